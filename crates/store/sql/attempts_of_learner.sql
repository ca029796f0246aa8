select edition, question_id, attempt_id, answered_at, is_right, mode, session_id, ticket_kind, ticket_id, day
from attempt
where learner_id = $1
