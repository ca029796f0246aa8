insert into finish (
    learner_id, session_id, edition, mode, ticket_kind, ticket_id, started_at, finished_at, answers, right_answers, is_passed, result
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
on conflict (learner_id, session_id)
do update set answers = excluded.answers, right_answers = excluded.right_answers,
    is_passed = excluded.is_passed, result = excluded.result
where excluded.answers > finish.answers
