-- The desk where the team looks after schools: finds any of them, hidden and closed ones too, and merges those that
-- stand in the directory twice, so that it can be undone.

create function plain_text(text text) returns text language sql immutable strict parallel safe
return lower(public.unaccent('public.unaccent'::regdictionary, text));
comment on function plain_text is 'Without accents and capitals. Immutable as long as nobody edits the rules of the dictionary.';

create function school_desk_text(name text, city text, postal_code text, code text, id text) returns text
language sql immutable parallel safe
return ' ' || plain_text(concat_ws(' ', name, city, postal_code, code, id)) || ' ';
comment on function school_desk_text is 'What the desk finds a school by, each word between spaces.';

create index schools_desk_text on schools
  using gin (school_desk_text(name, city, postal_code, source_id, id) gin_trgm_ops);
create index school_profiles_desk_text on school_profiles
  using gin (school_desk_text(name, city, postal_code, null, null) gin_trgm_ops)
  where name is not null or city is not null or postal_code is not null;
create index school_codes_code on school_codes (plain_text(code));
create index schools_country on schools (country, id);
create index schools_not_active on schools (status, id) where status <> 'active';
create index schools_without_position on schools (id) where lat is null;
create index school_profiles_verified on school_profiles (school_id) where verified_at is not null;
create index schools_same_phone on schools (country, phone) where phone <> '';
create index schools_same_website on schools (country, website) where website <> '';

-- A merged school stays as a hidden row that redirects to the survivor. Each row that the merge touched stands in the
-- journal, so that undoing it touches those rows and no others.
create table school_merges (
  id uuid primary key default uuidv7(),
  merged_id text not null references schools on delete cascade,
  survivor_id text not null references schools on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  merged_by uuid references users on delete set null,
  merged_at timestamptz not null default now(),
  undone_by uuid references users on delete set null,
  undone_at timestamptz,
  undo_reason text not null default '' check (length(undo_reason) <= 1000),
  check (merged_id <> survivor_id),
  check (undone_at is not null or (undone_by is null and undo_reason = ''))
);
create unique index school_merges_standing on school_merges (merged_id) where undone_at is null;
create index school_merges_merged on school_merges (merged_id, id);
create index school_merges_survivor on school_merges (survivor_id, id);
create index school_merges_merged_by on school_merges (merged_by) where merged_by is not null;
create index school_merges_undone_by on school_merges (undone_by) where undone_by is not null;
create index school_merges_when on school_merges (merged_at);

create table school_merge_rows (
  id bigint primary key generated always as identity,
  merge_id uuid not null references school_merges on delete cascade,
  table_name text not null,
  act text not null check (act in ('moved', 'changed', 'added')),
  key jsonb not null,
  before jsonb not null,
  after jsonb not null
);
create index school_merge_rows_merge on school_merge_rows (merge_id, table_name);
comment on table school_merge_rows is 'Journal of a merge; removed when it can no longer be undone. Keys and states, never words of people.';
comment on column school_merge_rows.key is 'Columns that name the row.';
comment on column school_merge_rows.before is 'The columns that the merge changed, as they were; of added figures their row at the merged school.';

-- Pairs of schools that may be one, found every day.
create table school_twins (
  first_id text not null references schools on delete cascade,
  second_id text not null references schools on delete cascade,
  reason text not null check (reason in ('place', 'phone', 'website')),
  likeness real not null check (likeness between 0 and 1),
  found_at timestamptz not null default now(),
  dismissed_by uuid references users on delete set null,
  dismissed_at timestamptz,
  primary key (first_id, second_id),
  check (first_id < second_id),
  check (dismissed_at is not null or dismissed_by is null)
);
comment on column school_twins.likeness is 'Likeness of the names by their trigrams, from 0 to 1.';
comment on column school_twins.dismissed_at is 'Somebody looked and found that they are two.';
create index school_twins_second on school_twins (second_id);
create index school_twins_open on school_twins (likeness desc, first_id, second_id) where dismissed_at is null;
create index school_twins_dismissed_by on school_twins (dismissed_by) where dismissed_by is not null;
