-- What visitors report about photos, videos, texts and events of schools, and what the team decides about these. Reports
-- and decisions outlive what they are about, so they name it without a foreign key and keep it as it was.
create table content_reports (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 500001) unique,
  school_id text not null,
  item text not null check (length(item) <= 100),
  kind text not null check (kind in ('rule', 'illegal')),
  rule text not null,
  reason text not null check (length(reason) between 1 and 3000),
  reporter_id uuid references users on delete set null,
  reporter_name text not null default '' check (length(reporter_name) <= 120),
  reporter_email text not null default '' check (length(reporter_email) <= 254),
  good_faith boolean not null default false,
  locale text not null check (locale in ('de', 'en', 'fr', 'es', 'it')),
  content jsonb not null,
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check (kind = 'rule' or good_faith),
  check ((state = 'open') = (decided_at is null))
);
comment on column content_reports.item is 'Kind and key, such as image.<id> or text.<section>.<language>.';
create index content_reports_open_illegal on content_reports (created_at, id) where state = 'open' and kind = 'illegal';
create index content_reports_open_rule on content_reports (created_at, id) where state = 'open' and kind = 'rule';
create index content_reports_item on content_reports (school_id, item);
create index content_reports_reporter on content_reports (reporter_id) where reporter_id is not null;
create index content_reports_decided on content_reports (decided_at) where decided_at is not null;
-- One open report of each person about each thing.
create unique index content_reports_one_open on content_reports
  (school_id, item, coalesce(reporter_id::text, lower(reporter_email))) where state = 'open' and (reporter_id is not null or reporter_email <> '');

create table content_decisions (
  id uuid primary key default uuidv7(),
  school_id text not null,
  item text not null check (length(item) <= 100),
  outcome text not null check (outcome in ('removed', 'edited', 'dismissed')),
  rule text,
  law text not null default '' check (length(law) <= 300),
  facts text not null check (length(facts) between 1 and 3000),
  content jsonb not null,
  decided_by uuid not null,
  decided_at timestamptz not null default now(),
  check (outcome = 'dismissed' or rule is not null)
);
comment on column content_decisions.content is 'What was decided about, as it stood then.';
create index content_decisions_school on content_decisions (school_id, decided_at desc);
create trigger content_decisions_append_only before update or delete or truncate on content_decisions
  for each statement execute function refuse_change();

create table content_appeals (
  id uuid primary key default uuidv7(),
  decision_id uuid not null unique references content_decisions,
  school_id text not null,
  user_id uuid references users on delete set null,
  text text not null check (length(text) between 1 and 3000),
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  answer text not null default '' check (length(answer) <= 3000),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
create index content_appeals_open on content_appeals (created_at, id) where state = 'open';
create index content_appeals_user on content_appeals (user_id) where user_id is not null;

-- A photo or video that the team removed: hidden like a deleted one, and no member can bring it back.
alter table school_media add column removed_by uuid references content_decisions;
create index school_media_removed_by on school_media (removed_by) where removed_by is not null;

alter table desk_locks drop constraint desk_locks_kind_check;
alter table desk_locks add constraint desk_locks_kind_check
  check (kind in ('review', 'claim', 'correction', 'ticket', 'content'));
