delete from session
where learner_id = $1
