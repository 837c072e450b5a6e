-- Changes of the terms of use, announced to everybody with an account.
create table terms_changes (
  id uuid primary key default uuidv7(),
  effective_on date not null,
  texts jsonb not null,
  saved_at timestamptz not null default now(),
  ordered_at timestamptz,
  mailed_up_to uuid,
  mailed integer not null default 0,
  done_at timestamptz
);
comment on table terms_changes is 'Announced by email at least 15 days before they apply, as the terms promise (Art. 3(2) Regulation (EU) 2019/1150).';
comment on column terms_changes.texts is 'What changes, by language: {"de": "…", …}.';
comment on column terms_changes.ordered_at is 'When an admin ordered the mails; null for the draft, of which there is at most one.';
comment on column terms_changes.mailed_up_to is 'Last account, by id, that was written to.';
create unique index terms_changes_one_draft on terms_changes ((true)) where ordered_at is null;
create index terms_changes_unfinished on terms_changes (ordered_at) where ordered_at is not null and done_at is null;
