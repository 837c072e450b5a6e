-- Limits that strangers cannot use up for somebody else, and set-ups of a second factor that end with their session.

alter table users add column device_generation integer not null default 0;
comment on column users.device_generation is 'Part of the signature of the cookies by which browsers are known; a new password raises it, so that those before it count no longer.';

create table begun_second_factors (
  session_id uuid primary key references sessions on delete cascade,
  secret text not null,
  created_at timestamptz not null default now()
);
comment on table begun_second_factors is 'Second factors that a session began to set up. Another begin replaces the secret; a first right code moves it to second_factors.';
comment on column begun_second_factors.secret is 'As second_factors.secret.';

-- Until now what was begun stood beside what is on, and outlived its session.
delete from second_factors where confirmed_at is null;

create table second_factor_tries (
  user_id uuid not null references users on delete cascade,
  device text not null check (length(device) <= 64),
  tries integer not null default 0,
  blocks integer not null default 0,
  locked_until timestamptz,
  told_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (user_id, device)
);
comment on table second_factor_tries is 'Codes of the second factor that were tried since the last right one.';
comment on column second_factor_tries.device is 'Hash of a browser that gave the second factor before; empty for all other browsers together.';
comment on column second_factor_tries.tries is 'Of the block of tries that runs now.';
comment on column second_factor_tries.blocks is 'Blocks that were used up; each locks for longer.';
comment on column second_factor_tries.told_at is 'When the account''s person was last told by mail.';
