-- What a median is of: how many schools of the kind there are, and in which regions the known ones lie.

create table kind_statistics (
  area text not null,
  region text not null,
  kind text not null,
  schools integer not null,
  regions integer not null,
  expected integer,
  primary key (area, region, kind)
);
comment on table kind_statistics is
  'Open schools of registers by kind, in a region or (region empty) a whole area: a country, or a nation of the United Kingdom. Made anew by imports that change them.';
comment on column kind_statistics.regions is 'In how many regions they lie.';
comment on column kind_statistics.expected is
  'How many there should be by the numbers of the publishers; null where no register names one for the place.';
create trigger kind_statistics_note_change after insert or delete or update on kind_statistics
  for each statement execute function note_any_change();

alter table fact_statistics
  add column regions integer not null default 0,
  add column region_names text[] not null default '{}';
comment on column fact_statistics.regions is 'In how many regions the schools lie.';
comment on column fact_statistics.region_names is 'Their names; empty where there are more than three, or the register names none.';

-- The hourly task counts countries without coverage.
delete from coverage_statistics;
