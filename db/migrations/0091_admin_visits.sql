-- An admin in the dashboard of a school: until when, and for the school to see.
create table admin_visits (
  id uuid primary key default uuidv7(),
  user_id uuid references users on delete set null,
  school_id text not null references schools on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  started_at timestamptz not null default now(),
  until timestamptz not null
);
comment on column admin_visits.until is 'Brought forward when the admin leaves; a person has one visit at a time.';
create index admin_visits_user on admin_visits (user_id, until) where user_id is not null;
create index admin_visits_school on admin_visits (school_id, started_at desc);
