-- What the team adds to the lists of words that reviews are held against, and what it takes out of them. The lists that
-- the program brings stand in app/features/screening/rules.
create table screening_entries (
  id uuid primary key default uuidv7(),
  language text not null check (language in ('de', 'en', 'fr', 'es', 'it')),
  list text not null check (list ~ '^(names|insults|health)\.[a-zA-Z]+$'),
  entry text not null check (length(entry) between 2 and 80),
  effect text not null check (effect in ('add', 'leave_out')),
  enabled boolean not null default true,
  note text not null default '' check (length(note) <= 500),
  made_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null default now(),
  unique (language, list, entry)
);
comment on column screening_entries.entry is 'Words with at most a star at the ends of each, folded as texts are when they are screened.';
comment on column screening_entries.effect is 'Whether it joins the list, or takes the same entry of the program out of it.';
create index screening_entries_maker on screening_entries (made_by) where made_by is not null;
create index screening_entries_changer on screening_entries (changed_by) where changed_by is not null;

-- Every process keeps the lists in memory and reads them again when this number is another.
create table screening_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 0
);
insert into screening_version default values;
create function note_screening_change() returns trigger language plpgsql as $$
begin
  update screening_version set version = version + 1;
  return null;
end $$;
create trigger screening_entries_note_change after insert or update or delete on screening_entries
  for each statement execute function note_screening_change();

-- What a change would have done to the reviews of the last month is tried on the newest ones first.
create index reviews_of_language on reviews (language, created_at desc, id desc);
