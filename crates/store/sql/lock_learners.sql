select learner.learner_id, learner.last_seq
from (values (:rows)) as wanted
cross join learner
where learner.learner_id = wanted.column1
order by learner.learner_id -- always in this order, so that two processes never wait for each other
:locking
