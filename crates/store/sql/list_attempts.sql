select seq, attempt_id, question_id, chosen, is_right, mode, ticket_kind, ticket_id, session_id, answered_at
from attempt
where learner_id = $1 and edition = $2 and seq > $3
order by seq
limit $4
