insert into day (learner_id, edition, day, answers, right_answers)
values (:rows)
on conflict (learner_id, edition, day)
do update set answers = day.answers + excluded.answers, right_answers = day.right_answers + excluded.right_answers
