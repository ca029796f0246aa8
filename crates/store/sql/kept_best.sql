select learner_id, edition, ticket_kind, ticket_id, result
from best
where learner_id = $1
