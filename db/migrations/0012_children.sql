-- Children whose dates of admission a family wants to be told by mail, with the consent to it.

create table reminder_consents (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  text_version date not null,
  given_at timestamptz not null default now(),
  stopped_at timestamptz,
  withdrawn_at timestamptz,
  checked_on date
);
comment on table reminder_consents is
  'Consents to store children and to be reminded of their dates by mail; at most one of an account is in force.';
comment on column reminder_consents.text_version is 'Day of the text to which the person agreed.';
comment on column reminder_consents.stopped_at is
  'Since when no mails are wanted, while the children stay; whoever turns them on again agrees anew.';
comment on column reminder_consents.withdrawn_at is 'When it ended; a later consent ends the one before it.';
comment on column reminder_consents.checked_on is 'Day in Berlin on which due dates were last looked for.';
create unique index reminder_consents_in_force on reminder_consents (user_id) where withdrawn_at is null;
create index reminder_consents_user on reminder_consents (user_id);

create table children (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  born_in text not null check (born_in ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  country text not null check (country in ('DE', 'FR', 'ES', 'IT', 'GB')),
  area text not null check (length(area) between 1 and 200),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  reminded_at timestamptz,
  constraint children_once unique (user_id, born_in, country, area)
);
comment on table children is 'Children of a person for whom it is reminded of dates: no name, no day of birth, no address.';
comment on column children.born_in is 'Month of birth, YYYY-MM.';
comment on column children.area is
  'Where it lives: the region of the directory, in the United Kingdom with the nation before it (ENG/Surrey).';
comment on column children.reminded_at is 'When a mail last named a date of the child.';

create table child_reminders (
  child_id uuid not null references children on delete cascade,
  date_id text not null check (length(date_id) <= 1000),
  day date not null,
  lead_days smallint not null check (lead_days in (14, 3)),
  sent_at timestamptz not null default now(),
  primary key (child_id, date_id, day, lead_days)
);
comment on table child_reminders is 'Dates of which a person was reminded for a child, so that no mail repeats them.';
comment on column child_reminders.lead_days is 'Which of the two reminders it was: 14 or 3 days before.';
