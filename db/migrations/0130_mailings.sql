-- Mails of the team to many accounts: letters that an admin writes, and what the program announces to everybody.
create table mailings (
  id uuid primary key default uuidv7(),
  audience text not null check (audience in ('members', 'accounts', 'contracts')),
  reason text check (reason in ('security', 'service', 'rights', 'law')),
  template text not null,
  mails jsonb not null,
  saved_by uuid references users on delete set null,
  saved_at timestamptz not null default now(),
  ordered_at timestamptz,
  recipients integer not null default 0,
  sent integer not null default 0,
  left_out integer not null default 0,
  cancelled_at timestamptz,
  done_at timestamptz,
  check (ordered_at is not null or (cancelled_at is null and done_at is null)),
  check (cancelled_at is null or done_at is null)
);
comment on column mailings.audience is 'members: who manages the profile of a school; accounts: everybody; contracts: suspended accounts as well.';
comment on column mailings.reason is 'Why it also goes to people who unsubscribed; null for news, which do not.';
comment on column mailings.mails is 'What the template needs, by language: {"de": {…}, …}.';
comment on column mailings.ordered_at is 'Null for the draft, of which there is at most one.';
comment on column mailings.left_out is 'Recipients who had unsubscribed, or whose account was locked or deleted, when it was their turn.';
create unique index mailings_one_draft on mailings ((true)) where ordered_at is null;
create index mailings_ordered on mailings (ordered_at desc) where ordered_at is not null;
create index mailings_saved_by on mailings (saved_by) where saved_by is not null;

create table mailing_recipients (
  mailing_id uuid not null references mailings on delete cascade,
  user_id uuid not null references users on delete cascade,
  locale text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'left_out')),
  primary key (mailing_id, user_id)
);
comment on table mailing_recipients is 'Each account once for each mailing, so that nobody gets a mail twice.';
comment on column mailing_recipients.state is 'sent: the mail was handed to the queue of mails.';
create index mailing_recipients_waiting on mailing_recipients (mailing_id, user_id) where state = 'waiting';
create index mailing_recipients_user on mailing_recipients (user_id);

alter table terms_changes add mailing_id uuid references mailings on delete set null;
create index terms_changes_mailing on terms_changes (mailing_id) where mailing_id is not null;
comment on column terms_changes.mailing_id is 'The mailing that announces it. done_at says when it was handed over.';

select pgboss.create_queue('send_mailing', '{"policy": "short", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');
