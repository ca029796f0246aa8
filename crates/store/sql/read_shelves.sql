select progress.learner_id, progress.edition, progress.shelf, progress.questions
from (values (:rows)) as wanted
cross join progress
where progress.learner_id = wanted.column1
    and progress.edition = wanted.column2
    and progress.shelf = wanted.column3
