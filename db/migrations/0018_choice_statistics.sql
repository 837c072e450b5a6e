-- How many like schools stand at each of a fact's words.

create table choice_statistics (
  fact text not null,
  area text not null,
  region text not null,
  category text not null,
  period_start date,
  period text check (period in ('year', 'school_year')),
  schools integer not null,
  counts jsonb not null,
  regions integer not null,
  region_names text[] not null,
  counted_on date not null default (now() at time zone 'Europe/Berlin')::date,
  primary key (fact, area, region, category),
  constraint choice_statistics_period_and_start check ((period is null) = (period_start is null))
);
comment on table choice_statistics is
  'How many open schools of a kind have each choice of a fact, in a region or (region empty) a whole area: a country, or a nation of the United Kingdom. Made anew by each import for the facts that it wrote.';
comment on column choice_statistics.category is 'The kind of schools that are compared, as in `fact_statistics`.';
comment on column choice_statistics.period_start is
  'First day of the newest year or school year, of which the choices are; null where a day dates each choice, such as that of an inspection, and the newest of each school counts.';
comment on column choice_statistics.counts is 'Number of schools by choice.';
comment on column choice_statistics.regions is 'In how many regions the schools lie.';
comment on column choice_statistics.region_names is
  'Their names; empty where there are more than three, or the register names none.';
comment on column choice_statistics.counted_on is 'The day, in Berlin, on which the schools were counted.';
create trigger choice_statistics_note_change after insert or delete or update on choice_statistics
  for each statement execute function note_any_change();

-- The hourly task counts countries without coverage.
delete from coverage_statistics;
