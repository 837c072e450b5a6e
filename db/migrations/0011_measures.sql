-- A restriction takes effect only once its author has been told why: what is decided waits here until the statement of
-- reasons is with the mail server (DSA Art. 17).
alter table moderation_decisions add column law text not null default '' check (length(law) <= 300);
comment on column moderation_decisions.law is 'The legal ground, where the decision rests on the law instead of on our rules.';

create table moderation_measures (
  decision_id uuid primary key references moderation_decisions,
  review_id uuid not null,
  version integer not null,
  status text not null check (status in ('rejected', 'removed')),
  mail text not null default 'waiting' check (mail in ('waiting', 'sent', 'failed', 'none')),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  check (done_at is null or mail <> 'waiting')
);
comment on column moderation_measures.status is 'What the review becomes.';
comment on column moderation_measures.mail is 'none: there was nobody to tell, or the author had changed the text meanwhile.';
create unique index moderation_measures_one_waiting on moderation_measures (review_id) where done_at is null;

-- A dispute is ripe once the author replied or the time to do so is over.
create index review_disputes_ripe on review_disputes (least(author_due_at, author_replied_at), id) where state = 'open';
create index audit_entries_kind on audit_entries (subject_kind, at desc, id desc);

-- Tried for about ten hours, then it lies in dead_letters; by then it has taken effect without the mail.
select pgboss.create_queue('carry_out_decision', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');
