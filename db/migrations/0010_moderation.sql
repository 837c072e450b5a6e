-- What visitors and schools hold against a review. Reports, disputes and decisions outlive the review, so they name it
-- without a foreign key and keep its text as it was.
create table review_reports (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity unique,
  review_id uuid not null,
  school_id text not null,
  subject text not null default 'review' check (subject in ('review', 'answer')),
  kind text not null check (kind in ('rule', 'illegal')),
  rule text not null,
  reason text not null check (length(reason) between 1 and 3000),
  reporter_id uuid references users on delete set null,
  reporter_name text not null default '' check (length(reporter_name) <= 120),
  reporter_email text not null default '' check (length(reporter_email) <= 254),
  good_faith boolean not null default false,
  locale text not null check (locale in ('de', 'en', 'fr', 'es', 'it')),
  content jsonb not null,
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check (kind = 'rule' or good_faith),
  check ((state = 'open') = (decided_at is null))
);
comment on column review_reports.content is 'What was reported, as it stood then.';
create index review_reports_open on review_reports (created_at, id) where state = 'open';
create index review_reports_reporter on review_reports (reporter_id) where reporter_id is not null;
create index review_reports_review on review_reports (review_id, created_at);

create table review_disputes (
  id uuid primary key default uuidv7(),
  review_id uuid not null,
  school_id text not null references schools on delete cascade,
  operator_id uuid references users on delete set null,
  reason text not null check (reason in ('never_here', 'false_facts', 'breaks_rule')),
  text text not null default '' check (length(text) <= 3000),
  content jsonb not null,
  author_due_at timestamptz not null,
  author_reply text check (length(author_reply) between 1 and 3000),
  author_replied_at timestamptz,
  state text not null default 'open' check (state in ('open', 'kept', 'removed', 'withdrawn')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
create index review_disputes_operator on review_disputes (operator_id) where operator_id is not null;
create unique index review_disputes_one_open on review_disputes (review_id) where state = 'open';
create index review_disputes_open on review_disputes (author_due_at, id) where state = 'open';
create index review_disputes_school on review_disputes (school_id, created_at desc);

create table review_proofs (
  id uuid primary key default uuidv7(),
  review_id uuid not null references reviews on delete cascade,
  file_key text not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'refused')),
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
comment on table review_proofs is 'Shown to moderators only; file and row are removed 30 days after they came.';
create index review_proofs_review on review_proofs (review_id, created_at);
create unique index review_proofs_one_open on review_proofs (review_id) where state = 'open';
create index review_proofs_waiting on review_proofs (created_at, id) where state = 'open';

create table moderation_decisions (
  id uuid primary key default uuidv7(),
  review_id uuid not null,
  school_id text not null,
  author_id uuid,
  subject text not null check (subject in ('review', 'answer', 'report', 'dispute', 'objection', 'proof')),
  outcome text not null check (outcome in ('published', 'rejected', 'removed', 'restored', 'kept', 'dismissed', 'accepted', 'refused')),
  rule text,
  facts text not null default '' check (length(facts) <= 3000),
  sentence text not null default '',
  content jsonb not null,
  automated boolean not null default false,
  decided_by uuid,
  about_id uuid,
  decided_at timestamptz not null default now(),
  check (automated = (decided_by is null)),
  check (outcome not in ('rejected', 'removed') or rule is not null)
);
comment on column moderation_decisions.content is 'What was decided about, as it stood then.';
comment on column moderation_decisions.about_id is 'The report, dispute, objection or proof that was decided.';
create index moderation_decisions_review on moderation_decisions (review_id, decided_at);
create index moderation_decisions_when on moderation_decisions (decided_at desc, id desc);

create table review_objections (
  id uuid primary key default uuidv7(),
  decision_id uuid not null unique references moderation_decisions,
  review_id uuid not null,
  author_id uuid references users on delete set null,
  text text not null check (length(text) between 1 and 3000),
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
comment on column review_objections.state is 'upheld: the author was right, the review stands again.';
create index review_objections_author on review_objections (author_id) where author_id is not null;
create index review_objections_review on review_objections (review_id);
create index review_objections_open on review_objections (created_at, id) where state = 'open';

create table audit_entries (
  id uuid primary key default uuidv7(),
  at timestamptz not null default now(),
  actor_id uuid,
  actor_role text not null check (actor_role in ('visitor', 'user', 'operator', 'moderator', 'admin', 'program')),
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb
);
comment on table audit_entries is 'Who did what to what and when; kept for good, without the names of people.';
create index audit_entries_subject on audit_entries (subject_kind, subject_id, at);
create index audit_entries_when on audit_entries (at desc, id desc);

-- Even somebody with the rights of the owner changes the record of decisions only by taking these triggers away.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger moderation_decisions_append_only before update or delete or truncate on moderation_decisions
  for each statement execute function refuse_change();
create trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();

create table school_notices (
  id uuid primary key default uuidv7(),
  school_id text not null references schools on delete cascade,
  kind text not null check (kind in ('rewarded_reviews', 'own_reviews', 'pressure_on_authors')),
  facts text not null default '' check (length(facts) <= 1000),
  decided_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '90 days'
);
comment on table school_notices is 'Public warning on the profile after proven manipulation of reviews, for 90 days.';
create index school_notices_school on school_notices (school_id, ends_at);
create index school_notices_decided_by on school_notices (decided_by) where decided_by is not null;
