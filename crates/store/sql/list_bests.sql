select ticket_kind, ticket_id, result
from best
where learner_id = $1 and edition = $2
