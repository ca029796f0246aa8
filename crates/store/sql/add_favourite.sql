insert into favourite (learner_id, edition, question_id, added_at)
values ($1, $2, $3, $4)
on conflict (learner_id, edition, question_id) do nothing
