-- Columns are text and bigint only, so that SQLite and PostgreSQL read alike:
-- ids are text, times are milliseconds since 1970 UTC, flags are 0 or 1.

create table learner (
    learner_id       text   primary key,
    kind             text   not null,            -- temporary or account
    email            text   not null default '', -- empty for a visitor
    subscription     text   not null default 'none',
    subscribed_until bigint not null default 0,
    created_at       bigint not null,
    last_seq         bigint not null default 0   -- the last place given out in the learner's own row of attempts
);

create unique index learner_by_email on learner (email) where email <> '';

-- One row for every answer given. Rows are added and never changed: all progress is folded from them.
create table attempt (
    attempt_id  text   primary key,  -- made on the learner's device: sending it twice changes nothing
    learner_id  text   not null,
    seq         bigint not null,     -- the order in which the server kept them; never before a row committed later
    edition     text   not null,
    question_id text   not null,
    chosen      text   not null,     -- JSON array of option ids
    is_right    bigint not null,
    mode        text   not null,
    ticket_kind text   not null,     -- empty without a ticket
    ticket_id   bigint not null,
    session_id  text   not null,     -- empty without a session
    answered_at bigint not null,     -- by the learner's device
    day         text   not null,     -- the edition's calendar day of answered_at
    received_at bigint not null
);

create unique index attempt_by_place on attempt (learner_id, seq);
create index attempt_by_question on attempt (learner_id, question_id);

-- What a learner knows. Questions that share the beginning of their id lie on one shelf, a line each
-- (fold/question.rs), so that a hundred answers rewrite a few rows and statistics read a few dozen,
-- however many answers there were.
create table progress (
    learner_id text not null,
    edition    text not null,
    shelf      text not null,
    questions  text not null,
    primary key (learner_id, edition, shelf)
);

-- The answers of one session that count: the first to each question, a line each (fold/session.rs).
create table session (
    learner_id  text   not null,
    edition     text   not null,
    session_id  text   not null,
    mode        text   not null,
    ticket_kind text   not null,
    ticket_id   bigint not null,
    result      bigint not null,     -- right answers that count for the best result
    answers     text   not null,
    primary key (learner_id, session_id, edition, mode, ticket_kind, ticket_id)
);

create index session_by_ticket on session (learner_id, edition, ticket_kind, ticket_id, result);

-- The best result of all sessions of a ticket, or of a mode that has no tickets.
create table best (
    learner_id  text   not null,
    edition     text   not null,
    ticket_kind text   not null,
    ticket_id   bigint not null,
    result      bigint not null,
    primary key (learner_id, edition, ticket_kind, ticket_id)
);

-- How much was answered on each of the edition's days.
create table day (
    learner_id text   not null,
    edition    text   not null,
    day        text   not null,
    answers    bigint not null,
    right_answers bigint not null,
    primary key (learner_id, edition, day)
);

-- How much visitors without an account answered from one network address on one day of receipt.
create table address_day (
    day     text   not null,
    address text   not null,
    answers bigint not null,
    primary key (day, address)
);

-- A session that the learner ended, with the result that was worked out then.
create table finish (
    learner_id  text   not null,
    session_id  text   not null,
    edition     text   not null,
    mode        text   not null,
    ticket_kind text   not null,
    ticket_id   bigint not null,
    started_at  bigint not null,
    finished_at bigint not null,
    answers     bigint not null,     -- how many answers the result was worked out from
    right_answers bigint not null,
    is_passed   bigint not null,
    result      text   not null,     -- JSON, as it was answered
    primary key (learner_id, session_id)
);

create index finish_by_mode on finish (learner_id, edition, mode, finished_at);

create table favourite (
    learner_id  text   not null,
    edition     text   not null,
    question_id text   not null,
    added_at    bigint not null,
    primary key (learner_id, edition, question_id)
);
