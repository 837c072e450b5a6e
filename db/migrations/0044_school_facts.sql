-- Official facts about schools: what registers and statistics of ministries say, each with its period, kept over the years.
-- They are bound to the code of a register rather than to a school, so that a statistic may come before the register and
-- both survive mergers of schools: `school_keys` leads from the code to the school that stands for it today.
create table school_facts (
  key text not null,
  fact text not null,
  period_start date not null,
  period text not null check (period in ('day', 'year', 'school_year')),
  number double precision,
  choice text,
  missing text check (missing in ('suppressed', 'too_few', 'not_applicable', 'not_published')),
  source text not null,
  run_id uuid references import_runs on delete set null,
  dated_by text not null check (dated_by in ('publisher', 'file', 'import')),
  primary key (key, fact, period_start),
  check (num_nonnulls(number, choice, missing) = 1)
);
comment on table school_facts is 'One official fact about a school in one period, by the code that its register gives the school.';
comment on column school_facts.key is 'Country and official code, as the id that a school gets at its first import.';
comment on column school_facts.period_start is 'First day of the year or school year, or the day itself.';
comment on column school_facts.number is 'The value of a fact that is a number; flags are 0 and 1.';
comment on column school_facts.choice is 'The value of a fact that is no number: a choice, or text as published.';
comment on column school_facts.missing is 'Why the publisher gives no value.';
comment on column school_facts.source is 'The source that said it last.';
comment on column school_facts.run_id is 'The import that wrote it; null when its record is no longer kept.';
comment on column school_facts.dated_by is 'Who names the period: the publisher for each fact, or else the file or the import as a whole. In the latter cases a later edition replaces the row.';
create index school_facts_run on school_facts (run_id) where run_id is not null;
create index school_facts_of_fact on school_facts (fact, period_start);

create view school_keys as
  select s.id as key, s.id as school_id from schools s
  where not exists (select from school_redirects r where r.old_id = s.id)
  union all
  select old_id, school_id from school_redirects;
comment on view school_keys is 'The school that stands for a code of a register today: its own, or the one it was merged into.';

create table import_fact_changes (
  run_id uuid not null references import_runs on delete cascade,
  key text not null,
  fact text not null,
  period_start date not null,
  before jsonb,
  primary key (run_id, key, fact, period_start)
);
comment on table import_fact_changes is 'Facts that a run wrote, so that it can be taken back.';
comment on column import_fact_changes.before is 'The row as it was; null for a fact that was not known.';

alter table import_runs
  add column facts_count integer not null default 0,
  add column facts_changed integer not null default 0,
  add column facts_waiting integer not null default 0;
comment on column import_runs.facts_count is 'Facts that the files held.';
comment on column import_runs.facts_changed is 'Facts that are new or differ from what was known.';
comment on column import_runs.facts_waiting is 'Facts whose school no register lists yet.';

create table fact_statistics (
  fact text not null,
  period_start date not null,
  area text not null,
  region text not null,
  category text not null,
  schools integer not null,
  low double precision not null,
  lower_quartile double precision not null,
  median double precision not null,
  upper_quartile double precision not null,
  high double precision not null,
  primary key (fact, period_start, area, region, category)
);
comment on table fact_statistics is 'How a fact is spread over open schools of a kind, in a region or (region empty) a whole area: a country, or a nation of the United Kingdom, since each measures in its own way. Made anew by each import for the facts that it wrote.';
comment on column fact_statistics.low is 'The 5th percentile, and high the 95th: single odd values must not stretch the scale.';
create index fact_statistics_of_kind on fact_statistics (area, category, region);
