-- Which edition of a register says what, so that files end the same in whatever order they are imported.

alter table schools
  add column source_layout text,
  add column field_editions jsonb;
comment on column schools.source_layout is
  'The table of the register that lists the school; of two of the same day, the one that counts more.';
comment on column schools.field_editions is
  'Fields that are not of the edition of the row: the edition that tells them as "<source> <day> <layout>", empty if none does.';

create table register_listings (
  source text not null,
  code text not null,
  listed_on date,
  is_open boolean not null,
  run_id uuid,
  primary key (source, code),
  foreign key (source, code) references school_codes on delete cascade
);
comment on table register_listings is 'The newest edition of a register that lists a code.';
comment on column register_listings.listed_on is 'Day of the edition; null if nobody knows it, which counts as the oldest.';
comment on column register_listings.is_open is 'Whether that edition lists the school as open.';
comment on column register_listings.run_id is 'The import that said so last; null when its record is no longer kept.';
create index register_listings_run on register_listings (run_id) where run_id is not null;

create table whole_editions (
  source text not null,
  edition_day date not null,
  run_id uuid references import_runs on delete set null,
  primary key (source, edition_day)
);
comment on table whole_editions is
  'Editions that list every school of their register: a school that the newest of them lacks is closed.';
create index whole_editions_run on whole_editions (run_id) where run_id is not null;

alter table school_facts add column edition_day date;
comment on column school_facts.edition_day is
  'Day of the edition that says so; of two about the same period the later counts. Null if nobody knows it.';
