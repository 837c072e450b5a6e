-- The calendar of admission: the days on which families register, hear of places and have holidays.

create table admission_dates (
  id uuid primary key default uuidv7(),
  origin text not null check (origin in ('file', 'team')),
  country text not null check (country in ('DE', 'FR', 'ES', 'IT', 'GB')),
  area text not null default '' check (length(area) <= 120),
  stages text[] not null default '{}' check (stages <@ array['nursery', 'primary', 'secondary', 'high_school',
    'vocational', 'special_needs']),
  school_form text not null default '' check (length(school_form) <= 80),
  sector text not null default '' check (sector in ('', 'public', 'private')),
  event text not null check (event in ('registration', 'deadline', 'late_deadline', 'offers', 'reply', 'appeal',
    'enrolment', 'test', 'school_start', 'school_end', 'holidays')),
  name text not null default '' check (length(name) <= 120),
  rule text not null default '' check (length(rule) <= 40),
  starts_on date,
  ends_on date,
  school_year text not null default '' check (school_year ~ '^(\d{4}/\d\d)?$'),
  turns text not null default '' check (length(turns) <= 20),
  bring text[] not null default '{}',
  source_url text not null check (length(source_url) <= 500),
  publisher text not null check (length(publisher) between 1 and 160),
  licence text not null default '' check (length(licence) <= 80),
  read_on date,
  valid_until date,
  cite text not null default '' check (length(cite) <= 200),
  note text not null default '' check (length(note) <= 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint admission_dates_key
    unique (origin, country, area, stages, school_form, sector, event, name, school_year),
  constraint admission_dates_days check ((starts_on is null) = (ends_on is null) and starts_on <= ends_on
    and (starts_on is null or rule = ''))
);
comment on table admission_dates is
  'A day or period of admission, or holidays, in an area; without rule and days it says that only the publisher knows.';
comment on column admission_dates.origin is
  'file: from data/admissions, changed by the program alone; team: wins over a row of a file with the same key.';
comment on column admission_dates.area is
  'Empty for the whole country; else a region of the directory, ENG, WLS, SCT, NIR, ENG/<local authority>, académie, zone.';
comment on column admission_dates.stages is 'In the order of the check; empty for all.';
comment on column admission_dates.rule is
  'Recurring day or period, as app/features/admission-dates/rules/recurring-rule.ts reads it.';
comment on column admission_dates.school_year is 'The year of entry, or of the holidays; empty for every year.';
comment on column admission_dates.turns is 'Whom it is about: 6@06-30@0 are children who turn 6 by 30 June of that year.';
comment on column admission_dates.read_on is 'Day of the copy of the source that was read, if it states one.';
comment on column admission_dates.valid_until is 'Last day on which the row may be shown; null for statutes.';
create index admission_dates_place on admission_dates (country, area);
create trigger admission_dates_note_change after insert or delete or update on admission_dates
  for each statement execute function note_any_change();
