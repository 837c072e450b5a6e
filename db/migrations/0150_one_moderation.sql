-- One moderation for everything that can be reported: reviews, answers, and the photos, videos, texts and events of
-- schools. Reports and decisions outlive what they are about, so they name it without a foreign key, by its kind and id;
-- a text is named by section and language, and is unique within its school.
alter table review_reports rename to reports;
alter table reports rename column subject to subject_kind;
alter table reports drop constraint review_reports_subject_check;
alter table reports alter column subject_kind drop default;
alter table reports add column subject_id text check (length(subject_id) <= 100);
update reports set subject_id = review_id::text;
drop trigger a_follow_review on reports;
alter table reports drop column review_id;
alter table reports alter column subject_id set not null;
alter table reports add constraint reports_subject_kind_check
  check (subject_kind in ('review', 'answer', 'image', 'video', 'text', 'event'));
insert into reports (id, number, school_id, subject_kind, subject_id, kind, rule, reason, reporter_id, reporter_name,
    reporter_email, good_faith, locale, content, state, created_at, decided_at)
  overriding system value
  select id, number, school_id, split_part(item, '.', 1), substr(item, position('.' in item) + 1), kind, rule, reason, reporter_id,
    reporter_name, reporter_email, good_faith, locale, content, state, created_at, decided_at from content_reports;
alter sequence review_reports_number_seq rename to reports_number_seq;
select setval('reports_number_seq', (select coalesce(max(number), 0) + 1 from reports), false);
alter table reports add column review_id uuid
  generated always as (case when subject_kind in ('review', 'answer') then subject_id::uuid end) stored;
comment on column reports.review_id is 'The review that is reported, or whose answer is.';
create index reports_review on reports (review_id, created_at) where review_id is not null;
create index reports_subject on reports (school_id, subject_kind, subject_id);
create index reports_decided on reports (decided_at) where decided_at is not null;
-- One open report of each person about each thing. Those without an account are known by the address they give.
create unique index reports_one_open on reports (subject_kind, subject_id, school_id, coalesce(reporter_id::text, lower(reporter_email)))
  where state = 'open' and (reporter_id is not null or reporter_email <> '');

alter table moderation_decisions rename to decisions;
alter table decisions disable trigger user;
alter table decisions rename column subject to occasion;
alter table decisions drop constraint moderation_decisions_subject_check;
alter table decisions drop constraint moderation_decisions_outcome_check;
alter table decisions drop constraint moderation_decisions_check1;
alter table decisions add column subject_kind text;
alter table decisions add column subject_id text check (length(subject_id) <= 100);
update decisions d set subject_id = review_id::text,
  subject_kind = case when occasion = 'answer' or exists (
    select from reports r where r.id = d.about_id and r.subject_kind = 'answer') then 'answer' else 'review' end,
  occasion = case occasion when 'review' then 'check' when 'answer' then 'report' when 'objection' then 'appeal'
    when 'proof' then 'evidence' else occasion end;
alter table decisions drop column review_id;
alter table decisions alter column subject_kind set not null;
alter table decisions alter column subject_id set not null;
alter table decisions add constraint decisions_subject_kind_check
  check (subject_kind in ('review', 'answer', 'image', 'video', 'text', 'event'));
alter table decisions add constraint decisions_occasion_check check (occasion in ('check', 'report', 'dispute', 'appeal', 'evidence'));
alter table decisions add constraint decisions_outcome_check check (outcome in
  ('published', 'rejected', 'removed', 'edited', 'restored', 'kept', 'dismissed', 'accepted', 'refused'));
alter table decisions add constraint decisions_rule_check check (outcome not in ('rejected', 'removed', 'edited') or rule is not null);
-- A decision and the reports that ended with it have the same instant.
insert into decisions (id, school_id, subject_kind, subject_id, occasion, outcome, rule, law, facts, content, decided_by, about_id,
    decided_at)
  select d.id, d.school_id, split_part(d.item, '.', 1), substr(d.item, position('.' in d.item) + 1),
    case when r.id is null then 'check' else 'report' end, d.outcome, d.rule, d.law, d.facts, d.content, d.decided_by, r.id,
    d.decided_at
  from content_decisions d left join lateral (
    select c.id from content_reports c where c.school_id = d.school_id and c.item = d.item and c.decided_at = d.decided_at
    order by c.created_at, c.id limit 1) r on true;
