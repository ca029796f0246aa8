update learner
set last_seq = reached.column2
from (values (:rows)) as reached
where learner.learner_id = reached.column1
