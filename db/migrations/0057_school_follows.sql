-- People follow single schools and get mails with their news.
create table school_follows (
  user_id uuid not null references users on delete cascade,
  school_id text not null references schools on delete cascade,
  mail text not null check (mail in ('never', 'weekly', 'at_once')),
  reviews boolean not null,
  events boolean not null,
  facts boolean not null,
  told_until timestamptz not null default now(),
  check_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (user_id, school_id),
  check (reviews or events or facts)
);
comment on table school_follows is 'Schools of whose news a person wants mails, and of which news.';
comment on column school_follows.told_until is 'What came until then was told.';
comment on column school_follows.check_at is 'When to look for news next.';
create index school_follows_of_school on school_follows (school_id);
create index school_follows_due on school_follows (check_at, user_id) where mail <> 'never';
