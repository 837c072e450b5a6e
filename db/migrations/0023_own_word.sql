-- What a school said of itself, as it was after each change: the last twenty states, to look back and to restore.
create table school_versions (
  school_id text not null references schools on delete cascade,
  number integer not null check (number > 0),
  made_by uuid references users on delete set null,
  made_at timestamptz not null default now(),
  content jsonb not null,
  changed text[] not null,
  primary key (school_id, number)
);
create index school_versions_maker on school_versions (made_by);
comment on column school_versions.made_by is 'Null when the account is gone, or for the state before the first change that was kept.';
comment on column school_versions.changed is 'Columns of school_profiles, and texts as <section>.<language>, that differ from the version before.';

-- What the form of the profile held when somebody saved it without publishing: one for all who run the school.
create table school_drafts (
  school_id text primary key references schools on delete cascade,
  saved_by uuid references users on delete set null,
  saved_at timestamptz not null default now(),
  content jsonb not null
);
create index school_drafts_saver on school_drafts (saved_by);

-- People count what they see as one character as one, however many code points it is made of: the form holds the limits
-- of 300 and 5,000 characters by that count, and these only keep rows from growing without end.
alter table school_texts drop constraint school_texts_check;
alter table school_texts add constraint school_texts_length
  check (length(text) between 1 and case section when 'summary' then 3000 else 50000 end);
