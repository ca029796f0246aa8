insert into attempt (
    attempt_id, learner_id, seq, edition, question_id, chosen, is_right,
    mode, ticket_kind, ticket_id, session_id, answered_at, day, received_at
)
values (:rows)
