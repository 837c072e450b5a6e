-- What schools say about the day at school, and what families say of it.

create table school_day_values (
  school_id text not null references schools on delete cascade,
  topic text not null check (topic in ('hours', 'careFrom', 'careUntil', 'lunch', 'lunchCost', 'lunchKinds',
    'holidayCare', 'uniform', 'phones', 'homework', 'homeworkMinutes', 'languages')),
  value text not null check (length(value) between 1 and 200),
  school_year smallint not null check (school_year between 2000 and 2100),
  stated_at timestamptz not null default now(),
  stated_by uuid references users on delete set null,
  primary key (school_id, topic)
);
comment on table school_day_values is 'What a school says about the day at school, topic by topic.';
comment on column school_day_values.value is 'In the one form in which app/features/school-day/topics.ts writes it.';
comment on column school_day_values.school_year is 'Calendar year in which the school year begins that it is about.';
create index school_day_values_stated_by on school_day_values (stated_by) where stated_by is not null;
create trigger a_follow_merge before insert on school_day_values
  for each row execute function follow_merge('o.topic = t.topic');
create trigger school_day_values_note_delete after delete on school_day_values
  referencing old table as changed for each statement execute function note_school_changes('school_id');
create trigger school_day_values_note_insert after insert on school_day_values
  referencing new table as changed for each statement execute function note_school_changes('school_id');
create trigger school_day_values_note_update after update on school_day_values
  referencing new table as changed for each statement execute function note_school_changes('school_id');

create table school_day_sayings (
  id uuid primary key default uuidv7(),
  school_id text not null references schools on delete cascade,
  user_id uuid not null references users on delete cascade,
  topic text not null check (topic in ('hours', 'careFrom', 'careUntil', 'lunch', 'lunchCost', 'lunchKinds',
    'holidayCare', 'uniform', 'phones', 'homework', 'homeworkMinutes', 'languages')),
  value text not null check (length(value) between 1 and 200),
  school_year smallint not null check (school_year between 2000 and 2100),
  given_at timestamptz not null default now(),
  removed_by uuid references decisions,
  constraint school_day_sayings_one unique (school_id, topic, school_year, user_id)
);
comment on table school_day_sayings is 'What families say about the day at school: one saying for each account, topic and year.';
comment on column school_day_sayings.removed_by is 'The decision of the team by which it counts no more.';
create index school_day_sayings_removed_by on school_day_sayings (removed_by) where removed_by is not null;
create index school_day_sayings_user on school_day_sayings (user_id);
create trigger a_follow_merge before insert on school_day_sayings for each row execute function
  follow_merge('o.topic = t.topic and o.school_year = t.school_year and o.user_id = t.user_id');
create trigger school_day_sayings_note_delete after delete on school_day_sayings
  referencing old table as changed for each statement execute function note_school_changes('school_id');
create trigger school_day_sayings_note_insert after insert on school_day_sayings
  referencing new table as changed for each statement execute function note_school_changes('school_id');
create trigger school_day_sayings_note_update after update on school_day_sayings
  referencing new table as changed for each statement execute function note_school_changes('school_id');

create function speaks_for_families(person users, school text) returns boolean language sql stable parallel safe
return person.email_verified and person.erase_after is null and person.suspended_at is null and person.role = 'user'
  and not exists (select from school_members m where m.user_id = person.id and m.school_id = school)
  and not exists (select from school_claims c where c.user_id = person.id and c.school_id = school
    and c.state in ('open', 'approved'))
  and not exists (select from school_claim_schools s join school_claims c on c.id = s.claim_id
    where c.user_id = person.id and s.school_id = school and c.state in ('open', 'approved'))
  and not exists (select from group_people p join group_schools g on g.group_id = p.group_id
    where p.user_id = person.id and g.school_id = school);
comment on function speaks_for_families is
  'Whether an account may say how the day at a school is: confirmed, in use, and neither of the school nor of the team.';

create view school_day_agreed as
select v.school_id, v.topic, v.school_year, v.value, count(*)::integer as sayings
from school_day_sayings v join users u on u.id = v.user_id
where v.removed_by is null and v.given_at > now() - interval '18 months' and speaks_for_families(u, v.school_id)
group by v.school_id, v.topic, v.school_year, v.value
having count(*) >= 3;
comment on view school_day_agreed is 'What at least three families say about the day at a school in a school year.';

create view school_day_known as
select school_id, topic, value, school_year, 'school' as said_by from school_day_values
union all
select a.school_id, a.topic, min(a.value), a.school_year, 'families' from school_day_agreed a
where not exists (select from school_day_values s where s.school_id = a.school_id and s.topic = a.topic)
  and not exists (select from school_day_agreed o
    where o.school_id = a.school_id and o.topic = a.topic and o.school_year > a.school_year)
group by a.school_id, a.topic, a.school_year
having count(*) = 1;
comment on view school_day_known is
  'What filters may rest on: what the school says, else what families agree on in the newest school year.';

alter table reports drop constraint reports_subject_kind_check,
  add constraint reports_subject_kind_check
    check (subject_kind in ('review', 'answer', 'image', 'video', 'text', 'event', 'day'));
alter table decisions drop constraint decisions_subject_kind_check,
  add constraint decisions_subject_kind_check
    check (subject_kind in ('review', 'answer', 'image', 'video', 'text', 'event', 'day'));
