select question_id
from favourite
where learner_id = $1 and edition = $2
order by added_at, question_id
