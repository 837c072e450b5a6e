-- Codes by mail, with which an account without a password confirms who it is.
create table identity_codes (
  user_id uuid primary key references users on delete cascade,
  code_hash bytea not null,
  expires_at timestamptz not null
);
comment on table identity_codes is 'The last code mailed to an account that has no password; using it deletes it.';
create index identity_codes_expires on identity_codes (expires_at);
