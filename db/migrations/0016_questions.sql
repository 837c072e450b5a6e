-- Questions about schools and their answers, by schools and by families.

create table questions (
  id uuid primary key default gen_random_uuid(),
  school_id text not null references schools on delete cascade,
  author_id uuid references users on delete set null,
  text text not null check (length(text) between 1 and 500),
  language text not null check (language in ('de', 'en', 'fr', 'es', 'it')),
  status text not null default 'pending' check (status in ('pending', 'published', 'rejected', 'removed')),
  version integer not null default 1,
  signals jsonb not null default '[]' check (jsonb_typeof(signals) = 'array'),
  useful_count integer not null default 0 check (useful_count >= 0),
  created_at timestamptz not null default now(),
  changed_at timestamptz,
  published_at timestamptz,
  status_changed_at timestamptz not null default now(),
  network_hash bytea,
  constraint questions_published check (status <> 'published' or published_at is not null)
);
comment on table questions is 'What people ask about a school, publicly; nobody reads who asks.';
comment on column questions.signals is 'Why the present version waits: kind and detail, as in review_signals.';
comment on column questions.network_hash is 'As that of reviews; removed after 30 days.';
create index questions_live on questions (school_id, useful_count desc, published_at desc, id desc)
  where status = 'published';
create index questions_of_author on questions (author_id, created_at desc) where author_id is not null;
create index questions_of_network on questions (network_hash, created_at) where network_hash is not null;
create index questions_of_school on questions (school_id, created_at);
create index questions_waiting on questions (status_changed_at, id) where status = 'pending';
create index questions_written on questions (created_at);

create table question_answers (
  id uuid primary key default gen_random_uuid(),
  question_id uuid not null references questions on delete cascade,
  author_id uuid references users on delete set null,
  by_school boolean not null,
  relation text check (relation in ('parent', 'pupil', 'former_pupil', 'staff', 'other')),
  old_enough boolean not null default false,
  text text not null check (length(text) between 1 and 2000),
  language text not null check (language in ('de', 'en', 'fr', 'es', 'it')),
  status text not null default 'pending' check (status in ('pending', 'published', 'rejected', 'removed')),
  version integer not null default 1,
  signals jsonb not null default '[]' check (jsonb_typeof(signals) = 'array'),
  useful_count integer not null default 0 check (useful_count >= 0),
  created_at timestamptz not null default now(),
  changed_at timestamptz,
  published_at timestamptz,
  status_changed_at timestamptz not null default now(),
  network_hash bytea,
  constraint question_answers_published check (status <> 'published' or published_at is not null),
  constraint question_answers_school check (not by_school or (relation is null and status in ('published', 'removed')))
);
comment on table question_answers is 'Answers to questions: one of the school, and one of each family that gives one.';
comment on column question_answers.by_school is 'Whether somebody who manages the profile answers for the school.';
comment on column question_answers.relation is 'How a family says that it knows the school; null if it does not say.';
comment on column question_answers.old_enough is 'A pupil ticked it, as for a review.';
comment on column question_answers.signals is 'As those of questions.';
comment on column question_answers.network_hash is 'As that of reviews; removed after 30 days. Null for schools.';
create index question_answers_live on question_answers
  (question_id, useful_count desc, by_school desc, published_at, id) where status = 'published';
create index question_answers_of_question on question_answers (question_id);
create index question_answers_of_author on question_answers (author_id, created_at desc) where author_id is not null;
create index question_answers_of_network on question_answers (network_hash, created_at) where network_hash is not null;
create unique index question_answers_one_of_family on question_answers (question_id, author_id)
  where author_id is not null and not by_school;
create unique index question_answers_one_of_school on question_answers (question_id) where by_school;
create index question_answers_waiting on question_answers (status_changed_at, id) where status = 'pending';
create index question_answers_written on question_answers (created_at);

create table question_votes (
  question_id uuid not null references questions on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (question_id, user_id)
);
comment on table question_votes is 'Who found a question useful.';
create index question_votes_user on question_votes (user_id);

create table question_answer_votes (
  answer_id uuid not null references question_answers on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (answer_id, user_id)
);
comment on table question_answer_votes is 'Who found an answer useful.';
create index question_answer_votes_user on question_answer_votes (user_id);

create view posts as
select 'question' as kind, q.id, q.school_id, q.id as question_id, q.text as question, q.author_id, false as by_school,
  null::text as relation, q.text, q.language, q.status, q.version, q.useful_count, q.created_at, q.changed_at,
  q.published_at, q.status_changed_at
from questions q
union all
select 'question_answer', a.id, q.school_id, q.id, q.text, a.author_id, a.by_school, a.relation, a.text, a.language,
  a.status, a.version, a.useful_count, a.created_at, a.changed_at, a.published_at, a.status_changed_at
from question_answers a join questions q on q.id = a.question_id;
comment on view posts is 'Questions and their answers, as moderation decides about both.';

create function count_question_votes() returns trigger language plpgsql as $$
begin
  update questions q set useful_count = useful_count + delta
  from (select question_id, count(*) * (case tg_op when 'INSERT' then 1 else -1 end) as delta from moved group by 1) d
  where q.id = d.question_id;
  return null;
