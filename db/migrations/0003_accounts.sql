-- Accounts: who somebody is, how they sign in, what they say of themselves. Three tables are written by better-auth as
-- well (users, sessions, sign_in_methods) and one by it alone (verifications); their columns are mapped in
-- app/features/accounts/auth.server.ts. A user exists only once the address is confirmed: until then a sign-up waits in
-- pending_sign_ups, so nobody can hold a place for an address that is not theirs.

create table users (
  id uuid primary key default uuidv7(),
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  email_verified boolean not null default false,
  name text not null default '' check (length(name) <= 120),
  image text,
  role text not null default 'user' check (role in ('user', 'moderator', 'admin')),
  locale text not null default 'de' check (locale in ('de', 'en', 'fr', 'es', 'it')),
  banned_at timestamptz,
  erase_after timestamptz,
  keep_reviews boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column users.name is 'The name given at sign-up; what is shown is the profile''s.';
comment on column users.locale is 'Language of the mails to this person.';
comment on column users.erase_after is 'Set while the account is deleted but can still be brought back: locked and hidden until then, erased after it.';
comment on column users.keep_reviews is 'Chosen at deletion: reviews stay as those of a deleted user, else they go.';
create index users_to_erase on users (erase_after) where erase_after is not null;

create table sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  second_factor_at timestamptz,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column sessions.second_factor_at is 'When the second factor was given; without it an account that has one is not signed in, and nobody has the rights of staff.';
create index sessions_user on sessions (user_id);

create table sign_in_methods (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  provider_id text not null check (provider_id in ('credential', 'google')),
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id),
  unique (user_id, provider_id)
);
comment on table sign_in_methods is 'Password (provider credential, argon2id) and Google. Tokens of Google are never kept.';

create table verifications (
  id uuid primary key default uuidv7(),
  identifier text not null unique,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table verifications is 'State of a sign-in by Google while the browser is there: once usable, ten minutes.';

-- Tokens are kept as SHA-256 only: whoever reads this table can follow no link.
create table pending_sign_ups (
  id uuid primary key default uuidv7(),
  handle_hash bytea not null unique,
  token_hash bytea unique,
  email text not null check (email = lower(email)),
  password text not null,
  full_name text not null default '',
  locale text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
comment on column pending_sign_ups.handle_hash is 'Of a cookie of the browser that signed up: it may correct the address and ask for the mail again.';
comment on column pending_sign_ups.token_hash is 'Of the mailed link; null when the address belongs to an account already.';
create index pending_sign_ups_email on pending_sign_ups (email);
create index pending_sign_ups_expires on pending_sign_ups (expires_at);

create table mailed_links (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'change-email-old', 'change-email-new', 'restore-account')),
  new_email text check (new_email = lower(new_email)),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  check ((new_email is not null) = (purpose in ('change-email-old', 'change-email-new')))
);
comment on table mailed_links is 'Links that work once: using one deletes it.';
create index mailed_links_user on mailed_links (user_id, purpose);

create table second_factors (
  user_id uuid primary key references users on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
comment on column second_factors.secret is 'Shared secret of the authenticator app (RFC 6238), encrypted with the key of the program.';
comment on column second_factors.last_step is 'Time step of the last accepted code: no code is accepted twice.';

create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
comment on table recovery_codes is 'Codes for the day the authenticator is lost; using one deletes it.';

create table notification_preferences (
  user_id uuid not null references users on delete cascade,
  type text not null check (type in ('email', 'push')),
  event text not null check (event in ('review', 'message', 'view', 'update')),
  enabled boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, type, event)
);
comment on table notification_preferences is 'Only choices that a person made; the defaults stand in app/features/accounts/notifications.ts.';

create table attempt_counts (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
comment on table attempt_counts is 'Attempts per action and account or network, as rate-limiter-flexible keeps them; expire in milliseconds since 1970.';

create table profile_details (
  id uuid primary key references users on delete cascade,
  full_name text not null default '' check (length(full_name) <= 120),
  avatar_url text,
  phone text not null default '' check (length(phone) <= 60),
  website text not null default '' check (length(website) <= 300),
  address text not null default '' check (length(address) <= 200),
  city text not null default '' check (length(city) <= 120),
  postal_code text not null default '' check (length(postal_code) <= 20),
  country text not null default '' check (length(country) <= 60),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create function open_profile() returns trigger language plpgsql as $$
begin
  insert into profile_details (id, full_name) values (new.id, new.name);
  return null;
end $$;
create trigger users_open_profile after insert on users for each row execute function open_profile();

create function runs_premium_school(user_id uuid) returns boolean language sql stable as $$ select false $$;
comment on function runs_premium_school is 'Nobody runs a school yet: the table of operators brings its own definition.';

-- subscription_type is computed, so there is nothing that anybody could write.
create view profiles as
select id, case when runs_premium_school(id) then 'premium' else 'free' end as subscription_type,
  full_name, avatar_url, phone, website, address, city, postal_code, country, created_at, updated_at
from profile_details;
comment on view profiles is 'What people say of themselves, with the plan that follows from the schools they run.';
