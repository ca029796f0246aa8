select session.learner_id, session.edition, session.session_id, session.mode, session.ticket_kind, session.ticket_id,
    session.result, session.answers
from (values (:rows)) as wanted
cross join session
where session.learner_id = wanted.column1
    and session.edition = wanted.column2
    and session.session_id = wanted.column3
    and session.mode = wanted.column4
    and session.ticket_kind = wanted.column5
    and session.ticket_id = wanted.column6
