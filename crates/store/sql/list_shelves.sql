select questions
from progress
where learner_id = $1 and edition = $2
