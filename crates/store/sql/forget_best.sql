delete from best
where learner_id = $1
