select edition, mode, ticket_kind, ticket_id, started_at, finished_at, answers, right_answers, is_passed, result
from finish
where learner_id = $1 and edition = $2 and mode = $3
order by finished_at desc, session_id desc
limit 1
