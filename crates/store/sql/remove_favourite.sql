delete from favourite
where learner_id = $1 and edition = $2 and question_id = $3
