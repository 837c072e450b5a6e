-- Lists of schools that people share by a link, encrypted in their browsers.

create table shared_lists (
  id uuid primary key,
  write_hash bytea not null check (octet_length(write_hash) = 32),
  version integer not null default 1 check (version > 0),
  content bytea check (octet_length(content) between 1 and 256000),
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  revoked_at timestamptz,
  constraint shared_lists_revoked check ((revoked_at is null) = (content is not null))
);
comment on table shared_lists is
  'Shared lists of schools. Only who has the key, which stands in the fragment of their links, can read them.';
comment on column shared_lists.id is 'Chosen at random by the browser that made the list.';
comment on column shared_lists.write_hash is 'SHA-256 of the key that lets its holder change the list.';
comment on column shared_lists.version is 'Counts the changes: who changes a list names the version that the change rests on.';
comment on column shared_lists.content is 'Encrypted by AES-GCM; null once the list was revoked.';
comment on column shared_lists.used_at is 'When it was last changed, or read, to the day.';
create index shared_lists_used on shared_lists (used_at);
