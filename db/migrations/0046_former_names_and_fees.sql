-- Names that a register gave a school before: families search a school by the name they know.
create table school_former_names (
  school_id text not null references schools on delete cascade,
  name text not null,
  replaced_on date not null,
  source text not null,
  run_id uuid references import_runs on delete set null,
  primary key (school_id, name)
);
comment on table school_former_names is 'Names under which a register listed a school before. An import adds one when it renames the school; another spelling is no other name.';
comment on column school_former_names.replaced_on is 'Day of the first edition with another name, or of its import if the edition names no day.';
comment on column school_former_names.source is 'The register.';
comment on column school_former_names.run_id is 'The import that renamed the school; null when its record is no longer kept.';
create index school_former_names_run on school_former_names (run_id) where run_id is not null;

-- What a school that is not public says that a year costs.
alter table school_profiles
  add column fees_from integer check (fees_from between 0 and 200000),
  add column fees_to integer check (fees_to between 0 and 200000),
  add column fees_year smallint check (fees_year between 2000 and 2100),
  add column fees_included text[] not null default '{}' check (
    fees_included <@ array['meals', 'care', 'books', 'materials', 'trips', 'transport', 'boarding']),
  add check (num_nulls(fees_from, fees_to, fees_year) in (0, 3) and fees_from <= fees_to);
comment on column school_profiles.fees_from is 'Least amount for a year, in the currency of the country; fees_to is the greatest.';
comment on column school_profiles.fees_year is 'Year in which the school year starts to which the fees apply.';
comment on column school_profiles.fees_included is 'What the fees include.';
