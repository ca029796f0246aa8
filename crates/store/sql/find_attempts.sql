select attempt.attempt_id, attempt.learner_id, attempt.question_id, attempt.chosen, attempt.answered_at, attempt.is_right
from (values (:rows)) as wanted
cross join attempt
where attempt.attempt_id = wanted.column1
