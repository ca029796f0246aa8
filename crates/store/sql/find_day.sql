select answers, right_answers
from day
where learner_id = $1 and edition = $2 and day = $3
