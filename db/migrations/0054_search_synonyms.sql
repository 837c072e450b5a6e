-- Searches that only the nearest results answered are told apart from those that stayed empty, and the team says what
-- typed words mean.
alter table search_misses add column relaxed integer not null default 0,
  add constraint search_misses_relaxed check (relaxed between 0 and count);
comment on column search_misses.relaxed is 'How many of the searches got results of a nearer text in place of none.';

create table search_synonyms (
  id uuid primary key default uuidv7(),
  language text not null check (language in ('de', 'en', 'fr', 'es', 'it')),
  typed text not null check (length(typed) between 1 and 60),
  meaning text not null check (length(meaning) between 1 and 60),
  country text check (country in ('DE', 'FR', 'ES', 'IT', 'GB')),
  region text check (length(region) between 1 and 80),
  made_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null default now(),
  check (region is null or country is not null),
  unique nulls not distinct (language, typed, country, region)
);
comment on column search_synonyms.typed is 'Folded words, as the search engine compares them.';
comment on column search_synonyms.region is 'As registers write it.';
create index search_synonyms_listed on search_synonyms (language, typed, id);
create index search_synonyms_maker on search_synonyms (made_by) where made_by is not null;
create index search_synonyms_changer on search_synonyms (changed_by) where changed_by is not null;

-- Every process keeps the synonyms in memory and reads them again when this number is another. It learns of them as of
-- changed schools.
create table search_synonyms_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 0
);
insert into search_synonyms_version default values;
create function note_synonym_change() returns trigger language plpgsql as $$
begin
  update search_synonyms_version set version = version + 1;
  perform pg_notify('school_changes', '');
  return null;
end $$;
create trigger search_synonyms_note_change after insert or update or delete on search_synonyms
  for each statement execute function note_synonym_change();
