select learner_id
from learner
where learner_id > $1
order by learner_id
limit 500
