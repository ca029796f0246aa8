select attempt.learner_id, attempt.edition, attempt.question_id, attempt.attempt_id, attempt.answered_at, attempt.is_right, attempt.mode
from (values (:rows)) as wanted
cross join attempt
where attempt.learner_id = wanted.column1
    and attempt.edition = wanted.column2
    and attempt.question_id = wanted.column3
