select learner_id, kind, email, subscription, subscribed_until
from learner
where learner_id = $1
