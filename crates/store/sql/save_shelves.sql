insert into progress (learner_id, edition, shelf, questions)
values (:rows)
on conflict (learner_id, edition, shelf) do update set questions = excluded.questions
