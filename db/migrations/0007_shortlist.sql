-- Schools that people keep in their account. What is kept on the device only never comes here.

create table favourites (
  user_id uuid not null references users on delete cascade,
  school_id text not null references schools on delete cascade,
  note text not null default '' check (char_length(note) <= 2000),
  visit_on date,
  created_at timestamptz not null default now(),
  primary key (user_id, school_id)
);
comment on column favourites.note is 'For the person alone.';
create index favourites_school on favourites (school_id);
