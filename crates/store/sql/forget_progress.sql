delete from progress
where learner_id = $1
