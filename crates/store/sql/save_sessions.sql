insert into session (learner_id, edition, session_id, mode, ticket_kind, ticket_id, result, answers)
values (:rows)
on conflict (learner_id, session_id, edition, mode, ticket_kind, ticket_id)
do update set result = excluded.result, answers = excluded.answers
