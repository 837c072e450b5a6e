-- Which schools are responsible for a home: areas with an outline, or streets with their house numbers, each edition for
-- one school year.
create table catchments (
  source text not null,
  period_start date not null,
  unit text not null,
  part text not null default '',
  name text not null,
  district text not null default '',
  outline jsonb,
  west double precision,
  south double precision,
  east double precision,
  north double precision,
  street text not null default '',
  first_house integer,
  last_house integer,
  house_side text not null default 'both' check (house_side in ('odd', 'even', 'both')),
  school_key text,
  run_id uuid references import_runs on delete set null,
  primary key (source, period_start, unit, part),
  check (num_nonnulls(outline, school_key) = 1),
  check (num_nonnulls(outline, west, south, east, north) in (0, 5)),
  check (first_house <= last_house)
);
comment on table catchments is 'An area, or a street with its house numbers, whose children belong to certain schools.';
comment on column catchments.period_start is 'First day of the school year.';
comment on column catchments.unit is 'Number of the area, or code of the commune; a later file replaces it as a whole.';
comment on column catchments.part is 'Tells the rows of a commune apart.';
comment on column catchments.name is 'Name of the commune, or number of the area as people read it.';
comment on column catchments.district is 'Borough of the city, or part of the commune.';
comment on column catchments.outline is 'Coordinates of a multipolygon as in GeoJSON (RFC 7946), WGS84.';
comment on column catchments.street is 'As published; empty for the whole commune.';
comment on column catchments.first_house is 'Lowest house number; null without a lower end, as with last_house.';
comment on column catchments.school_key is 'Country and official code of the school, as in `school_facts`.';
comment on column catchments.run_id is 'The import that wrote it; null when its record is no longer kept.';
create index catchments_at on catchments using gist (box(point(west, south), point(east, north)));
create index catchments_school on catchments (school_key) where school_key is not null;
create index catchments_commune on catchments (lower(name)) where school_key is not null;
create index catchments_run on catchments (run_id) where run_id is not null;

create table import_catchment_changes (
  run_id uuid not null references import_runs on delete cascade,
  source text not null,
  period_start date not null,
  unit text not null,
  part text not null,
  before jsonb,
  primary key (run_id, source, period_start, unit, part)
);
comment on table import_catchment_changes is 'Catchments that a run wrote or removed, so that it can be taken back.';
comment on column import_catchment_changes.before is 'The row as it was; null for one that was not known.';

alter table import_runs
  add column catchments_count integer not null default 0,
  add column catchments_changed integer not null default 0,
  add column catchments_removed integer not null default 0;
comment on column import_runs.catchments_count is 'Areas and streets that the files held.';
comment on column import_runs.catchments_changed is 'Areas and streets that are new or differ from what was known.';
comment on column import_runs.catchments_removed is 'Areas and streets of the same school year that the files no longer hold.';

-- Profiles show the catchment of their school.
create trigger catchments_note_change after insert or update or delete on catchments
  for each statement execute function note_any_change();