end $$;
comment on function count_question_votes is 'Counts votes at their questions.';

create function count_question_answer_votes() returns trigger language plpgsql as $$
begin
  update question_answers a set useful_count = useful_count + delta
  from (select answer_id, count(*) * (case tg_op when 'INSERT' then 1 else -1 end) as delta from moved group by 1) d
  where a.id = d.answer_id;
  return null;
end $$;
comment on function count_question_answer_votes is 'Counts votes at their answers.';

create function note_question_answer_changes() returns trigger language plpgsql as $$
begin
  insert into school_changes (school_id)
    select distinct q.school_id from changed join questions q on q.id = changed.question_id on conflict do nothing;
  perform pg_notify('school_changes', '');
  return null;
end $$;
comment on function note_question_answer_changes is 'Notes the schools of changed answers to questions in the outbox.';

create function hold_own_answers(person uuid, school text) returns void language plpgsql as $$
begin
  with held as (
    update question_answers a set status = 'pending', status_changed_at = now(),
      signals = a.signals || '[{"kind": "own_school", "detail": {}}]'
    from questions q
    where q.id = a.question_id and q.school_id = school and a.author_id = person and not a.by_school
      and a.status = 'published'
    returning a.id
  )
  insert into audit_entries (actor_role, action, subject_kind, subject_id, before, after)
  select 'program', 'post.held', 'post', id::text, '{"status": "published"}',
    '{"status": "pending", "signal": "own_school"}' from held;
  delete from question_votes v using questions q
    where q.id = v.question_id and q.school_id = school and v.user_id = person;
  delete from question_answer_votes v using question_answers a, questions q
    where a.id = v.answer_id and q.id = a.question_id and q.school_id = school and v.user_id = person;
end $$;
comment on function hold_own_answers is
  'Holds what a person answered as a family about a school that he or she now runs, and takes the votes there back.';

create function hold_answers_of_member() returns trigger language plpgsql as $$
begin
  perform hold_own_answers(new.user_id, new.school_id);
  return null;
end $$;
comment on function hold_answers_of_member is
  'Whoever becomes a member of a school has their own answers about it held.';

create function hold_moved_answers() returns trigger language plpgsql as $$
begin
  perform hold_own_answers(o.user_id, new.school_id) from school_members o where o.school_id = new.school_id;
  return null;
end $$;
comment on function hold_moved_answers is 'Answers that a merge moves may come to a school that their authors run.';

create trigger a_follow_merge before insert on questions for each row execute function follow_merge();
create trigger questions_hold_moved after update of school_id on questions
  for each row when (old.school_id <> new.school_id) execute function hold_moved_answers();
create trigger questions_note_delete after delete on questions
  referencing old table as changed for each statement execute function note_school_changes('school_id');
create trigger questions_note_insert after insert on questions
  referencing new table as changed for each statement execute function note_school_changes('school_id');
create trigger questions_note_update after update on questions
  referencing new table as changed for each statement execute function note_school_changes('school_id');
create trigger question_answers_note_delete after delete on question_answers
  referencing old table as changed for each statement execute function note_question_answer_changes();
create trigger question_answers_note_insert after insert on question_answers
  referencing new table as changed for each statement execute function note_question_answer_changes();
create trigger question_answers_note_update after update on question_answers
  referencing new table as changed for each statement execute function note_question_answer_changes();
create trigger question_votes_count_added after insert on question_votes
  referencing new table as moved for each statement execute function count_question_votes();
create trigger question_votes_count_removed after delete on question_votes
  referencing old table as moved for each statement execute function count_question_votes();
create trigger question_answer_votes_count_added after insert on question_answer_votes
  referencing new table as moved for each statement execute function count_question_answer_votes();
create trigger question_answer_votes_count_removed after delete on question_answer_votes
  referencing old table as moved for each statement execute function count_question_answer_votes();
create trigger school_members_hold_answers after insert or update of school_id on school_members
  for each row execute function hold_answers_of_member();

alter table reports drop constraint reports_subject_kind_check,
  add constraint reports_subject_kind_check check (subject_kind in
    ('review', 'answer', 'image', 'video', 'text', 'event', 'day', 'question', 'question_answer'));
alter table decisions drop constraint decisions_subject_kind_check,
  add constraint decisions_subject_kind_check check (subject_kind in
    ('review', 'answer', 'image', 'video', 'text', 'event', 'day', 'question', 'question_answer'));
create index decisions_post on decisions (subject_id, decided_at)
  where subject_kind in ('question', 'question_answer');

alter table notifications drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in
    ('review', 'message', 'ticket', 'update', 'saved_search', 'question', 'question_answer'));
alter table notification_preferences drop constraint notification_preferences_event_check,
  add constraint notification_preferences_event_check
    check (event in ('review', 'message', 'view', 'update', 'saved_search', 'question'));
alter table case_locks drop constraint case_locks_kind_check,
  add constraint case_locks_kind_check check (kind in ('review', 'claim', 'correction', 'ticket', 'content', 'post'));
