-- Who of the team works on what: whoever opens a matter has it for a while, others only read. A review stands for all that
-- is open about it.
create table desk_locks (
  kind text not null check (kind in ('review', 'claim', 'correction', 'ticket')),
  id uuid not null,
  user_id uuid not null references users on delete cascade,
  taken_at timestamptz not null default now(),
  until timestamptz not null,
  primary key (kind, id)
);
comment on column desk_locks.until is 'Renewed while the page is open; later than that, anybody may take the matter.';
create index desk_locks_user on desk_locks (user_id);
create index desk_locks_until on desk_locks (until);

-- Illegal content is due sooner than a breach of our rules: each of the two is read in the order in which it is due.
create index review_reports_open_illegal on review_reports (created_at, id) where state = 'open' and kind = 'illegal';
create index review_reports_open_rule on review_reports (created_at, id) where state = 'open' and kind = 'rule';

-- What the figures of a month are counted from.
create index school_claims_decided on school_claims (decided_at) where decided_at is not null;
create index school_corrections_decided on school_corrections (decided_at) where decided_at is not null;
create index tickets_answered on tickets (answered_at) where answered_at is not null;
create index reviews_written on reviews (created_at);

-- Jobs that were done are soon forgotten, so mails are counted by day.
create table mail_counts (
  day date primary key,
  sent integer not null default 0 check (sent >= 0),
  failed integer not null default 0 check (failed >= 0)
);
comment on column mail_counts.failed is 'Refused for good, or never delivered: each lies in dead_letters.';
