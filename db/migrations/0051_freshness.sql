-- How much of each country the directory knows, and how fresh it is: counted once by each import. Imports that come again
-- by themselves, from addresses of publishers.
create table coverage_statistics (
  country text not null,
  region text,
  category text,
  schools integer not null,
  located integer not null,
  described integer not null,
  unique nulls not distinct (country, region, category)
);
comment on table coverage_statistics is 'Open schools of registers by country, region and kind; without region those of the whole country, without kind those of all kinds. Made anew by each import.';
comment on column coverage_statistics.region is 'As the registers write it; empty for schools whose register names none, null for the whole country.';
comment on column coverage_statistics.located is 'Schools with a position.';
comment on column coverage_statistics.described is 'Schools about which at least six official facts are known that apply to their kind.';

create table source_statistics (
  source text primary key,
  schools integer not null,
  facts integer not null,
  edition date,
  period_start date,
  period text check (period in ('year', 'school_year')),
  check ((period is null) = (period_start is null))
);
comment on table source_statistics is 'What stands in the directory from each register or statistic. Made anew by each import.';
comment on column source_statistics.schools is 'Open schools for which this register decides.';
comment on column source_statistics.edition is 'The newest day of schools of the source; null where files and people named none.';
comment on column source_statistics.period_start is 'First day of the newest year or school year of its facts.';

create table import_schedules (
  id uuid primary key default uuidv7(),
  source text not null,
  rhythm text not null check (rhythm in ('daily', 'weekly', 'monthly', 'quarterly', 'yearly')),
  complete boolean not null default false,
  max_loss integer not null default 5 check (max_loss between 1 and 50),
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  paused boolean not null default false,
  next_at timestamptz not null default now(),
  checked_at timestamptz,
  changed_at timestamptz,
  problem text check (problem in ('unreachable', 'failed', 'shrunk', 'late')),
  problem_detail text not null default '',
  problem_since timestamptz,
  check ((problem is null) = (problem_since is null))
);
comment on table import_schedules is 'Imports that come again by themselves, when what the addresses hold has changed.';
comment on column import_schedules.created_by is 'Null for accounts that are gone.';
comment on column import_schedules.max_loss is 'Per cent of the rows or facts of the import before that an edition may have fewer of.';
comment on column import_schedules.checked_at is 'When the addresses were last read without a failure.';
comment on column import_schedules.changed_at is 'When what they hold was last imported.';
comment on column import_schedules.problem is 'What the team was told of, until it is over.';
comment on column import_schedules.problem_detail is 'An English sentence.';
create index import_schedules_created_by on import_schedules (created_by) where created_by is not null;

create table import_schedule_files (
  schedule_id uuid not null references import_schedules on delete cascade,
  number integer not null,
  address text not null check (length(address) between 1 and 2000),
  etag text check (length(etag) <= 1000),
  last_modified text check (length(last_modified) <= 100),
  sha256 text,
  primary key (schedule_id, number)
);
comment on table import_schedule_files is 'The addresses of a scheduled import, and what tells whether their content has changed.';

create table import_checks (
  id bigint generated always as identity primary key,
  schedule_id uuid not null references import_schedules on delete cascade,
  at timestamptz not null default now(),
  outcome text not null check (outcome in ('unchanged', 'changed', 'unreachable')),
  run_id uuid references import_runs on delete set null,
  detail text not null default ''
);
comment on table import_checks is 'Each look of a scheduled import at its addresses.';
comment on column import_checks.run_id is 'The trial of a changed content; an import follows it by itself.';
create index import_checks_of_schedule on import_checks (schedule_id, id);
create index import_checks_of_run on import_checks (run_id) where run_id is not null;

-- A look at addresses takes as long as their files. One that died is made again; two at once would do the same twice.
select pgboss.create_queue('check_import', '{"policy": "short", "deadLetter": "dead_letters",
  "retryLimit": 5, "retryDelay": 30, "retryBackoff": true, "retryDelayMax": 600,
  "expireInSeconds": 3600, "heartbeatSeconds": 60, "deleteAfterSeconds": 86400}');
