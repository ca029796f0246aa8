select learner_id, edition, day, answers, right_answers
from day
where learner_id = $1
