-- Groups: bodies that run several schools. A school has at most one. Its people work on a school through the group, as
-- rows of school_operators, so that everything that members may do and see holds for them as well.
create table school_groups (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 2 and 200),
  country text not null check (country in ('DE', 'FR', 'ES', 'IT', 'GB')),
  created_at timestamptz not null default now()
);

create table group_people (
  group_id uuid not null references school_groups on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'editor')),
  created_at timestamptz not null default now(),
  primary key (group_id, user_id)
);
comment on column group_people.role is 'owner: works on every school of the group, and manages its schools and people.';
create index group_people_user on group_people (user_id);

create table group_schools (
  school_id text primary key references schools on delete cascade,
  group_id uuid not null references school_groups on delete cascade,
  by_invitation boolean not null,
  created_at timestamptz not null default now()
);
comment on column group_schools.by_invitation is 'A main contact of the school asked the group; else the team decided on evidence.';
create index group_schools_group on group_schools (group_id, school_id);
create trigger a_follow_merge before insert on group_schools for each row execute function follow_merge('o.school_id is not null');

alter table school_operators add group_id uuid,
  add constraint school_operators_group foreign key (group_id, user_id)
    references group_people (group_id, user_id) on delete cascade;
comment on column school_operators.group_id is 'The group through which the person works on the school; null in their own right.';
create index school_operators_group on school_operators (group_id, user_id) where group_id is not null;

-- What a group gave its people ends when the school leaves it, also at schools that were merged into this one.
create function end_group_rights() returns trigger language plpgsql as $$
begin
  delete from school_operators where group_id = old.group_id and (school_id = old.school_id
    or school_id in (select old_id from school_redirects where school_id = old.school_id));
  return null;
end $$;
create trigger group_schools_end_rights after delete on group_schools for each row execute function end_group_rights();

-- A group without an owner has nobody who could decide anything: it ends with the last one.
create function end_group() returns trigger language plpgsql as $$
begin
  delete from school_groups g where g.id = old.group_id
    and not exists (select from group_people p where p.group_id = g.id and p.role = 'owner');
  return null;
end $$;
create trigger group_people_end_group after delete on group_people for each row when (old.role = 'owner')
  execute function end_group();

create table group_invitations (
  id uuid primary key default uuidv7(),
  group_id uuid references school_groups on delete cascade,
  school_id text references schools on delete cascade,
  email text not null,
  token_hash bytea not null unique,
  invited_by uuid references users on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (num_nonnulls(group_id, school_id) = 1)
);
comment on table group_invitations is 'Asks a person to join a group, or to have their group manage a school.';
create unique index group_invitations_group on group_invitations (group_id, email) where group_id is not null;
create unique index group_invitations_school on group_invitations (school_id, email) where school_id is not null;
create index group_invitations_email on group_invitations (email);
create index group_invitations_invited_by on group_invitations (invited_by);
create index group_invitations_expires on group_invitations (expires_at);
create trigger a_follow_merge before insert on group_invitations for each row execute function follow_merge('o.email = t.email');

-- A claim of a group names many schools, by one piece of evidence.
alter table school_claims add group_id uuid references school_groups on delete cascade;
comment on column school_claims.group_id is 'The group that is to manage the schools of school_claim_schools; null for a person''s own claim.';
create index school_claims_group on school_claims (group_id) where group_id is not null;
alter table school_claims drop constraint school_claims_check;
alter table school_claims add constraint school_claims_of_what check (
  case when group_id is not null then school_id is null and proposal is null
    else school_id is not null or (proposal is not null and state <> 'approved') end);

create table school_claim_schools (
  claim_id uuid not null references school_claims on delete cascade,
  school_id text not null references schools on delete cascade,
  approved boolean not null default false,
  primary key (claim_id, school_id)
);
comment on column school_claim_schools.approved is 'The team gave this school to the group.';
create index school_claim_schools_school on school_claim_schools (school_id);

-- What a group writes for several schools at once: seen first, then applied as a whole, and taken back as a whole.
create table group_changes (
  id uuid primary key default uuidv7(),
  group_id uuid not null references school_groups on delete cascade,
  made_by uuid references users on delete set null,
  file_name text check (length(file_name) <= 150),
  state text not null default 'trial' check (state in ('trial', 'applied', 'undone')),
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  undone_at timestamptz,
  check ((state = 'trial') = (applied_at is null)),
  check ((state = 'undone') = (undone_at is not null))
);
comment on column group_changes.file_name is 'The file that says what is to be written; null for a form.';
create index group_changes_group on group_changes (group_id, id);
create index group_changes_made_by on group_changes (made_by) where made_by is not null;
create index group_changes_created on group_changes (created_at);

create table group_change_rows (
  change_id uuid not null references group_changes on delete cascade,
  line integer not null,
  school_id text references schools on delete cascade,
  named text not null default '' check (length(named) <= 300),
  wanted jsonb not null default '{}',
  before jsonb not null default '{}',
  problems jsonb not null default '[]',
  kept text[] not null default '{}',
  primary key (change_id, line)
);
comment on column group_change_rows.line is 'Number of the row in the file; of a form, the position of the school.';
comment on column group_change_rows.named is 'How the file names a school that is not among those of the group.';
comment on column group_change_rows.wanted is 'What is to be written, by field.';
comment on column group_change_rows.before is 'What these fields said when the change was seen, and later what it replaced.';
comment on column group_change_rows.problems is 'Why the row, or one of its fields, is not written: field and key of a text.';
comment on column group_change_rows.kept is 'Fields that undoing left alone, because somebody had changed them since.';
create index group_change_rows_school on group_change_rows (school_id) where school_id is not null;
