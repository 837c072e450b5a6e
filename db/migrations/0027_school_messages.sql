-- What visitors write to premium schools, and the dates that these schools announce.

create table school_messages (
  id uuid primary key default uuidv7(),
  school_id text not null references schools on delete cascade,
  sender_id uuid references users on delete cascade,
  name text not null check (length(name) between 2 and 120),
  email text not null check (length(email) between 3 and 254),
  phone text not null default '' check (length(phone) <= 60),
  text text not null check (length(text) between 10 and 3000),
  locale text not null check (locale in ('de', 'en', 'fr', 'es', 'it')),
  privacy_version text not null,
  created_at timestamptz not null default now(),
  answer text not null default '' check (length(answer) <= 3000),
  answered_by uuid references users on delete set null,
  answered_at timestamptz,
  check (answer = '' or answered_at is not null)
);
comment on table school_messages is 'Deleted after twelve months; nothing here is ever public.';
comment on column school_messages.sender_id is 'Null where the sender was not signed in; the message goes with the account.';
comment on column school_messages.locale is 'Language of the page it was written on; the mails to the sender are in it.';
comment on column school_messages.privacy_version is 'Which privacy text the sender agreed to, at created_at.';
comment on column school_messages.answer is 'What the school wrote back from the dashboard; empty where it answered some other way.';
comment on column school_messages.answered_at is 'Null while the message is open.';
create index school_messages_inbox on school_messages (school_id, id);
create index school_messages_open on school_messages (school_id, id) where answered_at is null;
create index school_messages_sender on school_messages (sender_id) where sender_id is not null;
create index school_messages_answered_by on school_messages (answered_by) where answered_by is not null;
create index school_messages_age on school_messages (created_at);

create table school_events (
  id uuid primary key default uuidv7(),
  school_id text not null references schools on delete cascade,
  kind text not null check (kind in ('open_day', 'info_evening', 'registration', 'other')),
  title text not null check (length(title) between 3 and 120),
  text text not null default '' check (length(text) <= 1000),
  language text not null check (language in ('de', 'en', 'fr', 'es', 'it')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text not null default '' check (length(place) <= 200),
  link text not null default '' check (length(link) <= 500),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
comment on column school_events.language is 'Language in which title and text are written.';
comment on column school_events.version is 'Counts changes: calendars know a newer state by it, and one of two editors at once is told about the other.';
create index school_events_school on school_events (school_id, ends_at);
