-- Imports as a screen: a run is ordered, tried, carried out and taken back. Files wait in the store, and what a run did to
-- which school is kept for as long as it can be taken back.

alter table import_runs
  drop constraint import_runs_state_check,
  add check (state in ('waiting', 'running', 'finished', 'failed', 'cancelled')),
  add column kind text not null default 'import' check (kind in ('trial', 'import', 'undo')),
  add column of_run uuid references import_runs,
  add column started_by uuid references users on delete set null,
  add column day date,
  add column undated boolean not null default false,
  add column cancel_asked boolean not null default false,
  add column bytes_total bigint not null default 0,
  add column bytes_read bigint not null default 0,
  add check ((kind = 'undo' and of_run is not null) or kind <> 'undo'),
  add check (kind <> 'trial' or of_run is null);
comment on column import_runs.of_run is 'The trial whose files an import takes, or the import that an undo takes back.';
comment on column import_runs.started_by is 'Null for the command and for accounts that are gone.';
comment on column import_runs.day is 'The day of the facts that the person gave.';
comment on column import_runs.undated is 'Some schools came without a day.';
create index import_runs_of on import_runs (of_run) where of_run is not null;
create index import_runs_started_by on import_runs (started_by) where started_by is not null;
-- A trial is carried out once, and an import taken back once; one that failed can be ordered again.
create unique index import_runs_once on import_runs (of_run, kind)
  where of_run is not null and state in ('waiting', 'running', 'finished');

create table import_files (
  run_id uuid not null references import_runs on delete cascade,
  number integer not null,
  name text not null check (length(name) between 1 and 200),
  address text,
  key text,
  bytes bigint,
  modified date,
  primary key (run_id, number),
  check (address is not null or key is not null),
  check ((key is null) = (bytes is null))
);
comment on table import_files is 'Files of a trial; the import that carries it out takes the same bytes.';
comment on column import_files.address is 'Where the file is to be fetched from, or was.';
comment on column import_files.key is 'In the store; null until an address was fetched.';
comment on column import_files.modified is 'The day that the server named as that of the last change.';

create table import_changes (
  run_id uuid not null references import_runs on delete cascade,
  kind text not null check (kind in ('added', 'changed', 'closed')),
  school_id text not null,
  name text not null,
  city text not null,
  before jsonb,
  after jsonb,
  mark text not null,
  outcome text check (outcome in ('undone', 'newer', 'in_use', 'gone')),
  primary key (run_id, kind, school_id)
);
comment on table import_changes is 'What a run did, or would do, to which school. Not bound to schools: those of a trial are not there.';
comment on column import_changes.before is 'Old values of what changed; null for an added school.';
comment on column import_changes.mark is 'Of the whole row as the run left it: a row with another mark was touched later.';
comment on column import_changes.outcome is 'What became of it when the run was taken back.';

-- A country takes minutes. A job that died is looked at again, and then only tells that its run has failed.
select pgboss.create_queue('run_import', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 5, "retryDelay": 2, "retryBackoff": true, "retryDelayMax": 60,
  "expireInSeconds": 14400, "heartbeatSeconds": 60, "deleteAfterSeconds": 86400}');
