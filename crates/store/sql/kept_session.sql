select learner_id, edition, session_id, mode, ticket_kind, ticket_id, result, answers
from session
where learner_id = $1