alter table decisions add column review_id uuid
  generated always as (case when subject_kind in ('review', 'answer') then subject_id::uuid end) stored;
alter table decisions enable trigger user;
comment on column decisions.occasion is 'What led to it; `check`: the team looked at it without being asked.';
comment on column decisions.about_id is 'The report, dispute, appeal or evidence that was decided.';
comment on column decisions.review_id is 'The review that was decided about, or whose answer was.';
create index decisions_review on decisions (review_id, decided_at) where review_id is not null;
create index decisions_school on decisions (school_id, decided_at desc) where review_id is null;
create index decisions_about on decisions (about_id) where about_id is not null;

alter table review_objections rename to appeals;
alter table appeals rename column author_id to user_id;
alter table appeals drop column review_id;
alter table appeals add column answer text not null default '' check (length(answer) <= 3000);
update appeals a set answer = d.facts from decisions d where d.about_id = a.id and d.occasion = 'appeal';
insert into appeals (id, decision_id, user_id, text, state, answer, created_at, decided_at)
  select id, decision_id, user_id, text, state, answer, created_at, decided_at from content_appeals;
comment on column appeals.user_id is 'The author of the review, or the member who appealed for the school.';
comment on column appeals.state is 'upheld: the decision was wrong, and what it was about stands again if it can.';
create index appeals_decided on appeals (decided_at) where decided_at is not null;

alter table review_proofs rename to evidence;
alter table review_disputes rename to disputes;
alter table moderation_measures rename to restrictions;

alter table school_media drop constraint school_media_removed_by_fkey;
alter table school_media add constraint school_media_removed_by_fkey foreign key (removed_by) references decisions;
drop table content_appeals;
drop table content_decisions;
drop table content_reports;

-- What is said against a review stands where the review stands. The column that names the review is given to the trigger.
create or replace function follow_review() returns trigger language plpgsql as $$
declare
  reviewed uuid := to_jsonb(new) ->> tg_argv[0];
begin
  perform from schools where id = new.school_id for key share;
  new.school_id := coalesce((select school_id from reviews where id = reviewed), new.school_id);
  return new;
end $$;
drop trigger a_follow_review on disputes;
create trigger a_follow_review before insert on disputes for each row execute function follow_review('review_id');
create trigger a_follow_review before insert on reports for each row
  when (new.subject_kind in ('review', 'answer')) execute function follow_review('subject_id');

update school_merge_rows set table_name = case table_name when 'review_reports' then 'reports' else 'disputes' end
  where table_name in ('review_reports', 'review_disputes');

-- Indexes, constraints and triggers are called after their tables.
do $$
declare
  renamed record;
  one record;
begin
  for renamed in
    select * from (values ('reports', 'review_reports'), ('decisions', 'moderation_decisions'), ('appeals', 'review_objections'),
      ('evidence', 'review_proofs'), ('disputes', 'review_disputes'), ('restrictions', 'moderation_measures')) t (now, before)
  loop
    for one in
      select conname as name from pg_constraint where conrelid = renamed.now::regclass and starts_with(conname, renamed.before)
    loop
      execute format('alter table %I rename constraint %I to %I', renamed.now, one.name, replace(one.name, renamed.before, renamed.now));
    end loop;
    for one in
      select indexrelid::regclass::text as name from pg_index
      where indrelid = renamed.now::regclass and starts_with(indexrelid::regclass::text, renamed.before)
    loop
      execute format('alter index %I rename to %I', one.name, replace(one.name, renamed.before, renamed.now));
    end loop;
  end loop;
end $$;
alter trigger moderation_decisions_append_only on decisions rename to decisions_append_only;
alter index appeals_author rename to appeals_user;
