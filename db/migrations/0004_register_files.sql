create table register_files (
  source text not null,
  file text not null,
  address text not null check (length(address) between 1 and 2000),
  edition date,
  version text check (length(version) <= 1000),
  etag text check (length(etag) <= 1000),
  last_modified text check (length(last_modified) <= 100),
  sha256 text not null,
  bytes bigint not null,
  fetched_at timestamptz not null default now(),
  imported_sha256 text,
  imported_at timestamptz,
  primary key (source, file)
);
comment on table register_files is 'The newest edition of each file of the catalogue that was fetched.';
comment on column register_files.file is 'Key of the file in the catalogue.';
comment on column register_files.edition is 'The day of the edition, if its address or its publisher names one.';
comment on column register_files.version is 'What a catalogue of the publisher says in place of a validator.';
comment on column register_files.imported_sha256 is 'What was last imported: another content waits for its import.';

create table register_outcomes (
  source text primary key,
  at timestamptz not null default now(),
  outcome text not null check (outcome in ('imported', 'unchanged', 'failed')),
  detail text not null default ''
);
comment on table register_outcomes is 'What became of the last update of each source of the catalogue.';
comment on column register_outcomes.detail is 'An English sentence.';

create table register_addresses (
  source text not null,
  file text not null,
  address text not null check (length(address) between 1 and 2000),
  set_at timestamptz not null default now(),
  primary key (source, file)
);
comment on table register_addresses is 'Addresses by the operator, in place of those of the catalogue.';
