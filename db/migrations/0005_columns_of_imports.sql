alter table import_runs
  add column confirmed boolean not null default false,
  add column columns jsonb;
comment on column import_runs.confirmed is 'The person has said that the files answer the question of the source.';
comment on column import_runs.columns is 'Which columns were lacking or not read, and how many cells of each field were filled.';

alter table import_schedules
  drop constraint import_schedules_problem_check,
  add constraint import_schedules_problem_check
    check (problem in ('unreachable', 'failed', 'shrunk', 'columns', 'late'));
