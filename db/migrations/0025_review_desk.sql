-- Schools answer reviews and invite all families to write.

alter table review_answers
  add column language text check (language in ('de', 'en', 'fr', 'es', 'it')),
  add column version integer not null default 1;
comment on column review_answers.language is 'Null means that of the review.';
comment on column review_answers.version is 'Counts changes, so that one of two editors at once is told about the other.';

-- One link for everybody, so nobody can be picked. The secret is kept as it is: the school prints it again and again.
create table school_invitations (
  id uuid primary key default uuidv7(),
  school_id text not null references schools on delete cascade,
  token text not null unique,
  ends_on date,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
comment on column school_invitations.ends_on is 'Last day on which the link counts, in Europe/Berlin.';
create index school_invitations_school on school_invitations (school_id, created_at);
create unique index school_invitations_current on school_invitations (school_id) where ended_at is null;

alter table reviews add column invitation_id uuid references school_invitations on delete set null;
comment on column reviews.invitation_id is 'For moderators to see bursts through one link; removed after 30 days. Schools never see it.';
create index reviews_of_invitation on reviews (invitation_id, created_at) where invitation_id is not null;

alter table review_signals drop constraint review_signals_kind_check;
alter table review_signals add constraint review_signals_kind_check check (kind in ('name', 'phone', 'email', 'address',
  'link', 'insult', 'health', 'repeat', 'similar', 'burst_account', 'burst_network', 'burst_school', 'burst_invitation',
  'school_network', 'new_account', 'earlier_refusal'));
