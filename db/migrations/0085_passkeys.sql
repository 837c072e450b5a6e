-- Passkeys: signing in by a key that a device or password manager holds, in place of the password.
create table passkeys (
  id text primary key check (id ~ '^[A-Za-z0-9_-]+$' and char_length(id) <= 1366),
  user_id uuid not null references users on delete cascade,
  public_key bytea not null check (octet_length(public_key) <= 2048),
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  device text check (char_length(device) <= 80),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
comment on table passkeys is 'Public keys of passkeys (WebAuthn), each with the id that its device gave it.';
comment on column passkeys.device is 'Browser and system that it was made with; null where they are unknown.';
create index passkeys_user on passkeys (user_id, created_at);
