-- Other programs read the directory: the keys of their accounts, and which schools changed on which day.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null,
  hash bytea not null unique,
  ending text not null,
  created_at timestamptz not null default now()
);
comment on table api_keys is 'Keys by which programs of an account read more of the API.';
comment on column api_keys.hash is 'SHA-256 of the key, which is shown once and stored nowhere.';
comment on column api_keys.ending is 'Last letters of the key, by which its owner tells it from others.';
create index api_keys_of_user on api_keys (user_id);

create table api_key_days (
  key_id uuid not null references api_keys on delete cascade,
  day date not null,
  requests integer not null,
  primary key (key_id, day)
);
comment on table api_key_days is 'Requests with a key on a day in Berlin.';
create index api_key_days_day on api_key_days (day);

create table school_change_days (
  day date not null,
  school_id text not null,
  primary key (day, school_id)
);
comment on table school_change_days is 'Schools of which something changed, by day only: an instant would tell when a review was written.';
create index school_change_days_school on school_change_days (school_id, day);

create table school_change_state (
  single boolean primary key default true check (single),
  seen text not null,
  day date not null
);
comment on table school_change_state is 'How far school_changes has been read into school_change_days.';
comment on column school_change_state.seen is 'The moment up to which changes are read, as pg_current_snapshot() writes it.';
comment on column school_change_state.day is 'The day that is being collected; those before it never change again.';
insert into school_change_state (seen, day) values (pg_current_snapshot()::text, (now() at time zone 'Europe/Berlin')::date);
