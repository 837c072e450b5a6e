-- What people are told: entries behind the bell, mails by each person's choices, and addresses that take no mails.

create table system_updates (
  id uuid primary key default uuidv7(),
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  published_by uuid references users on delete set null,
  published_at timestamptz not null default now()
);
comment on table system_updates is 'News about the product itself, written by admins.';
comment on column system_updates.texts is 'Title and text of each language: {"de": {"title": …, "text": …}, …}.';
create index system_updates_publisher on system_updates (published_by);

create table notifications (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('review', 'message', 'ticket', 'update', 'saved_search')),
  school_id text references schools on delete cascade,
  update_id uuid references system_updates on delete cascade,
  props jsonb not null default '{}' check (jsonb_typeof(props) = 'object'),
  path text not null check (path = '' or path ~ '^/([^/\\]|$)'),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  check ((kind = 'update') = (update_id is not null))
);
comment on table notifications is 'Entries behind the bell. Ids grow with time, so they are the order of the list as well.';
comment on column notifications.school_id is 'Told to this person because he or she runs the school.';
comment on column notifications.props is 'Values of the sentence that stands in the list.';
comment on column notifications.path is 'Page that it is about, without language; empty when the entry says everything.';
create index notifications_list on notifications (user_id, id);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_school on notifications (school_id) where school_id is not null;
create unique index notifications_update on notifications (update_id, user_id) where update_id is not null;
create index notifications_created on notifications using brin (created_at);

alter table notification_preferences
  drop constraint notification_preferences_event_check,
  add constraint notification_preferences_event_check
    check (event in ('review', 'message', 'view', 'update', 'saved_search')),
  add column digest_week date;
comment on column notification_preferences.digest_week is 'Monday of the last week whose digest was ordered, so that one process alone orders it.';
create index notification_preferences_digests on notification_preferences (digest_week)
  where type = 'email' and event = 'view' and enabled;

create table mail_suppressions (
  address text primary key check (address = lower(address)),
  reason text not null check (reason in ('refused', 'bounced', 'complaint')),
  status text not null default '' check (length(status) <= 20),
  created_at timestamptz not null default now()
);
comment on table mail_suppressions is 'Addresses that get no mails but those about the safety of an account, until somebody confirms them again.';
comment on column mail_suppressions.reason is 'The mail server refused it, a mail came back later, or its reader called our mail unwanted.';
comment on column mail_suppressions.status is 'Code of the mail server (RFC 5321) or of the report (RFC 3463), such as 550 or 5.1.1.';
create index mail_suppressions_created on mail_suppressions (created_at);

alter table mailed_links
  drop constraint mailed_links_purpose_check,
  add constraint mailed_links_purpose_check check (purpose in
    ('reset-password', 'change-email-old', 'change-email-new', 'restore-account', 'confirm-email'));
comment on column mailed_links.purpose is 'confirm-email proves that an address whose mails came back takes them again.';
