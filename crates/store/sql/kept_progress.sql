select learner_id, edition, shelf, questions
from progress
where learner_id = $1
