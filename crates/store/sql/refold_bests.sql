-- A late answer took something from a session: the best of the ticket is sought again.
select wanted.column1, wanted.column2, wanted.column3, wanted.column4, max(session.result)
from (values (:rows)) as wanted
cross join session
where session.learner_id = wanted.column1
    and session.edition = wanted.column2
    and session.ticket_kind = wanted.column3
    and session.ticket_id = wanted.column4
group by wanted.column1, wanted.column2, wanted.column3, wanted.column4
