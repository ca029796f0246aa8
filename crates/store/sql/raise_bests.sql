insert into best (learner_id, edition, ticket_kind, ticket_id, result)
values (:rows)
on conflict (learner_id, edition, ticket_kind, ticket_id)
do update set result = excluded.result
where excluded.result > best.result
