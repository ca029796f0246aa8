insert into learner (learner_id, kind, email, subscription, subscribed_until, created_at)
values ($1, $2, $3, $4, $5, $6)
on conflict do nothing
