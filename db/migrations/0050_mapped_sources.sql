-- Registers and statistics that a mapping declares instead of the program: a file says which column is what, who publishes
-- the data and how they are to be attributed.
create table mapped_sources (
  id text primary key check (id ~ '^(de|fr|es|it|gb)(-[a-z0-9]+)+$'),
  mapping jsonb not null check (jsonb_typeof(mapping) = 'object' and mapping ->> 'id' = id),
  updated_at timestamptz not null default now()
);
comment on table mapped_sources is 'Sources that a mapping declares, as of their last import.';
comment on column mapped_sources.mapping is 'The mapping file: publisher, licence, attribution, and what each column is.';

alter table import_runs
  drop constraint import_runs_kind_check,
  add constraint import_runs_kind_check check (kind in ('inspection', 'trial', 'import', 'undo')),
  add column mapping jsonb,
  add column findings jsonb,
  add column inspection_id uuid references import_runs on delete set null;
comment on column import_runs.mapping is 'The mapping by which the files are read, if the source has one; of an inspection the draft.';
comment on column import_runs.findings is 'Of an inspection the columns of its file, of a trial by a mapping what it makes of the first rows; removed with the files.';
comment on column import_runs.inspection_id is 'The inspection for whose file the mapping of a trial was made.';
create index import_runs_inspection on import_runs (inspection_id) where inspection_id is not null;
