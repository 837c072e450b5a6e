-- Mails about saved searches also tell, if wanted, what is new at the schools that matched before.
alter table saved_searches
  add column reviews boolean not null default false,
  add column events boolean not null default false,
  add column facts boolean not null default false,
  add column told_until timestamptz not null default now();
comment on column saved_searches.told_until is 'What came until then at schools that match was told.';
