-- Whoever writes to the team opens a case with a number: by the contact form, as somebody named in a review, or from the
-- support page of the dashboard.
create table tickets (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 20001) unique,
  kind text not null check (kind in ('contact', 'named_person', 'live_chat', 'email', 'phone', 'priority')),
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  subject text not null default '' check (length(subject) <= 1000),
  wish text check (wish in ('removal', 'correction', 'access')),
  sender_name text not null check (length(sender_name) <= 400),
  sender_email text not null check (length(sender_email) <= 254),
  sender_phone text check (length(sender_phone) between 1 and 100),
  preferred_time text check (length(preferred_time) between 1 and 400),
  locale text not null check (locale in ('de', 'en', 'fr', 'es', 'it')),
  user_id uuid references users on delete set null,
  school_id text references schools on delete set null,
  consent_version text,
  consented_at timestamptz,
  created_at timestamptz not null default now(),
  due_at timestamptz not null,
  answered_at timestamptz,
  closed_at timestamptz,
  check ((kind = 'named_person') = (wish is not null)),
  check ((consent_version is null) = (consented_at is null)),
  check (kind <> 'contact' or consent_version is not null),
  check (state <> 'answered' or answered_at is not null),
  check ((state = 'closed') = (closed_at is not null))
);
comment on column tickets.state is 'open: the team has to answer; answered: the sender may write again.';
comment on column tickets.subject is 'Of a named person: the address of the review or school that it is about.';
comment on column tickets.consent_version is 'Which wording of the privacy checkbox the sender agreed to.';
comment on column tickets.due_at is 'Until when the team is to answer what the sender wrote first since its last answer.';
comment on column tickets.answered_at is 'Of the last answer.';
create index tickets_open on tickets (created_at, id) where state = 'open';
create index tickets_state on tickets (state, due_at, id);
create index tickets_kind on tickets (kind, state, due_at, id);
create index tickets_sender on tickets (lower(sender_email), created_at);
create index tickets_user on tickets (user_id, created_at) where user_id is not null;
create index tickets_school on tickets (school_id) where school_id is not null;
create index tickets_created on tickets (created_at);

create table ticket_messages (
  id uuid primary key default uuidv7(),
  ticket_id uuid not null references tickets on delete cascade,
  author text not null check (author in ('sender', 'team')),
  internal boolean not null default false,
  text text not null check (length(text) between 1 and 50000),
  author_id uuid references users on delete set null,
  created_at timestamptz not null default now(),
  check (author = 'team' or not internal)
);
comment on column ticket_messages.internal is 'A note that only the team reads.';
create index ticket_messages_ticket on ticket_messages (ticket_id, created_at, id);
create index ticket_messages_author on ticket_messages (author_id) where author_id is not null;
