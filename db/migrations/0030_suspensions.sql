-- Suspending accounts: why, until when, and the desk that finds people among very many.
alter table users
  add column banned_until timestamptz,
  add column ban_reason text not null default '' check (length(ban_reason) <= 2000),
  add constraint users_ban_check check (banned_at is not null or (banned_until is null and ban_reason = ''));
comment on column users.banned_until is 'First instant at which a suspended account may be used again; null without an end.';
comment on column users.ban_reason is 'As the person was told it.';
create index users_ban_ends on users (banned_until) where banned_until is not null;

create function is_banned(banned_at timestamptz, banned_until timestamptz) returns boolean language sql stable
return banned_at is not null and (banned_until is null or banned_until > now());
comment on function is_banned is 'Whether an account is suspended now: the end comes by itself.';

create index users_newest on users (created_at desc, id desc);
create index users_staff on users (created_at desc, id desc) where role <> 'user';
create index users_banned on users (created_at desc, id desc) where banned_at is not null;
create index users_deleted on users (created_at desc, id desc) where erase_after is not null;
create index users_email_similar on users using gin (email gin_trgm_ops);
create index profile_details_name_similar on profile_details using gin (lower(full_name) gin_trgm_ops);
create index pending_sign_ups_newest on pending_sign_ups (created_at desc, id desc);
