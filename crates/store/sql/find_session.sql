select answers
from session
where learner_id = $1 and session_id = $2 and edition = $3 and mode = $4 and ticket_kind = $5 and ticket_id = $6
