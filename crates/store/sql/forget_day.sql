delete from day
where learner_id = $1
