select day.learner_id, day.edition, day.day, day.answers
from (values (:rows)) as wanted
cross join day
where day.learner_id = wanted.column1
    and day.edition = wanted.column2
    and day.day = wanted.column3
