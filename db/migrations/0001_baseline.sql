-- The tables, by feature: each with a sentence, its constraints, indexes and triggers.
-- The names of constraints of one column follow from it: table_column_check, table_column_fkey, table_column_key; those of
-- several columns say what they hold. Ids that grow with time are uuidv7; gen_random_uuid where an id must tell no instant.
-- Every later change of the tables is a migration of its own.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Types

create type criterion_change as (school_id text, criterion text, votes integer, points integer);
create type rating_change as (school_id text, stars smallint, aged boolean, sign integer);

-- Functions that several tables use. Those of one table stand before it.

create function comment_sketch(comment text) returns integer[] language sql immutable parallel safe as $$
  with words as (
    select word, place from regexp_split_to_table(lower(comment), '[^[:alnum:]]+') with ordinality as w (word, place)
    where word <> ''
  ), groups as (
    select word || ' ' || lead(word, 1, '') over turn || ' ' || lead(word, 2, '') over turn as three, place
    from words window turn as (order by place)
  ), smallest as (
    select distinct hashtext(three) as hash from groups order by hash limit 16
  )
  select coalesce(array_agg(hash), '{}') from smallest
$$;
comment on function comment_sketch is
  'The sixteen smallest hashes of three words that follow each other; texts that share none are no near copies.';

create function counts_in_rating(status text) returns boolean language sql immutable as $$ select status in ('published', 'disputed') $$;
comment on function counts_in_rating is 'Whether reviews of a status are part of the rating.';

create function follow_merge() returns trigger language plpgsql as $$
declare
  wanted text := new.school_id;
  target text;
  taken boolean;
begin
  for step in 1 .. 8 loop
    exit when wanted is null;
    perform from schools where id = wanted for key share;
    select school_id into target from school_redirects where old_id = wanted;
    exit when target is null;
    if tg_nargs > 0 then
      execute format('select exists (select from %I o, (select ($1).*) t where o.school_id = $2 and %s)', tg_table_name, tg_argv[0])
        into taken using new, target;
      exit when taken;
    end if;
    wanted := target;
  end loop;
  new.school_id := wanted;
  return new;
end $$;
comment on function follow_merge is
  'A row for a school that is being merged waits and goes where the merge leads. Where its place there is taken it stays: the argument says when, with `t` as the row and `o` as one of the survivor.';

create function follow_review() returns trigger language plpgsql as $$
declare
  reviewed uuid := to_jsonb(new) ->> tg_argv[0];
begin
  perform from schools where id = new.school_id for key share;
  new.school_id := coalesce((select school_id from reviews where id = reviewed), new.school_id);
  return new;
end $$;
comment on function follow_review is 'What is said against a review stands where the review stands.';

create function hold_own_reviews(person uuid, school text) returns void language plpgsql as $$
begin
  with own as (
    select r.id, r.status from reviews r
    where r.author_id = person and r.school_id = school and r.status in ('published', 'disputed')
      and not exists (select from review_signals s
        where s.review_id = r.id and s.version = r.version and s.kind = 'own_school')
    for no key update
  ), held as (
    update reviews r set status = 'pending', status_changed_at = now() from own where r.id = own.id
    returning r.id, own.status
  )
  insert into audit_entries (actor_role, action, subject_kind, subject_id, before, after)
  select 'program', 'review.held', 'review', id::text, jsonb_build_object('status', status),
    '{"status": "pending", "signal": "own_school"}' from held;
  insert into review_signals (review_id, version, kind)
  select r.id, r.version, 'own_school' from reviews r
  where r.author_id = person and r.school_id = school and r.status = 'pending'
    and not exists (select from review_signals s
      where s.review_id = r.id and s.version = r.version and s.kind = 'own_school');
  delete from review_votes v using reviews r
  where v.user_id = person and r.id = v.review_id and r.school_id = school;
end $$;
comment on function hold_own_reviews is
  'Holds what somebody who runs a school wrote about it, and takes their votes there back.';

create function is_suspended(suspended_at timestamptz, suspended_until timestamptz) returns boolean
language sql stable
return suspended_at is not null and (suspended_until is null or suspended_until > now());
comment on function is_suspended is 'Whether an account is suspended now: the end comes by itself.';

create function new_order_number() returns bigint language plpgsql as $$
declare
  base bigint;
  weighed integer;
  total integer;
  made bigint;
begin
  loop
    base := 10000000 + ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint % 90000000;
    total := 0;
    for place in 1..8 loop
      weighed := substr(base::text, place, 1)::integer * (case when place % 2 = 0 then 2 else 1 end);
      total := total + weighed / 10 + weighed % 10;
    end loop;
    made := base * 10 + (10 - total % 10) % 10;
    exit when not exists (select from orders where number = made);
  end loop;
  return made;
end $$;
comment on function new_order_number is 'A free number for an order, which nobody can guess from others.';

create function new_withdrawal_number() returns bigint language plpgsql as $$
declare
  made bigint;
begin
  loop
    made := new_order_number();
    exit when not exists (select from withdrawals where number = made);
  end loop;
  return made;
end $$;
comment on function new_withdrawal_number is
  'A free number for a withdrawal, which nobody can guess from others and which is not that of an order.';

create function note_any_change() returns trigger language plpgsql as $$
begin
  insert into school_changes (school_id) values ('*') on conflict do nothing;
  perform pg_notify('school_changes', '');
  return null;
end $$;
comment on function note_any_change is 'Notes in the outbox that pages of all schools may show something else.';

create function note_school_changes() returns trigger language plpgsql as $$
begin
  execute format('insert into school_changes (school_id) select distinct %I from changed on conflict do nothing', tg_argv[0]);
  perform pg_notify('school_changes', '');
  return null;
end $$;
comment on function note_school_changes is
  'Notes the schools of changed rows in the outbox; the argument is the column that names them.';

create function plain_text(text text) returns text language sql immutable strict parallel safe
return lower(public.unaccent('public.unaccent'::regdictionary, text));
comment on function plain_text is
  'Without accents and capitals. Immutable as long as nobody edits the rules of the dictionary.';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
comment on function refuse_change is 'Refuses to change or remove rows.';

create function school_admin_text(name text, city text, postal_code text, code text, id text) returns text
language sql immutable parallel safe
return ' ' || plain_text(concat_ws(' ', name, city, postal_code, code, id)) || ' ';
comment on function school_admin_text is 'What admins find a school by, each word between spaces.';


-- =====================================================================================================================
-- The installation
-- =====================================================================================================================

create table settings (
  key text primary key,
  value text not null
);
comment on table settings is 'Facts about this installation, such as whether the sample schools were removed.';
insert into settings (key, value) values ('directory_id', gen_random_uuid()::text);

create table attempt_counts (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
comment on table attempt_counts is
  'Attempts per action and account or network, as rate-limiter-flexible keeps them; expire in milliseconds since 1970.';


-- =====================================================================================================================
-- Schools: what registers say stands in schools, what a school says of itself in school_profiles and school_texts, what
-- visitors say in reviews
-- =====================================================================================================================

create table schools (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9-]{0,63}$'),
  name text not null check (length(name) between 1 and 300),
  category text not null
    check (category in ('primary', 'secondary', 'high_school', 'vocational', 'special_needs', 'other')),
  local_type text not null default '',
  ownership text check (ownership in ('public', 'private')),
  street text not null default '',
  postal_code text not null default '',
  city text not null default '',
  region text not null default '',
  country text not null check (country in ('DE', 'FR', 'ES', 'IT', 'GB')),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  position_precision text check (position_precision in ('exact', 'postal_code', 'town')),
  phone text not null default '',
  email text not null default '',
  website text not null default '',
  features text[] not null default '{}' check (features <@ array['fullDay', 'music', 'sports', 'science', 'languages',
    'arts', 'digitalEducation', 'inclusion', 'international', 'religious', 'montessori', 'waldorf', 'eco', 'bilingual']),
  languages text[] not null default '{}',
  pupils integer check (pupils >= 0),
  status text not null default 'active' check (status in ('active', 'closed', 'hidden')),
  successor_id text references schools on delete set null,
  source text not null,
  source_id text not null,
  source_date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  faith text check (faith in ('catholic', 'protestant', 'anglican', 'christian', 'jewish', 'muslim', 'other')),
  gender text check (gender in ('mixed', 'girls', 'boys')),
  boarding boolean,
  age_from smallint check (age_from between 0 and 99),
  age_to smallint check (age_to between 0 and 99),
  institute text check (length(institute) between 1 and 64),
  short_name text check (length(short_name) between 1 and 300),
  audience text not null default 'children' check (audience in ('children', 'adults', 'prison_or_hospital')),
  constraint schools_ages check ((age_from is null) = (age_to is null) and age_from <= age_to),
  constraint schools_position check ((lat is null) = (lng is null) and (lat is null) = (position_precision is null))
);
comment on table schools is 'The directory, one row for each address on the site; written by imports alone.';
comment on column schools.local_type is 'The register''s own word for the type: Gymnasium, Lycée, Colegio.';
comment on column schools.position_precision is
  'exact: the building; postal_code and town: only the centre of that area.';
comment on column schools.faith is 'christian: several churches together, or one that is none of the others.';
comment on column schools.age_from is 'Ages in whole years at which pupils may be there, from and to.';
comment on column schools.institute is
  'Code of the institute in the register of the school; null means that it is none''s site.';
comment on column schools.short_name is
  'The name of the register without legal form and operator, written by imports; null where the whole name is shown.';
comment on column schools.audience is
  'For whom the school is; lists show only those for children unless others are asked for.';
create index schools_admin_text on schools using gin (school_admin_text(name, city, postal_code, source_id,
  id) gin_trgm_ops);
create index schools_city on schools (country, city);
create index schools_country on schools (country, id);
create index schools_institute on schools (institute) where institute is not null;
create index schools_kind_place on schools (category, lat, lng) where status = 'active' and lat is not null;
create index schools_not_active on schools (status, id) where status <> 'active';
create index schools_postal_code on schools (country, postal_code text_pattern_ops);
create index schools_same_phone on schools (country, phone) where phone <> '';
create index schools_same_website on schools (country, website) where website <> '';
create index schools_source on schools (source);
create index schools_successor on schools (successor_id) where successor_id is not null;
create index schools_without_position on schools (id) where lat is null;

create function note_neighbours() returns trigger language plpgsql as $$
begin
  if exists (
    select id, status, lat, lng, category, local_type from changed
    except
    select id, status, lat, lng, category, local_type from former
  ) then
    insert into school_changes (school_id) values ('*') on conflict do nothing;
  end if;
  return null;
end $$;
comment on function note_neighbours is 'A school may enter or leave the neighbourhood of others.';

create function open_school_ratings() returns trigger language plpgsql as $$
begin
  insert into school_ratings (school_id) select id from added;
  return null;
end $$;
comment on function open_school_ratings is 'Gives each school a rating.';

create trigger schools_note_delete after delete on schools
  referencing old table as changed for each statement execute function note_school_changes('id');
create trigger schools_note_insert after insert on schools
  referencing new table as changed for each statement execute function note_school_changes('id');
create trigger schools_note_neighbours after update on schools
  referencing old table as former new table as changed for each statement execute function note_neighbours();
create trigger schools_note_new after insert on schools for each statement execute function note_any_change();
create trigger schools_note_update after update on schools
  referencing new table as changed for each statement execute function note_school_changes('id');
create trigger schools_open_ratings after insert on schools
  referencing new table as added for each statement execute function open_school_ratings();

create function register_fact(school schools, field text) returns text language sql stable parallel safe as $$
  select case field when 'position' then school.lat || ', ' || school.lng else to_jsonb(school) ->> field end
$$;
comment on function register_fact is
  'What the register says of a fact, as school_corrections writes it: a position as "latitude, longitude" in degrees.';

create table school_codes (
  source text not null,
  code text not null,
  school_id text not null references schools on delete cascade,
  valid_from date,
  valid_to date,
  primary key (source, code)
);
comment on table school_codes is
  'Register codes of a school; mergers and reorganisations change them, the school id stays.';
create index school_codes_code on school_codes (plain_text(code));
create index school_codes_school on school_codes (school_id);
create trigger school_codes_note_delete after delete on school_codes
  referencing old table as changed for each statement execute function note_school_changes('school_id');
create trigger school_codes_note_insert after insert on school_codes
  referencing new table as changed for each statement execute function note_school_changes('school_id');
create trigger school_codes_note_update after update on school_codes
  referencing new table as changed for each statement execute function note_school_changes('school_id');

create table school_redirects (
  old_id text primary key,
  school_id text not null references schools on delete cascade
);
comment on table school_redirects is 'Former ids of schools, whose addresses lead to the current one.';
create index school_redirects_school on school_redirects (school_id);
create trigger school_redirects_note_delete after delete on school_redirects
  referencing old table as changed for each statement execute function note_school_changes('school_id');
create trigger school_redirects_note_insert after insert on school_redirects
  referencing new table as changed for each statement execute function note_school_changes('school_id');
create trigger school_redirects_note_update after update on school_redirects
  referencing new table as changed for each statement execute function note_school_changes('school_id');

create table school_former_names (
  school_id text not null references schools on delete cascade,
  name text not null,
  replaced_on date not null,
  source text not null,
  run_id uuid,
  primary key (school_id, name)
);
comment on table school_former_names is
  'Names under which a register listed a school before. An import adds one when it renames the school; another spelling is no other name.';
comment on column school_former_names.replaced_on is
  'Day of the first edition with another name, or of its import if the edition names no day.';
comment on column school_former_names.source is 'The register.';
comment on column school_former_names.run_id is
  'The import that renamed the school; null when its record is no longer kept.';
create index school_former_names_run on school_former_names (run_id) where run_id is not null;
create trigger school_former_names_note_delete after delete on school_former_names
  referencing old table as changed for each statement execute function note_school_changes('school_id');
create trigger school_former_names_note_insert after insert on school_former_names
  referencing new table as changed for each statement execute function note_school_changes('school_id');
create trigger school_former_names_note_update after update on school_former_names
  referencing new table as changed for each statement execute function note_school_changes('school_id');

create table school_successors (
  key text primary key,
  successor text not null
);
comment on table school_successors is
  'The code that follows a former one, where exactly one school follows exactly one other: neither mergers nor divisions.';
comment on column school_successors.key is 'Country and former code, as in `school_facts`.';
create index school_successors_successor on school_successors (successor);
create trigger school_successors_note_change after insert or delete or update on school_successors
  for each statement execute function note_any_change();

create view school_keys as
  select s.id as key, s.id as school_id from schools s
  where not exists (select from school_redirects r where r.old_id = s.id)
  union all
  select old_id, school_id from school_redirects
  union all
  select f.key, coalesce(r.school_id, s.id) from school_successors f
  left join school_redirects r on r.old_id = f.successor
  left join schools s on s.id = f.successor
  where coalesce(r.school_id, s.id) is not null
    and not exists (select from schools o where o.id = f.key)
    and not exists (select from school_redirects o where o.old_id = f.key);
comment on view school_keys is
  'The school that stands for a code of a register today: its own, the one it was merged into, or the one that follows a school that no register lists.';

create table school_profiles (
  school_id text primary key references schools on delete cascade,
  name text,
  category text check (category in ('primary', 'secondary', 'high_school', 'vocational', 'special_needs', 'other')),
  local_type text,
  ownership text check (ownership in ('public', 'private')),
  street text,
  postal_code text,
  city text,
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  phone text,
  email text,
  website text,
  pupils integer check (pupils >= 0),
  features text[] not null default '{}' check (features <@ array['fullDay', 'music', 'sports', 'science', 'languages',
    'arts', 'digitalEducation', 'inclusion', 'international', 'religious', 'montessori', 'waldorf', 'eco', 'bilingual']),
  languages text[] not null default '{}',
  logo text,
  show_in_search boolean not null default true,
  show_contact boolean not null default true,
  show_reviews boolean not null default true,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  fees_from integer check (fees_from between 0 and 200000),
  fees_to integer check (fees_to between 0 and 200000),
  fees_year smallint check (fees_year between 2000 and 2100),
  fees_included text[] not null default '{}'
    check (fees_included <@ array['meals', 'care', 'books', 'materials', 'trips', 'transport', 'boarding']),
  constraint school_profiles_fees check (num_nulls(fees_from, fees_to, fees_year) in (0, 3) and fees_from <= fees_to),
  constraint school_profiles_position check ((lat is null) = (lng is null))
);
comment on table school_profiles is
  'What the school says of itself; null means that the register''s word stands. Imports never touch it.';
comment on column school_profiles.fees_from is
  'Least amount for a year, in the currency of the country; fees_to is the greatest.';
comment on column school_profiles.fees_year is 'Year in which the school year starts to which the fees apply.';
comment on column school_profiles.fees_included is 'What the fees include.';
create index school_profiles_admin_text on school_profiles using gin (school_admin_text(name, city, postal_code, null,
  null) gin_trgm_ops)
  where name is not null or city is not null or postal_code is not null;
create index school_profiles_verified on school_profiles (school_id) where verified_at is not null;
create trigger school_profiles_note_delete after delete on school_profiles
  referencing old table as changed for each statement execute function note_school_changes('school_id');
create trigger school_profiles_note_insert after insert on school_profiles
  referencing new table as changed for each statement execute function note_school_changes('school_id');
create trigger school_profiles_note_neighbour_added after insert on school_profiles
  for each row when (not new.show_in_search or num_nonnulls(new.lat, new.category, new.local_type) > 0)
  execute function note_any_change();
create trigger school_profiles_note_neighbour_changed after update on school_profiles
  for each row
  when ((old.show_in_search, old.lat, old.lng, old.category, old.local_type) is distinct from (new.show_in_search,
    new.lat, new.lng, new.category, new.local_type))
  execute function note_any_change();
create trigger school_profiles_note_update after update on school_profiles
  referencing new table as changed for each statement execute function note_school_changes('school_id');

create table school_texts (
  school_id text not null references schools on delete cascade,
  section text not null check (section in ('summary', 'description', 'educational-model', 'diversity-attention',
    'educational-phases', 'languages', 'academic-results', 'extracurricular-activities', 'services', 'facilities',
    'educational-technologies', 'awards')),
  language text not null check (language in ('de', 'en', 'fr', 'es', 'it')),
  text text not null,
  updated_at timestamptz not null default now(),
  primary key (school_id, section, language),
  constraint school_texts_length check (length(text) between 1 and case section when 'summary' then 3000 else 50000 end)
);
comment on table school_texts is 'Texts of a profile by section and language.';
create trigger school_texts_note_delete after delete on school_texts
  referencing old table as changed for each statement execute function note_school_changes('school_id');
create trigger school_texts_note_insert after insert on school_texts
  referencing new table as changed for each statement execute function note_school_changes('school_id');
create trigger school_texts_note_update after update on school_texts
  referencing new table as changed for each statement execute function note_school_changes('school_id');

create table school_changes (
  xid xid8 not null default pg_current_xact_id(),
  school_id text not null,
  at timestamptz not null default now(),
  primary key (xid, school_id)
);
comment on table school_changes is
  'Outbox of changes, by which every process brings its index and its kept pages up to date; * stands for all schools.';
create index school_changes_at on school_changes (at);

create table school_change_days (
  day date not null,
  school_id text not null,
  primary key (day, school_id)
);
comment on table school_change_days is
  'Schools of which something changed, by day only: an instant would tell when a review was written.';
create index school_change_days_school on school_change_days (school_id, day);

create table school_change_state (
  single boolean primary key default true check (single),
  seen text not null,
  day date not null
);
comment on table school_change_state is 'How far school_changes has been read into school_change_days.';
comment on column school_change_state.seen is
  'The moment up to which changes are read, as pg_current_snapshot() writes it.';
comment on column school_change_state.day is 'The day that is being collected; those before it never change again.';
insert into school_change_state (seen, day)
  values (pg_current_snapshot()::text, (now() at time zone 'Europe/Berlin')::date);


-- =====================================================================================================================
-- Accounts and what gives access to them
-- =====================================================================================================================

create table users (
  id uuid primary key default uuidv7(),
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  email_verified boolean not null default false,
  name text not null default '' check (length(name) <= 120),
  image text,
  role text not null default 'user' check (role in ('user', 'moderator', 'admin')),
  locale text not null default 'de' check (locale in ('de', 'en', 'fr', 'es', 'it')),
  suspended_at timestamptz,
  erase_after timestamptz,
  keep_reviews boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  suspended_until timestamptz,
  suspension_reason text not null default '' check (length(suspension_reason) <= 2000),
  device_generation integer not null default 0,
  address_proved boolean not null default true,
  constraint users_suspended_since
    check (suspended_at is not null or (suspended_until is null and suspension_reason = ''))
);
comment on table users is 'Accounts.';
comment on column users.name is 'The name given at sign-up; what is shown is the profile''s.';
comment on column users.locale is 'Language of the mails to this person.';
comment on column users.erase_after is
  'Set while the account is deleted but can still be brought back: locked and hidden until then, erased after it.';
comment on column users.keep_reviews is 'Chosen at deletion: reviews stay as those of a deleted user, else they go.';
comment on column users.suspended_until is
  'First instant at which a suspended account may be used again; null without an end.';
comment on column users.suspension_reason is 'As the person was told it.';
comment on column users.device_generation is
  'Part of the signature of the cookies by which browsers are known; a new password raises it, so that those before it count no longer.';
comment on column users.address_proved is
  'False while nobody has followed a mail to the address, because another provider vouched for it.';
create index users_deleted on users (created_at desc, id desc) where erase_after is not null;
create index users_email_similar on users using gin (email gin_trgm_ops);
create index users_newest on users (created_at desc, id desc);
create index users_staff on users (created_at desc, id desc) where role <> 'user';
create index users_suspended on users (created_at desc, id desc) where suspended_at is not null;
create index users_suspension_ends on users (suspended_until) where suspended_until is not null;
create index users_to_erase on users (erase_after) where erase_after is not null;

create function end_invitations_of_person() returns trigger language plpgsql as $$
begin
  delete from member_invitations where invited_by = new.id;
  return null;
end $$;
comment on function end_invitations_of_person is
  'Ends the invitations of a person who is suspended or deletes the account.';

create function open_profile() returns trigger language plpgsql as $$
begin
  insert into profile_details (id, full_name) values (new.id, new.name);
  return null;
end $$;
comment on function open_profile is 'Gives each account a profile.';

create trigger users_end_invitations after update of suspended_at, erase_after on users
  for each row when (new.suspended_at is not null or new.erase_after is not null)
  execute function end_invitations_of_person();
create trigger users_open_profile after insert on users for each row execute function open_profile();

create table profile_details (
  id uuid primary key references users on delete cascade,
  full_name text not null default '' check (length(full_name) <= 120),
  avatar_url text,
  phone text not null default '' check (length(phone) <= 60),
  website text not null default '' check (length(website) <= 300),
  address text not null default '' check (length(address) <= 200),
  city text not null default '' check (length(city) <= 120),
  postal_code text not null default '' check (length(postal_code) <= 20),
  country text not null default '' check (length(country) <= 60),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table profile_details is 'What people say of themselves in their account.';
create index profile_details_name_similar on profile_details using gin (lower(full_name) gin_trgm_ops);

create table sign_in_methods (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  provider_id text not null check (provider_id in ('credential', 'google')),
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sign_in_methods_provider_id_account_id_key unique (provider_id, account_id),
  constraint sign_in_methods_user_id_provider_id_key unique (user_id, provider_id)
);
comment on table sign_in_methods is
  'Password (provider credential, argon2id) and Google. Tokens of Google are never kept.';

create table pending_sign_ups (
  id uuid primary key default uuidv7(),
  handle_hash bytea not null unique,
  token_hash bytea unique,
  email text not null check (email = lower(email)),
  password text not null,
  full_name text not null default '',
  locale text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
comment on table pending_sign_ups is 'Accounts whose address is not confirmed yet.';
comment on column pending_sign_ups.handle_hash is
  'Of a cookie of the browser that signed up: it may correct the address and ask for the mail again.';
comment on column pending_sign_ups.token_hash is
  'Of the mailed link; null when the address belongs to an account already.';
create index pending_sign_ups_email on pending_sign_ups (email);
create index pending_sign_ups_expires on pending_sign_ups (expires_at);
create index pending_sign_ups_newest on pending_sign_ups (created_at desc, id desc);

create table verifications (
  id uuid primary key default uuidv7(),
  identifier text not null unique,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table verifications is 'State of a sign-in by Google while the browser is there: once usable, ten minutes.';

create table sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  second_factor_at timestamptz,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table sessions is 'Browsers in which somebody is signed in.';
comment on column sessions.second_factor_at is
  'When the second factor was given; without it an account that has one is not signed in, and nobody has the rights of staff.';
create index sessions_user on sessions (user_id);

create table second_factors (
  user_id uuid primary key references users on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
comment on table second_factors is 'Secrets of authenticator apps.';
comment on column second_factors.secret is
  'Shared secret of the authenticator app (RFC 6238), encrypted with the key of the program.';
comment on column second_factors.last_step is 'Time step of the last accepted code: no code is accepted twice.';

create table begun_second_factors (
  session_id uuid primary key references sessions on delete cascade,
  secret text not null,
  created_at timestamptz not null default now()
);
comment on table begun_second_factors is
  'Second factors that a session began to set up. Another begin replaces the secret; a first right code moves it to second_factors.';
comment on column begun_second_factors.secret is 'As second_factors.secret.';

create table second_factor_tries (
  user_id uuid not null references users on delete cascade,
  device text not null check (length(device) <= 64),
  tries integer not null default 0,
  blocks integer not null default 0,
  locked_until timestamptz,
  notified_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (user_id, device)
);
comment on table second_factor_tries is 'Codes of the second factor that were tried since the last right one.';
comment on column second_factor_tries.device is
  'Hash of a browser that gave the second factor before; empty for all other browsers together.';
comment on column second_factor_tries.tries is 'Of the block of tries that runs now.';
comment on column second_factor_tries.blocks is 'Blocks that were used up; each locks for longer.';
comment on column second_factor_tries.notified_at is 'When the account''s person was last told by mail.';

create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
comment on table recovery_codes is 'Codes for the day the authenticator is lost; using one deletes it.';

create table factor_removals (
  user_id uuid primary key references second_factors on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz,
  approved_by uuid references users on delete set null
);
comment on table factor_removals is
  'People who lost their second factor and asked for its removal; whoever gives the factor ends the request.';
comment on column factor_removals.due_at is
  'When the factor may go; null for moderators and admins until another admin approves.';
create index factor_removals_approved_by on factor_removals (approved_by) where approved_by is not null;

create table passkeys (
  id text primary key check (id ~ '^[A-Za-z0-9_-]+$' and char_length(id) <= 1366),
  user_id uuid not null references users on delete cascade,
  public_key bytea not null check (octet_length(public_key) <= 2048),
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  device text check (char_length(device) <= 80),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
comment on table passkeys is 'Public keys of passkeys (WebAuthn), each with the id that its device gave it.';
comment on column passkeys.device is 'Browser and system that it was made with; null where they are unknown.';
create index passkeys_user on passkeys (user_id, created_at);

create table mailed_links (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'change-email-old', 'change-email-new', 'restore-account',
    'confirm-email', 'stop-factor-removal')),
  new_email text check (new_email = lower(new_email)),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint mailed_links_purpose_of_email
    check ((new_email is not null) = purpose in ('change-email-old', 'change-email-new'))
);
comment on table mailed_links is 'Links that work once: using one deletes it.';
comment on column mailed_links.purpose is
  'confirm-email proves that an address whose mails came back takes them again.';
create index mailed_links_user on mailed_links (user_id, purpose);

create table identity_codes (
  user_id uuid primary key references users on delete cascade,
  code_hash bytea not null,
  expires_at timestamptz not null
);
comment on table identity_codes is 'The last code mailed to an account that has no password; using it deletes it.';
create index identity_codes_expires on identity_codes (expires_at);

create table mail_suppressions (
  address text primary key check (address = lower(address)),
  reason text not null check (reason in ('refused', 'bounced', 'complaint')),
  status text not null default '' check (length(status) <= 20),
  created_at timestamptz not null default now()
);
comment on table mail_suppressions is
  'Addresses that get no mails but those about the safety of an account, until somebody confirms them again.';
comment on column mail_suppressions.reason is
  'The mail server refused it, a mail came back later, or its reader called our mail unwanted.';
comment on column mail_suppressions.status is
  'Code of the mail server (RFC 5321) or of the report (RFC 3463), such as 550 or 5.1.1.';
create index mail_suppressions_created on mail_suppressions (created_at);

create table mail_counts (
  day date primary key,
  sent integer not null default 0 check (sent >= 0),
  failed integer not null default 0 check (failed >= 0)
);
comment on table mail_counts is 'Mails sent and failed by day.';
comment on column mail_counts.failed is 'Refused for good, or never delivered: each lies in dead_letters.';


-- =====================================================================================================================
-- The work of the team
-- =====================================================================================================================

create table case_locks (
  kind text not null check (kind in ('review', 'claim', 'correction', 'ticket', 'content')),
  id uuid not null,
  user_id uuid not null references users on delete cascade,
  taken_at timestamptz not null default now(),
  until timestamptz not null,
  primary key (kind, id)
);
comment on table case_locks is 'Reserves a case for a moderator for 15 minutes.';
comment on column case_locks.until is 'Renewed while the page is open; later than that, anybody may take the case.';
create index case_locks_until on case_locks (until);
create index case_locks_user on case_locks (user_id);

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
create index audit_entries_kind on audit_entries (subject_kind, at desc, id desc);
create index audit_entries_subject on audit_entries (subject_kind, subject_id, at);
create index audit_entries_when on audit_entries (at desc, id desc);
create trigger audit_entries_append_only before delete or update or truncate on audit_entries
  for each statement execute function refuse_change();


-- =====================================================================================================================
-- Groups: bodies that run several schools
-- =====================================================================================================================

create table school_groups (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 2 and 200),
  country text not null check (country in ('DE', 'FR', 'ES', 'IT', 'GB')),
  created_at timestamptz not null default now()
);
comment on table school_groups is 'Bodies that run several schools.';

create table group_people (
  group_id uuid not null references school_groups on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'editor')),
  created_at timestamptz not null default now(),
  primary key (group_id, user_id)
);
comment on table group_people is 'Who belongs to a group.';
comment on column group_people.role is 'owner: works on every school of the group, and manages its schools and people.';
create index group_people_user on group_people (user_id);

create function end_group() returns trigger language plpgsql as $$
begin
  delete from school_groups g where g.id = old.group_id
    and not exists (select from group_people p where p.group_id = g.id and p.role = 'owner');
  return null;
end $$;
comment on function end_group is 'Ends a group with its last owner.';

create trigger group_people_end_group after delete on group_people
  for each row when (old.role = 'owner') execute function end_group();

create table group_schools (
  school_id text primary key references schools on delete cascade,
  group_id uuid not null references school_groups on delete cascade,
  by_invitation boolean not null,
  created_at timestamptz not null default now()
);
comment on table group_schools is 'The schools that a group manages; a school has at most one group.';
comment on column group_schools.by_invitation is
  'A main contact of the school asked the group; else the team decided on evidence.';
create index group_schools_group on group_schools (group_id, school_id);

create function end_group_rights() returns trigger language plpgsql as $$
begin
  delete from school_members where group_id = old.group_id and (school_id = old.school_id
    or school_id in (select old_id from school_redirects where school_id = old.school_id));
  return null;
end $$;
comment on function end_group_rights is 'Ends what a group gave its people at a school with its management.';

create trigger a_follow_merge before insert on group_schools
  for each row execute function follow_merge('o.school_id is not null');
create trigger group_schools_end_rights after delete on group_schools for each row execute function end_group_rights();

create table group_invitations (
  id uuid primary key default uuidv7(),
  group_id uuid references school_groups on delete cascade,
  school_id text references schools on delete cascade,
  email text not null,
  token_hash bytea not null unique,
  invited_by uuid references users on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint group_invitations_group_or_school check (num_nonnulls(group_id, school_id) = 1)
);
comment on table group_invitations is 'Asks a person to join a group, or to have their group manage a school.';
create index group_invitations_email on group_invitations (email);
create index group_invitations_expires on group_invitations (expires_at);
create unique index group_invitations_group on group_invitations (group_id, email) where group_id is not null;
create index group_invitations_invited_by on group_invitations (invited_by);
create unique index group_invitations_school on group_invitations (school_id, email) where school_id is not null;
create trigger a_follow_merge before insert on group_invitations
  for each row execute function follow_merge('o.email = t.email');

create table group_changes (
  id uuid primary key default uuidv7(),
  group_id uuid not null references school_groups on delete cascade,
  made_by uuid references users on delete set null,
  file_name text check (length(file_name) <= 150),
  state text not null default 'trial' check (state in ('trial', 'applied', 'undone')),
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  undone_at timestamptz,
  constraint group_changes_applied check ((state = 'trial') = (applied_at is null)),
  constraint group_changes_undone check ((state = 'undone') = (undone_at is not null))
);
comment on table group_changes is
  'What a group writes for several schools at once; tried first, and undone as a whole.';
comment on column group_changes.file_name is 'The file that says what is to be written; null for a form.';
create index group_changes_created on group_changes (created_at);
create index group_changes_group on group_changes (group_id, id);
create index group_changes_made_by on group_changes (made_by) where made_by is not null;

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
comment on table group_change_rows is 'What a bulk change wants for each school, and what stood there before.';
comment on column group_change_rows.line is 'Number of the row in the file; of a form, the position of the school.';
comment on column group_change_rows.named is 'How the file names a school that is not among those of the group.';
comment on column group_change_rows.wanted is 'What is to be written, by field.';
comment on column group_change_rows.before is
  'What these fields said when the change was seen, and later what it replaced.';
comment on column group_change_rows.problems is
  'Why the row, or one of its fields, is not written: field and key of a text.';
comment on column group_change_rows.kept is 'Fields that undoing left alone, because somebody had changed them since.';
create index group_change_rows_school on group_change_rows (school_id) where school_id is not null;


-- =====================================================================================================================
-- Members of schools
-- =====================================================================================================================

create table school_members (
  school_id text not null references schools on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'editor')),
  created_at timestamptz not null default now(),
  chosen_at timestamptz,
  group_id uuid,
  primary key (school_id, user_id),
  constraint school_members_group foreign key (group_id, user_id) references group_people on delete cascade
);
comment on table school_members is 'Who manages a school, in their own right or through a group.';
comment on column school_members.chosen_at is 'When this person last chose to work on this school.';
comment on column school_members.group_id is
  'The group through which the person works on the school; null in their own right.';
create index school_members_group on school_members (group_id, user_id) where group_id is not null;
create index school_members_owners on school_members (school_id) where role = 'owner';
create index school_members_user on school_members (user_id);

create function end_invitations() returns trigger language plpgsql as $$
begin
  delete from member_invitations where school_id = old.school_id and (invited_by = old.user_id or invited_by is null);
  return null;
end $$;
comment on function end_invitations is
  'Invitations hold as long as the person who sent them may invite: ends those of a former owner.';

create function end_verification() returns trigger language plpgsql as $$
begin
  perform from school_profiles where school_id in (select school_id from before where role = 'owner')
    order by school_id for update;
  update school_profiles p set verified_at = null
    where verified_at is not null and school_id in (select school_id from before where role = 'owner')
    and not exists (select from school_members o where o.school_id = p.school_id and o.role = 'owner');
  return null;
end $$;
comment on function end_verification is 'A school without a main contact is not verified.';

create function hold_reviews_of_member() returns trigger language plpgsql as $$
begin
  perform hold_own_reviews(new.user_id, new.school_id);
  return null;
end $$;
comment on function hold_reviews_of_member is 'Whoever becomes a member of a school has their own review of it held.';

create trigger a_follow_merge before insert on school_members
  for each row execute function follow_merge('o.user_id = t.user_id');
create trigger school_members_end_invitations_changed after update of role on school_members
  for each row when (old.role = 'owner' and new.role <> 'owner') execute function end_invitations();
create trigger school_members_end_invitations_deleted after delete on school_members
  for each row when (old.role = 'owner') execute function end_invitations();
create trigger school_members_end_verification_changed after update on school_members
  referencing old table as before for each statement execute function end_verification();
create trigger school_members_end_verification_deleted after delete on school_members
  referencing old table as before for each statement execute function end_verification();
create trigger school_members_hold_reviews after insert or update of school_id on school_members
  for each row execute function hold_reviews_of_member();
create trigger school_members_note_delete after delete on school_members
  referencing old table as changed for each statement execute function note_school_changes('school_id');
create trigger school_members_note_insert after insert on school_members
  referencing new table as changed for each statement execute function note_school_changes('school_id');
create trigger school_members_note_update after update on school_members
  referencing new table as changed for each statement execute function note_school_changes('school_id');

create table member_invitations (
  id uuid primary key default uuidv7(),
  school_id text not null references schools on delete cascade,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  token_hash bytea not null unique,
  invited_by uuid references users on delete set null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint member_invitations_school_id_email_key unique (school_id, email)
);
comment on table member_invitations is 'Asks a person to become an editor of a school.';
create index member_invitations_email on member_invitations (email);
create index member_invitations_expires on member_invitations (expires_at);
create index member_invitations_inviter on member_invitations (invited_by) where invited_by is not null;
create trigger a_follow_merge before insert on member_invitations
  for each row execute function follow_merge('o.email = t.email');

create table admin_visits (
  id uuid primary key default uuidv7(),
  user_id uuid references users on delete set null,
  school_id text not null references schools on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  started_at timestamptz not null default now(),
  until timestamptz not null
);
comment on table admin_visits is 'Admins in the dashboard of a school, for an hour each; the school sees them.';
comment on column admin_visits.until is 'Brought forward when the admin leaves; a person has one visit at a time.';
create index admin_visits_school on admin_visits (school_id, started_at desc);
create index admin_visits_user on admin_visits (user_id, until) where user_id is not null;


-- =====================================================================================================================
-- Imports of registers and statistics
-- =====================================================================================================================

create table import_schedules (
  id uuid primary key default uuidv7(),
  source text not null,
  rhythm text not null check (rhythm in ('daily', 'weekly', 'monthly', 'quarterly', 'yearly')),
  complete boolean not null default false,
  max_loss integer not null default 5 check (max_loss between 1 and 50),
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  paused boolean not null default false,
  next_at timestamptz not null default now(),
  checked_at timestamptz,
  changed_at timestamptz,
  problem text check (problem in ('unreachable', 'failed', 'shrunk', 'late')),
  problem_detail text not null default '',
  problem_since timestamptz,
  constraint import_schedules_problem_since check ((problem is null) = (problem_since is null))
);
comment on table import_schedules is 'Imports that come again by themselves, when what the addresses hold has changed.';
comment on column import_schedules.max_loss is
  'Per cent of the rows or facts of the import before that an edition may have fewer of.';
comment on column import_schedules.created_by is 'Null for accounts that are gone.';
comment on column import_schedules.checked_at is 'When the addresses were last read without a failure.';
comment on column import_schedules.changed_at is 'When what they hold was last imported.';
comment on column import_schedules.problem is 'What the team was told of, until it is over.';
comment on column import_schedules.problem_detail is 'An English sentence.';
create index import_schedules_created_by on import_schedules (created_by) where created_by is not null;

create table import_schedule_files (
  schedule_id uuid not null references import_schedules on delete cascade,
  number integer not null,
  address text not null check (length(address) between 1 and 2000),
  etag text check (length(etag) <= 1000),
  last_modified text check (length(last_modified) <= 100),
  sha256 text,
  primary key (schedule_id, number)
);
comment on table import_schedule_files is
  'The addresses of a scheduled import, and what tells whether their content has changed.';

create table import_runs (
  id uuid primary key default uuidv7(),
  source text not null,
  files text[] not null,
  complete boolean not null default false,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  state text not null default 'running' check (state in ('waiting', 'running', 'finished', 'failed', 'cancelled')),
  error text,
  read_count integer not null default 0,
  added_count integer not null default 0,
  changed_count integer not null default 0,
  unchanged_count integer not null default 0,
  closed_count integer not null default 0,
  rejected_count integer not null default 0,
  kind text not null default 'import' check (kind in ('inspection', 'trial', 'import', 'undo')),
  of_run uuid references import_runs,
  started_by uuid references users on delete set null,
  day date,
  undated boolean not null default false,
  cancel_asked boolean not null default false,
  bytes_total bigint not null default 0,
  bytes_read bigint not null default 0,
  facts_count integer not null default 0,
  facts_changed integer not null default 0,
  facts_waiting integer not null default 0,
  mapping jsonb,
  findings jsonb,
  inspection_id uuid references import_runs on delete set null,
  catchments_count integer not null default 0,
  catchments_changed integer not null default 0,
  catchments_removed integer not null default 0,
  error_code text,
  inputs text,
  rules text,
  held text,
  constraint import_runs_trial check (kind <> 'trial' or of_run is null),
  constraint import_runs_undo check ((kind = 'undo' and of_run is not null) or kind <> 'undo')
);
comment on table import_runs is 'Inspections, trials, imports and undoings of registers.';
comment on column import_runs.of_run is 'The trial whose files an import takes, or the import that an undo takes back.';
comment on column import_runs.started_by is 'Null for the command and for accounts that are gone.';
comment on column import_runs.day is 'The day of the facts that the person gave.';
comment on column import_runs.undated is 'Some schools came without a day.';
comment on column import_runs.facts_count is 'Facts that the files held.';
comment on column import_runs.facts_changed is 'Facts that are new or differ from what was known.';
comment on column import_runs.facts_waiting is 'Facts whose school no register lists yet.';
comment on column import_runs.mapping is
  'The mapping by which the files are read, if the source has one; of an inspection the draft.';
comment on column import_runs.findings is
  'Of an inspection the columns of its file, of a trial by a mapping what it makes of the first rows; removed with the files.';
comment on column import_runs.inspection_id is 'The inspection for whose file the mapping of a trial was made.';
comment on column import_runs.catchments_count is 'Areas and streets that the files held.';
comment on column import_runs.catchments_changed is 'Areas and streets that are new or differ from what was known.';
comment on column import_runs.catchments_removed is
  'Areas and streets of the same school year that the files no longer hold.';
comment on column import_runs.error_code is
  'Names the text for people in their language; null where only the sentence in error says why it failed.';
comment on column import_runs.inputs is
  'SHA-256 of all that decided what the import did: files, options, mapping, program; where the rows depend on it, the day, too.';
comment on column import_runs.rules is 'SHA-256 of the program that made the import.';
comment on column import_runs.held is 'Mark of the schools, codes and redirects of the source as the import left them.';
alter table school_former_names add constraint school_former_names_run_id_fkey foreign key (run_id)
  references import_runs on delete set null;
create index import_runs_inspection on import_runs (inspection_id) where inspection_id is not null;
create index import_runs_of on import_runs (of_run) where of_run is not null;
create unique index import_runs_once on import_runs (of_run, kind)
  where of_run is not null and state in ('waiting', 'running', 'finished');
create index import_runs_started on import_runs (started_at desc);
create index import_runs_started_by on import_runs (started_by) where started_by is not null;
create trigger import_runs_note_end after update of ended_at on import_runs
  for each row when (old.ended_at is distinct from new.ended_at) execute function note_any_change();

create table import_checks (
  id bigint generated always as identity primary key,
  schedule_id uuid not null references import_schedules on delete cascade,
  at timestamptz not null default now(),
  outcome text not null check (outcome in ('unchanged', 'changed', 'unreachable')),
  run_id uuid references import_runs on delete set null,
  detail text not null default ''
);
comment on table import_checks is 'Each look of a scheduled import at its addresses.';
comment on column import_checks.run_id is 'The trial of a changed content; an import follows it by itself.';
create index import_checks_of_run on import_checks (run_id) where run_id is not null;
create index import_checks_of_schedule on import_checks (schedule_id, id);

create table import_files (
  run_id uuid not null references import_runs on delete cascade,
  number integer not null,
  name text not null check (length(name) between 1 and 200),
  address text,
  key text,
  bytes bigint,
  modified date,
  primary key (run_id, number),
  constraint import_files_origin check (address is not null or key is not null),
  constraint import_files_stored check ((key is null) = (bytes is null))
);
comment on table import_files is 'Files of a trial; the import that carries it out takes the same bytes.';
comment on column import_files.address is 'Where the file is to be fetched from, or was.';
comment on column import_files.key is 'In the store; null until an address was fetched.';
comment on column import_files.modified is 'The day that the server named as that of the last change.';

create table import_rejections (
  run_id uuid not null references import_runs on delete cascade,
  number integer not null,
  file text not null,
  line integer not null,
  code text not null default '',
  reason text not null,
  detail text not null default '',
  primary key (run_id, number)
);
comment on table import_rejections is 'Rows of a register that a run did not take, with the reason.';

create table import_changes (
  run_id uuid not null references import_runs on delete cascade,
  kind text not null check (kind in ('added', 'changed', 'closed')),
  school_id text not null,
  name text not null,
  city text not null,
  before jsonb,
  after jsonb,
  mark text not null,
  outcome text check (outcome in ('undone', 'newer', 'in_use', 'gone')),
  primary key (run_id, kind, school_id)
);
comment on table import_changes is
  'What a run did, or would do, to which school. Not bound to schools: those of a trial are not there.';
comment on column import_changes.before is 'Old values of what changed; null for an added school.';
comment on column import_changes.mark is
  'Of the whole row as the run left it: a row with another mark was touched later.';
comment on column import_changes.outcome is 'What became of it when the run was taken back.';

create table import_fact_changes (
  run_id uuid not null references import_runs on delete cascade,
  key text not null,
  fact text not null,
  period_start date not null,
  before jsonb,
  primary key (run_id, key, fact, period_start)
);
comment on table import_fact_changes is 'Facts that a run wrote, so that it can be taken back.';
comment on column import_fact_changes.before is 'The row as it was; null for a fact that was not known.';

create table import_catchment_changes (
  run_id uuid not null references import_runs on delete cascade,
  source text not null,
  period_start date not null,
  unit text not null,
  part text not null,
  before jsonb,
  primary key (run_id, source, period_start, unit, part)
);
comment on table import_catchment_changes is 'Catchments that a run wrote or removed, so that it can be taken back.';
comment on column import_catchment_changes.before is 'The row as it was; null for one that was not known.';

create table mapped_sources (
  id text primary key check (id ~ '^(de|fr|es|it|gb)(-[a-z0-9]+)+$'),
  mapping jsonb not null,
  updated_at timestamptz not null default now(),
  constraint mapped_sources_own_id check (jsonb_typeof(mapping) = 'object' and mapping ->> 'id' = id)
);
comment on table mapped_sources is 'Sources that a mapping declares, as of their last import.';
comment on column mapped_sources.mapping is
  'The mapping file: publisher, licence, attribution, and what each column is.';
create trigger mapped_sources_note_change after insert or delete or update on mapped_sources
  for each statement execute function note_any_change();


-- =====================================================================================================================
-- Official facts about schools
-- =====================================================================================================================

create table school_facts (
  key text not null,
  fact text not null,
  period_start date not null,
  period text not null check (period in ('day', 'year', 'school_year')),
  number double precision,
  choice text,
  missing text check (missing in ('suppressed', 'too_few', 'not_applicable', 'not_published')),
  source text not null,
  run_id uuid references import_runs on delete set null,
  dated_by text not null check (dated_by in ('publisher', 'file', 'import')),
  is_provisional boolean not null default false,
  primary key (key, fact, period_start),
  constraint school_facts_one_value check (num_nonnulls(number, choice, missing) = 1)
);
comment on table school_facts is
  'One official fact about a school in one period, by the code that its register gives the school.';
comment on column school_facts.key is 'Country and official code, as the id that a school gets at its first import.';
comment on column school_facts.period_start is 'First day of the year or school year, or the day itself.';
comment on column school_facts.number is 'The value of a fact that is a number; flags are 0 and 1.';
comment on column school_facts.choice is 'The value of a fact that is no number: a choice, or text as published.';
comment on column school_facts.missing is 'Why the publisher gives no value.';
comment on column school_facts.source is 'The source that said it last.';
comment on column school_facts.run_id is 'The import that wrote it; null when its record is no longer kept.';
comment on column school_facts.dated_by is
  'Who names the period: the publisher for each fact, or else the file or the import as a whole. In the latter cases a later edition replaces the row.';
comment on column school_facts.is_provisional is
  'The publisher calls the file that it is from provisional: a final one replaces it, whatever the order of the imports.';
create index school_facts_of_fact on school_facts (fact, period_start);
create index school_facts_run on school_facts (run_id) where run_id is not null;

create table fact_statistics (
  fact text not null,
  period_start date not null,
  area text not null,
  region text not null,
  category text not null,
  schools integer not null,
  low double precision not null,
  lower_quartile double precision not null,
  median double precision not null,
  upper_quartile double precision not null,
  high double precision not null,
  primary key (fact, period_start, area, region, category)
);
comment on table fact_statistics is
  'How a fact is spread over open schools of a kind, in a region or (region empty) a whole area: a country, or a nation of the United Kingdom, since each measures in its own way. Made anew by each import for the facts that it wrote.';
comment on column fact_statistics.category is
  'The kind of schools that are compared: their type, or nursery for those of the type primary that take younger children only.';
comment on column fact_statistics.low is
  'The 5th percentile, and high the 95th: single odd values must not stretch the scale.';
create index fact_statistics_of_kind on fact_statistics (area, category, region);
create trigger fact_statistics_note_change after insert or delete or update on fact_statistics
  for each statement execute function note_any_change();

create table coverage_statistics (
  country text not null,
  region text,
  category text,
  schools integer not null,
  located integer not null,
  described integer not null,
  constraint coverage_statistics_country_region_category_key unique nulls not distinct (country, region, category)
);
comment on table coverage_statistics is
  'Open schools of registers by country, region and kind; without region those of the whole country, without kind those of all kinds. Made anew by each import.';
comment on column coverage_statistics.region is
  'As the registers write it; empty for schools whose register names none, null for the whole country.';
comment on column coverage_statistics.located is 'Schools with a position.';
comment on column coverage_statistics.described is
  'Schools about which at least six official facts are known that apply to their kind.';
create trigger coverage_statistics_note_change after insert or delete or update on coverage_statistics
  for each statement execute function note_any_change();

create table source_statistics (
  source text primary key,
  schools integer not null,
  facts integer not null,
  edition date,
  period_start date,
  period text check (period in ('year', 'school_year')),
  constraint source_statistics_period_and_start check ((period is null) = (period_start is null))
);
comment on table source_statistics is
  'What stands in the directory from each register or statistic. Made anew by each import.';
comment on column source_statistics.schools is 'Open schools for which this register decides.';
comment on column source_statistics.edition is
  'The newest day of schools of the source; null where files and people named none.';
comment on column source_statistics.period_start is 'First day of the newest year or school year of its facts.';
create trigger source_statistics_note_change after insert or delete or update on source_statistics
  for each statement execute function note_any_change();

create table catchments (
  source text not null,
  period_start date not null,
  unit text not null,
  part text not null default '',
  name text not null,
  district text not null default '',
  outline jsonb,
  west double precision,
  south double precision,
  east double precision,
  north double precision,
  street text not null default '',
  first_house integer,
  last_house integer,
  house_side text not null default 'both' check (house_side in ('odd', 'even', 'both')),
  school_key text,
  run_id uuid references import_runs on delete set null,
  primary key (source, period_start, unit, part),
  constraint catchments_area_or_school check (num_nonnulls(outline, school_key) = 1),
  constraint catchments_bounds check (num_nonnulls(outline, west, south, east, north) in (0, 5)),
  constraint catchments_houses check (first_house <= last_house)
);
comment on table catchments is 'An area, or a street with its house numbers, whose children belong to certain schools.';
comment on column catchments.period_start is 'First day of the school year.';
comment on column catchments.unit is 'Number of the area, or code of the commune; a later file replaces it as a whole.';
comment on column catchments.part is 'Tells the rows of a commune apart.';
comment on column catchments.name is 'Name of the commune, or number of the area as people read it.';
comment on column catchments.district is 'Borough of the city, or part of the commune.';
comment on column catchments.outline is 'Coordinates of a multipolygon as in GeoJSON (RFC 7946), WGS84.';
comment on column catchments.street is 'As published; empty for the whole commune.';
comment on column catchments.first_house is 'Lowest house number; null without a lower end, as with last_house.';
comment on column catchments.school_key is 'Country and official code of the school, as in `school_facts`.';
comment on column catchments.run_id is 'The import that wrote it; null when its record is no longer kept.';
create index catchments_at on catchments using gist (box(point(west, south), point(east, north)));
create index catchments_commune on catchments (lower(name)) where school_key is not null;
create index catchments_run on catchments (run_id) where run_id is not null;
create index catchments_school on catchments (school_key) where school_key is not null;
create trigger catchments_note_change after insert or delete or update on catchments
  for each statement execute function note_any_change();


-- =====================================================================================================================
-- Notifications
-- =====================================================================================================================

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
  constraint notifications_update_of_kind check ((kind = 'update') = (update_id is not null))
);
comment on table notifications is
  'Entries behind the bell. Ids grow with time, so they are the order of the list as well.';
comment on column notifications.school_id is 'Told to this person because he or she runs the school.';
comment on column notifications.props is 'Values of the sentence that stands in the list.';
comment on column notifications.path is
  'Page that it is about, without language; empty when the entry says everything.';
create index notifications_created on notifications using brin (created_at);
create index notifications_list on notifications (user_id, id);
create index notifications_school on notifications (school_id) where school_id is not null;
create index notifications_unread on notifications (user_id) where read_at is null;
create unique index notifications_update on notifications (update_id, user_id) where update_id is not null;

create table notification_preferences (
  user_id uuid not null references users on delete cascade,
  type text not null check (type in ('email', 'push')),
  event text not null check (event in ('review', 'message', 'view', 'update', 'saved_search')),
  enabled boolean not null,
  updated_at timestamptz not null default now(),
  digest_week date,
  primary key (user_id, type, event)
);
comment on table notification_preferences is
  'Only choices that a person made; the defaults stand in app/features/accounts/notifications.ts.';
comment on column notification_preferences.digest_week is
  'Monday of the last week whose digest was ordered, so that one process alone orders it.';
create index notification_preferences_digests on notification_preferences (digest_week)
  where type = 'email' and event = 'view' and enabled;


-- =====================================================================================================================
-- Word lists of the screening
-- =====================================================================================================================

create table word_list_entries (
  id uuid primary key default uuidv7(),
  language text not null check (language in ('de', 'en', 'fr', 'es', 'it')),
  list text not null check (list ~ '^(names|insults|health)\.[a-zA-Z]+$'),
  entry text not null check (length(entry) between 2 and 80),
  effect text not null check (effect in ('add', 'leave_out')),
  enabled boolean not null default true,
  note text not null default '' check (length(note) <= 500),
  made_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null default now(),
  constraint word_list_entries_language_list_entry_key unique (language, list, entry)
);
comment on table word_list_entries is 'Words that the team adds to the lists of the screening or takes out.';
comment on column word_list_entries.entry is
  'Words with at most a star at the ends of each, folded as texts are when they are screened.';
comment on column word_list_entries.effect is
  'Whether it joins the list, or takes the same entry of the program out of it.';
create index word_list_entries_changer on word_list_entries (changed_by) where changed_by is not null;
create index word_list_entries_maker on word_list_entries (made_by) where made_by is not null;

create function note_screening_change() returns trigger language plpgsql as $$
begin
  update word_list_version set version = version + 1;
  return null;
end $$;
comment on function note_screening_change is 'Raises the version of the word lists.';

create trigger word_list_entries_note_change after insert or delete or update on word_list_entries
  for each statement execute function note_screening_change();

create table word_list_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 0
);
comment on table word_list_version is 'Grows with each change of word lists, so that every process reads them again.';
insert into word_list_version default values;

create table text_blocks (
  block text not null check (length(block) between 1 and 40),
  language text not null check (language in ('de', 'en', 'fr', 'es', 'it')),
  text text not null check (length(text) between 1 and 1000),
  changed_at timestamptz not null default now(),
  primary key (block, language)
);
comment on table text_blocks is 'Texts of the team, by rule and language, that begin a statement of reasons.';


-- =====================================================================================================================
-- Reviews
-- =====================================================================================================================

create table review_invitations (
  id uuid primary key default uuidv7(),
  school_id text not null references schools on delete cascade,
  token text not null unique,
  ends_on date,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
comment on table review_invitations is 'Codes by which a school asks families for reviews; one at a time is current.';
comment on column review_invitations.ends_on is 'Last day on which the link counts, in Europe/Berlin.';
create unique index review_invitations_current on review_invitations (school_id) where ended_at is null;
create index review_invitations_school on review_invitations (school_id, created_at);

create table reviews (
  id uuid primary key default gen_random_uuid(),
  school_id text not null references schools on delete cascade,
  author_id uuid references users on delete set null,
  author_name text not null check (length(author_name) between 1 and 80),
  rating smallint not null check (rating between 1 and 5),
  comment text not null check (length(comment) between 50 and 3000),
  teaching smallint check (teaching between 1 and 5),
  climate smallint check (climate between 1 and 5),
  communication smallint check (communication between 1 and 5),
  support smallint check (support between 1 and 5),
  building smallint check (building between 1 and 5),
  activities smallint check (activities between 1 and 5),
  relation text not null check (relation in ('parent', 'pupil', 'former_pupil', 'staff', 'other')),
  until_year smallint check (until_year between 1950 and 2100),
  experienced_on date,
  language text not null check (language in ('de', 'en', 'fr', 'es', 'it')),
  status text not null default 'pending' check (status in ('pending', 'published', 'disputed', 'rejected', 'removed')),
  verified_level text check (verified_level in ('invited', 'proof', 'domain')),
  helpful_count integer not null default 0 check (helpful_count >= 0),
  aged boolean not null default false,
  created_at timestamptz not null default now(),
  changed_at timestamptz,
  published_at timestamptz,
  no_reward boolean not null default false,
  old_enough boolean not null default false,
  version integer not null default 1,
  rewrites smallint not null default 0,
  network_hash bytea,
  status_changed_at timestamptz not null default now(),
  sketch integer[] not null default '{}',
  invitation_id uuid references review_invitations on delete set null,
  former_id uuid unique,
  constraint reviews_published check (status not in ('published', 'disputed') or published_at is not null)
);
comment on table reviews is 'Texts with stars about schools, one living review for each author and school.';
comment on column reviews.until_year is 'Last year at the school; null means still there.';
comment on column reviews.aged is
  'Published more than three years ago: counts half in the order by rating. Kept by age_reviews().';
comment on column reviews.no_reward is 'The author ticked: no reward, not employed by a rival.';
comment on column reviews.old_enough is
  'A pupil ticked: old enough to consent in the school''s country. No birth date is kept.';
comment on column reviews.rewrites is 'How often it came back after a refusal: once is allowed.';
comment on column reviews.network_hash is
  'Of the writer''s network, with a key outside the database that changes every 30 days; removed after 30 days.';
comment on column reviews.invitation_id is
  'For moderators to see bursts through one link; removed after 30 days. Schools never see it.';
comment on column reviews.former_id is
  'Id of before, which told the instant of writing: addresses in mails still hold it.';
create index reviews_live_by_helpful on reviews (school_id, helpful_count desc, published_at desc, id desc)
  where status in ('published', 'disputed');
create index reviews_live_by_kind on reviews (school_id, rating, relation, language, verified_level)
  where status in ('published', 'disputed');
create index reviews_live_by_stars on reviews (school_id, rating, published_at desc, id desc)
  where status in ('published', 'disputed');
create index reviews_of_author on reviews (author_id, created_at desc) where author_id is not null;
create index reviews_of_invitation on reviews (invitation_id, created_at) where invitation_id is not null;
create index reviews_of_language on reviews (language, created_at desc, id desc);
create index reviews_of_network on reviews (network_hash, created_at) where network_hash is not null;
create index reviews_of_school on reviews (school_id, published_at desc, id desc);
create unique index reviews_one_per_author on reviews (school_id, author_id)
  where author_id is not null and status in ('pending', 'published', 'disputed');
create index reviews_sketch on reviews using gin (sketch);
create index reviews_to_age on reviews (published_at) where not aged;
create index reviews_waiting on reviews (status_changed_at, id) where status = 'pending';
create index reviews_written on reviews (created_at);

create function count_added_reviews() returns trigger language plpgsql as $$
begin
  perform shift_school_ratings(array(select (school_id, rating, aged, 1)::rating_change from added where counts_in_rating(status)));
  return null;
end $$;
comment on function count_added_reviews is 'Counts new reviews in the ratings of their schools.';

create function count_changed_reviews() returns trigger language plpgsql as $$
begin
  perform shift_school_ratings(array(
    select unnest(array[
      (o.school_id, o.rating, o.aged, case when counts_in_rating(o.status) then -1 else 0 end)::rating_change,
      (n.school_id, n.rating, n.aged, case when counts_in_rating(n.status) then 1 else 0 end)::rating_change])
    from before o join after n using (id)
    where (o.school_id, o.rating, o.aged, counts_in_rating(o.status))
      is distinct from (n.school_id, n.rating, n.aged, counts_in_rating(n.status))));
  return null;
end $$;
comment on function count_changed_reviews is 'Counts what a change of reviews means for the ratings of their schools.';

create function count_removed_reviews() returns trigger language plpgsql as $$
begin
  perform shift_school_ratings(array(select (school_id, rating, aged, -1)::rating_change from removed where counts_in_rating(status)));
  return null;
end $$;
comment on function count_removed_reviews is 'Takes deleted reviews out of the ratings of their schools.';

create function count_review_criteria() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then
      perform shift_school_criteria(array(select c from after r, criteria_of(r, 1) c));
    when 'DELETE' then
      perform shift_school_criteria(array(select c from before r, criteria_of(r, -1) c));
    else
      perform shift_school_criteria(array(
        select c from before r, criteria_of(r, -1) c union all select c from after r, criteria_of(r, 1) c));
  end case;
  return null;
end $$;
comment on function count_review_criteria is 'Counts what a change of reviews means for the criteria of their schools.';

create function hold_moved_review() returns trigger language plpgsql as $$
begin
  if exists (select from school_members o where o.school_id = new.school_id and o.user_id = new.author_id) then
    perform hold_own_reviews(new.author_id, new.school_id);
  end if;
  return null;
end $$;
comment on function hold_moved_review is 'A review that a merge moves may come to a school that its author runs.';

create function sketch_review() returns trigger language plpgsql as $$
begin
  new.sketch := comment_sketch(new.comment);
  return new;
end $$;
comment on function sketch_review is 'Keeps the sketch of a comment, by which near copies are found.';

create trigger a_follow_merge before insert on reviews
  for each row
  execute function
    follow_merge('o.author_id = t.author_id and o.status in (''pending'', ''published'', ''disputed'') and t.status in (''pending'', ''published'', ''disputed'')');
create trigger reviews_count_added after insert on reviews
  referencing new table as added for each statement execute function count_added_reviews();
create trigger reviews_count_changed after update on reviews
  referencing old table as before new table as after for each statement execute function count_changed_reviews();
create trigger reviews_count_removed after delete on reviews
  referencing old table as removed for each statement execute function count_removed_reviews();
create trigger reviews_criteria_added after insert on reviews
  referencing new table as after for each statement execute function count_review_criteria();
create trigger reviews_criteria_changed after update on reviews
  referencing old table as before new table as after for each statement execute function count_review_criteria();
create trigger reviews_criteria_removed after delete on reviews
  referencing old table as before for each statement execute function count_review_criteria();
create trigger reviews_hold_moved after update of school_id on reviews
  for each row when (new.author_id is not null and old.school_id <> new.school_id) execute function hold_moved_review();
create trigger reviews_note_delete after delete on reviews
  referencing old table as changed for each statement execute function note_school_changes('school_id');
create trigger reviews_note_insert after insert on reviews
  referencing new table as changed for each statement execute function note_school_changes('school_id');
create trigger reviews_note_update after update on reviews
  referencing new table as changed for each statement execute function note_school_changes('school_id');
create trigger reviews_sketch_added before insert on reviews for each row execute function sketch_review();
create trigger reviews_sketch_changed before update of comment on reviews for each row execute function sketch_review();

create function age_reviews() returns bigint language sql as $$
  with aged as (
    update reviews set aged = true where not aged and published_at < now() - interval '3 years' returning 1
  ) select count(*) from aged
$$;
comment on function age_reviews is
  'Run nightly: reviews that turned three years old count half in the order by rating.';

create function criteria_of(review reviews, sign integer) returns setof criterion_change language sql immutable as $$
  select review.school_id, c.criterion, sign, sign * c.points
  from (values ('teaching', review.teaching), ('climate', review.climate), ('communication', review.communication),
    ('support', review.support), ('building', review.building), ('activities', review.activities)) as c(criterion, points)
  where c.points is not null and counts_in_rating(review.status)
$$;
comment on function criteria_of is 'The criteria of a review that counts, to be added (1) or taken away (-1).';

create function most_similar_review(text text, except_id uuid) returns table(id uuid, similarity real)
language sql stable set gin_fuzzy_search_limit = 1000 set enable_seqscan = off as $$
  select r.id, similarity(r.comment, $1) from reviews r
  where r.sketch && comment_sketch($1) and r.id is distinct from $2
  order by 2 desc, r.id limit 1
$$;
comment on function most_similar_review is
  'The review whose words are nearest to a text, with their similarity by trigrams from 0 to 1; none if there are no near copies.';

create table review_versions (
  review_id uuid not null references reviews on update cascade on delete cascade,
  version integer not null,
  content jsonb not null,
  replaced_at timestamptz not null default now(),
  primary key (review_id, version)
);
comment on table review_versions is 'What a review said before it was edited or replaced: for moderators only.';

create table review_drafts (
  token_hash bytea primary key,
  school_id text not null references schools on delete cascade,
  content jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
comment on table review_drafts is
  'A review written before signing in, kept until its writer has signed in. The token stands in the address that leads back.';
create index review_drafts_expires on review_drafts (expires_at);
create index review_drafts_school on review_drafts (school_id);
create trigger a_follow_merge before insert on review_drafts for each row execute function follow_merge();

create table review_signals (
  id uuid primary key default uuidv7(),
  review_id uuid not null references reviews on update cascade on delete cascade,
  version integer not null,
  kind text not null check (kind in ('name', 'phone', 'email', 'address', 'link', 'insult', 'health', 'repeat',
    'similar', 'burst_account', 'burst_network', 'burst_school', 'burst_invitation', 'school_network', 'new_account',
    'earlier_refusal', 'own_school')),
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  notified_at timestamptz
);
comment on table review_signals is
  'Why a review was held back, in terms that explain themselves to the moderator: rule, place in the text, what it resembles.';
comment on column review_signals.notified_at is 'When the author heard of it, where it came after the review was public.';
create index review_signals_own_school on review_signals (review_id) where kind = 'own_school' and notified_at is null;
create index review_signals_review on review_signals (review_id, version);

create table review_answers (
  review_id uuid primary key references reviews on update cascade on delete cascade,
  text text not null check (length(text) between 1 and 3000),
  created_at timestamptz not null default now(),
  changed_at timestamptz,
  author_id uuid references users on delete set null,
  status text not null default 'published' check (status in ('pending', 'published', 'rejected', 'removed')),
  language text check (language in ('de', 'en', 'fr', 'es', 'it')),
  version integer not null default 1
);
comment on table review_answers is 'The answer of a school to a review.';
comment on column review_answers.language is 'Null means that of the review.';
comment on column review_answers.version is
  'Counts changes, so that one of two editors at once is told about the other.';
create index review_answers_author on review_answers (author_id) where author_id is not null;

create function note_answer_changes() returns trigger language plpgsql as $$
begin
  insert into school_changes (school_id)
    select distinct r.school_id from changed join reviews r on r.id = changed.review_id on conflict do nothing;
  perform pg_notify('school_changes', '');
  return null;
end $$;
comment on function note_answer_changes is 'Notes the schools of changed answers in the outbox.';

create trigger review_answers_note_delete after delete on review_answers
  referencing old table as changed for each statement execute function note_answer_changes();
create trigger review_answers_note_insert after insert on review_answers
  referencing new table as changed for each statement execute function note_answer_changes();
create trigger review_answers_note_update after update on review_answers
  referencing new table as changed for each statement execute function note_answer_changes();

create table review_votes (
  review_id uuid not null references reviews on update cascade on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (review_id, user_id)
);
comment on table review_votes is 'Who found a review helpful.';
create index review_votes_user on review_votes (user_id);

create function count_review_votes() returns trigger language plpgsql as $$
begin
  update reviews r set helpful_count = helpful_count + delta
  from (select review_id, count(*) * (case tg_op when 'INSERT' then 1 else -1 end) as delta from moved group by review_id) d
  where r.id = d.review_id;
  return null;
end $$;
comment on function count_review_votes is 'Counts votes at their reviews.';

create trigger review_votes_count_added after insert on review_votes
  referencing new table as moved for each statement execute function count_review_votes();
create trigger review_votes_count_removed after delete on review_votes
  referencing old table as moved for each statement execute function count_review_votes();

create table school_ratings (
  school_id text primary key references schools on delete cascade,
  stars_1 integer not null default 0 check (stars_1 >= 0),
  stars_2 integer not null default 0 check (stars_2 >= 0),
  stars_3 integer not null default 0 check (stars_3 >= 0),
  stars_4 integer not null default 0 check (stars_4 >= 0),
  stars_5 integer not null default 0 check (stars_5 >= 0),
  aged_count integer not null default 0 check (aged_count >= 0),
  aged_sum integer not null default 0 check (aged_sum >= 0),
  rating_count integer generated always as (stars_1 + stars_2 + stars_3 + stars_4 + stars_5) stored not null,
  rating_average numeric(4,3) generated always as ((stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 *
    stars_5)::numeric / nullif(stars_1 + stars_2 + stars_3 + stars_4 + stars_5, 0)::numeric) stored,
  rating_rank numeric(4,3) generated always as ((stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5 -
    aged_sum * 0.5 + 7 * 3.5) / (stars_1 + stars_2 + stars_3 + stars_4 + stars_5 - aged_count * 0.5 + 7)) stored not
    null
);
comment on table school_ratings is 'Stars of the published reviews of a school; kept by triggers.';
create index school_ratings_count on school_ratings (rating_count desc, school_id) where rating_count > 0;
create trigger school_ratings_note_delete after delete on school_ratings
  referencing old table as changed for each statement execute function note_school_changes('school_id');
create trigger school_ratings_note_insert after insert on school_ratings
  referencing new table as changed for each statement execute function note_school_changes('school_id');
create trigger school_ratings_note_update after update on school_ratings
  referencing new table as changed for each statement execute function note_school_changes('school_id');

create function shift_school_ratings(changes rating_change[]) returns void language sql as $$
  with delta as (
    select school_id,
      coalesce(sum(sign) filter (where stars = 1), 0) as d1, coalesce(sum(sign) filter (where stars = 2), 0) as d2,
      coalesce(sum(sign) filter (where stars = 3), 0) as d3, coalesce(sum(sign) filter (where stars = 4), 0) as d4,
      coalesce(sum(sign) filter (where stars = 5), 0) as d5,
      coalesce(sum(sign) filter (where aged), 0) as da, coalesce(sum(sign * stars) filter (where aged), 0) as ds
    from unnest(changes) group by school_id
  ), locked as (
    select school_id from school_ratings where school_id in (select school_id from delta) order by school_id for update
  )
  update school_ratings r set stars_1 = stars_1 + d1, stars_2 = stars_2 + d2, stars_3 = stars_3 + d3,
    stars_4 = stars_4 + d4, stars_5 = stars_5 + d5, aged_count = aged_count + da, aged_sum = aged_sum + ds
  from delta join locked using (school_id) where r.school_id = delta.school_id
$$;
comment on function shift_school_ratings is 'Adds changes to the ratings of schools.';

create table school_criteria (
  school_id text not null references schools on delete cascade,
  criterion text not null
    check (criterion in ('teaching', 'climate', 'communication', 'support', 'building', 'activities')),
  votes integer not null default 0 check (votes >= 0),
  points integer not null default 0 check (points >= 0),
  average numeric(4,3) generated always as (points::numeric / nullif(votes, 0)::numeric) stored,
  primary key (school_id, criterion)
);
comment on table school_criteria is 'Votes of the published reviews of a school by criterion; kept by triggers.';
create trigger school_criteria_note_delete after delete on school_criteria
  referencing old table as changed for each statement execute function note_school_changes('school_id');
create trigger school_criteria_note_insert after insert on school_criteria
  referencing new table as changed for each statement execute function note_school_changes('school_id');
create trigger school_criteria_note_update after update on school_criteria
  referencing new table as changed for each statement execute function note_school_changes('school_id');

create function shift_school_criteria(changes criterion_change[]) returns void language sql as $$
  insert into school_criteria (school_id, criterion)
  select distinct c.school_id, c.criterion from unnest(changes) c join schools s on s.id = c.school_id
  order by c.school_id, c.criterion
  on conflict do nothing;

  with delta as (
    select school_id, criterion, sum(votes) as votes, sum(points) as points
    from unnest(changes) group by school_id, criterion having sum(votes) <> 0 or sum(points) <> 0
  ), locked as (
    select school_id, criterion from school_criteria where (school_id, criterion) in (select school_id, criterion from delta)
    order by school_id, criterion for update
  )
  update school_criteria c set votes = c.votes + delta.votes, points = c.points + delta.points
  from delta join locked using (school_id, criterion)
  where c.school_id = delta.school_id and c.criterion = delta.criterion
$$;
comment on function shift_school_criteria is 'Adds changes to the criteria of schools.';


-- =====================================================================================================================
-- Premium: orders, invoices, declarations
-- =====================================================================================================================

create table orders (
  id uuid primary key default uuidv7(),
  number bigint not null default new_order_number() unique,
  school_id text not null,
  school_name text not null,
  buyer_id uuid references users on delete set null,
  state text not null default 'pending'
    check (state in ('pending', 'invoiced', 'paid', 'refunded', 'disputed', 'revoked', 'failed')),
  amount_cents integer not null default 2900 check (amount_cents > 0),
  currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$'),
  vat_country text not null check (vat_country ~ '^[A-Z]{2}$'),
  vat_rule text not null,
  vat_basis_points integer not null check (vat_basis_points between 0 and 10000),
  net_cents integer not null check (net_cents >= 0),
  vat_cents integer not null check (vat_cents >= 0),
  buyer_kind text not null check (buyer_kind in ('consumer', 'business', 'public_body')),
  buyer_name text not null,
  buyer_organisation text not null default '',
  buyer_street text not null,
  buyer_postal_code text not null,
  buyer_city text not null,
  buyer_country text not null check (buyer_country ~ '^[A-Z]{2}$'),
  buyer_vat_id text not null default '',
  buyer_email text not null,
  buyer_reference text not null default '',
  locale text not null check (locale in ('de', 'en', 'fr', 'es', 'it')),
  provider text not null check (provider in ('stripe', 'test', 'invoice')),
  attempt integer not null default 1 check (attempt > 0),
  checkout_id text,
  checkout_url text,
  checkout_expires_at timestamptz,
  payment_id text,
  method text not null default '',
  terms_version text not null,
  terms_accepted_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  state_changed_at timestamptz not null default now(),
  paid_at timestamptz,
  guaranteed_until timestamptz,
  refundable_until timestamptz,
  refund_requested_at timestamptz,
  refund_reason text check (refund_reason in ('money_back', 'withdrawal', 'already_premium', 'admin')),
  refunded_at timestamptz,
  constraint orders_provider_checkout_id_key unique (provider, checkout_id),
  constraint orders_provider_payment_id_key unique (provider, payment_id),
  constraint orders_amount check (net_cents + vat_cents = amount_cents),
  constraint orders_paid check (state <> 'paid' or paid_at is not null),
  constraint orders_periods
    check ((paid_at is null) = (guaranteed_until is null) and (paid_at is null) = (refundable_until is null)),
  constraint orders_refund check ((refund_requested_at is null) = (refund_reason is null)),
  constraint orders_refunded check (state <> 'refunded' or refunded_at is not null)
);
comment on table orders is
  'One payment for premium of one school. Who bought is kept for eight years, with VAT through the one-stop shop ten, as tax law asks: neither school nor account takes that away.';
comment on column orders.number is
  'What buyers name in letters and on the phone; no invoice number. Random, but for those below 10000000, which counted up.';
comment on column orders.vat_rule is 'Why the rate is what it is; a word of the table of rates.';
comment on column orders.buyer_name is
  'The buyer as they were at the order; empty once it need not be kept any longer.';
comment on column orders.buyer_reference is 'Number under which a public body ordered.';
comment on column orders.attempt is
  'Which opening of a checkout this is; part of the key that keeps the provider from opening two.';
comment on column orders.checkout_id is 'Page of the provider where it is paid.';
comment on column orders.payment_id is 'Payment at the provider, once one is known.';
comment on column orders.refundable_until is 'First instant too late for the money back: days count in Europe/Berlin.';
create index orders_buyer on orders (buyer_id, id) where buyer_id is not null;
create unique index orders_open on orders (school_id, buyer_id) where state = 'pending';
create index orders_school on orders (school_id, id);
create index orders_state on orders (state, id);
create trigger a_follow_merge before insert on orders
  for each row
  execute function follow_merge('o.buyer_id = t.buyer_id and o.state = ''pending'' and t.state = ''pending''');

create table premium_grants (
  id uuid primary key default uuidv7(),
  school_id text not null references schools on delete cascade,
  reason text not null,
  granted_at timestamptz not null default now(),
  ended_at timestamptz,
  order_id uuid references orders
);
comment on table premium_grants is 'Since when and until when a school has premium, and from which order.';
comment on column premium_grants.order_id is 'The payment it came from; null when somebody of the team gave it.';
create unique index premium_grants_order on premium_grants (order_id) where order_id is not null;
create unique index premium_grants_running on premium_grants (school_id) where ended_at is null;
create index premium_grants_school on premium_grants (school_id);
create trigger premium_grants_note_delete after delete on premium_grants
  referencing old table as changed for each statement execute function note_school_changes('school_id');
create trigger premium_grants_note_insert after insert on premium_grants
  referencing new table as changed for each statement execute function note_school_changes('school_id');
create trigger premium_grants_note_update after update on premium_grants
  referencing new table as changed for each statement execute function note_school_changes('school_id');

create function runs_premium_school(user_id uuid) returns boolean language sql stable as $$
  select exists (
    select from school_members o join premium_grants g on g.school_id = o.school_id and g.ended_at is null
    where o.user_id = $1)
$$;
comment on function runs_premium_school is 'Whether the user is owner or editor of a school whose premium runs.';

create view profiles as
select id, case when runs_premium_school(id) then 'premium' else 'free' end as subscription_type,
  full_name, avatar_url, phone, website, address, city, postal_code, country, created_at, updated_at
from profile_details;
comment on view profiles is 'What people say of themselves, with the plan that follows from the schools they run.';

create table payment_events (
  id uuid primary key default uuidv7(),
  provider text not null check (provider in ('stripe', 'test')),
  event_id text not null,
  type text not null,
  order_id uuid,
  payload jsonb not null,
  outcome text not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz not null default now(),
  constraint payment_events_provider_event_id_key unique (provider, event_id)
);
comment on table payment_events is
  'What providers told and what became of it, written in the same transaction; never changed.';
create index payment_events_order on payment_events (order_id, received_at) where order_id is not null;
create trigger payment_events_append_only before delete or update or truncate on payment_events
  for each statement execute function refuse_change();

create table test_payments (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders on delete cascade,
  attempt integer not null,
  amount_cents integer not null,
  currency text not null,
  state text not null default 'open' check (state in ('open', 'paid', 'failed', 'cancelled', 'refunded', 'disputed')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint test_payments_order_id_attempt_key unique (order_id, attempt)
);
comment on table test_payments is
  'What the built-in test provider knows, apart from the orders as any provider is. No money moves.';

create table invoice_series (
  series text not null check (series in ('A', 'T')),
  year integer not null check (year between 2000 and 9999),
  last integer not null check (last > 0),
  primary key (series, year)
);
comment on table invoice_series is 'Last number given in each year. T numbers payments in which no money moves.';

create table invoices (
  id uuid primary key default uuidv7(),
  series text not null,
  year integer not null,
  position integer not null check (position > 0),
  number text generated always as (series || '-' || year::text || '-' || lpad(position::text, 6,
    '0')) stored not null unique,
  kind text not null check (kind in ('invoice', 'credit_note')),
  order_id uuid not null references orders,
  credits_id uuid references invoices,
  issued_at timestamptz not null default now(),
  due_on date,
  locale text not null check (locale in ('de', 'en', 'fr', 'es', 'it')),
  net_cents integer not null check (net_cents >= 0),
  vat_cents integer not null check (vat_cents >= 0),
  gross_cents integer not null,
  content jsonb not null,
  pdf bytea not null,
  constraint invoices_order_id_kind_key unique (order_id, kind),
  constraint invoices_series_year_position_key unique (series, year, "position"),
  constraint invoices_series_year_fkey foreign key (series, year) references invoice_series,
  constraint invoices_amount check (gross_cents = net_cents + vat_cents),
  constraint invoices_credit check ((kind = 'credit_note') = (credits_id is not null))
);
comment on table invoices is
  'As they were issued; never changed. Removed eight years, with VAT through the one-stop shop ten, after the year of the last paper of their order.';
comment on column invoices.due_on is 'Until when it is to be paid; null when it was paid before.';
comment on column invoices.content is 'Seller, buyer and what was sold as they were then.';
comment on column invoices.pdf is 'As it was sent, whatever later versions of the program would draw.';
create index invoices_credits on invoices (credits_id) where credits_id is not null;
create index invoices_due on invoices (due_on) where due_on is not null;

create function refuse_early_removal() returns trigger language plpgsql as $$
declare
  years integer := (select case vat_rule when 'oss' then 10 else 8 end from orders where id = old.order_id);
begin
  if old.issued_at >= (date_trunc('year', now() at time zone 'Europe/Berlin') - make_interval(years => years)) at time zone 'Europe/Berlin' then
    raise exception 'paper % is to be kept', old.number using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;
comment on function refuse_early_removal is 'Refuses to remove invoices that tax law asks to keep.';

create trigger invoices_append_only before update or truncate on invoices
  for each statement execute function refuse_change();
create trigger invoices_kept before delete on invoices for each row execute function refuse_early_removal();

create table withdrawals (
  id uuid primary key default uuidv7(),
  number bigint not null default new_withdrawal_number() unique,
  name text not null check (length(name) <= 120),
  contract text not null check (length(contract) <= 200),
  email text not null check (length(email) <= 254),
  locale text not null check (locale in ('de', 'en', 'fr', 'es', 'it')),
  received_at timestamptz not null default now(),
  order_id uuid references orders,
  state text not null default 'open' check (state in ('open', 'accepted', 'refused')),
  reason text not null default '' check (length(reason) <= 1000),
  decided_at timestamptz,
  link_hash bytea unique check (length(link_hash) = 32),
  link_expires_at timestamptz,
  constraint withdrawals_decided check ((state = 'open') = (decided_at is null)),
  constraint withdrawals_link check ((link_hash is null) = (link_expires_at is null)),
  constraint withdrawals_link_of_order check (link_hash is null or order_id is not null)
);
comment on table withdrawals is
  'Declared at /withdrawal (§ 356a BGB). Name, contract and address go three years after the year of the declaration.';
comment on column withdrawals.number is
  'What the receipt names. Random, but for those below 10000000, which counted up.';
comment on column withdrawals.order_id is
  'The order it is about: its number and the address or name of its buyer fit, or a person found it.';
comment on column withdrawals.link_hash is
  'SHA-256 of the token that was mailed to the buyer''s address on the order; null when no link was.';
create index withdrawals_open on withdrawals (received_at, id) where state = 'open';
create index withdrawals_order on withdrawals (order_id) where order_id is not null;

create table cancellations (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 1001) unique,
  name text not null check (length(name) <= 120),
  contract text not null check (length(contract) <= 200),
  email text not null check (length(email) <= 254),
  kind text not null check (kind in ('ordinary', 'extraordinary')),
  reason text not null default '' check (length(reason) <= 1000),
  ends_on date,
  locale text not null check (locale in ('de', 'en', 'fr', 'es', 'it')),
  received_at timestamptz not null default now(),
  answer text not null default '' check (length(answer) <= 1000),
  answered_at timestamptz
);
comment on table cancellations is
  'Declared at /cancellation (§ 312k BGB). Name, contract, address and texts go three years after the year of the declaration.';
comment on column cancellations.reason is 'Why the contract ends without notice; empty for an ordinary cancellation.';
comment on column cancellations.ends_on is 'Day on which the contract is to end; null for the earliest possible.';
comment on column cancellations.answered_at is 'When a person decided about it; null while it waits.';
create index cancellations_email on cancellations (lower(email));
create index cancellations_open on cancellations (received_at, id) where answered_at is null;


-- =====================================================================================================================
-- What a school shows and works on
-- =====================================================================================================================

create table school_versions (
  school_id text not null references schools on delete cascade,
  number integer not null check (number > 0),
  made_by uuid references users on delete set null,
  made_at timestamptz not null default now(),
  content jsonb not null,
  changed text[] not null,
  primary key (school_id, number)
);
comment on table school_versions is 'Earlier states of self-reported data that can be restored.';
comment on column school_versions.made_by is
  'Null when the account is gone, or for the state before the first change that was kept.';
comment on column school_versions.changed is
  'Columns of school_profiles, and texts as <section>.<language>, that differ from the version before.';
create index school_versions_maker on school_versions (made_by);

create table school_drafts (
  school_id text primary key references schools on delete cascade,
  saved_by uuid references users on delete set null,
  saved_at timestamptz not null default now(),
  content jsonb not null
);
comment on table school_drafts is 'Changes of a profile that were saved but not published.';
create index school_drafts_saver on school_drafts (saved_by);

create table school_media (
  id uuid primary key default uuidv7(),
  school_id text not null references schools on delete cascade,
  kind text not null check (kind in ('image', 'video')),
  url text not null default '',
  title text not null,
  alt text not null default '',
  width integer check (width > 0),
  height integer check (height > 0),
  position integer not null,
  created_at timestamptz not null default now(),
  state text not null default 'ready' check (state in ('processing', 'ready', 'failed')),
  failure text,
  folder text,
  widths integer[] not null default '{}',
  bytes integer check (bytes > 0),
  caption text not null default '' check (length(caption) <= 300),
  duration real check (duration >= 0),
  poster text,
  link_provider text check (link_provider in ('youtube', 'vimeo')),
  link_id text,
  deleted_at timestamptz,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  removed_by uuid,
  constraint school_media_failed check ((state = 'failed') = (failure is not null)),
  constraint school_media_link check ((link_provider is null) = (link_id is null)),
  constraint school_media_link_is_video check (link_id is null or kind = 'video'),
  constraint school_media_ready
    check (state <> 'ready' or link_id is not null or (url <> '' and width is not null and height is not null))
);
comment on table school_media is 'Photos and videos of profiles, their order and the state of their files.';
comment on column school_media.url is 'What is shown where no variant fits: the largest picture as WebP, or the video.';
comment on column school_media.alt is 'In the language of the school''s country, as the caption.';
comment on column school_media.failure is 'Why it could not be shown: failure.<code> of the catalogue.';
comment on column school_media.folder is
  'Where all stored files of the item lie; null for those that came with the program.';
comment on column school_media.widths is 'Pixels of the variants of a picture, each as AVIF and as WebP.';
comment on column school_media.bytes is 'Size of the file as it was sent.';
comment on column school_media.poster is 'Address of the still picture of a video.';
comment on column school_media.deleted_at is 'Can be undone for a short while, then a job removes row and files.';
comment on column school_media.translations is
  'Description and caption by other language: {"fr": {"alt": "…", "caption": "…"}, …}.';
create index school_media_removed_by on school_media (removed_by) where removed_by is not null;
create index school_media_school on school_media (school_id, "position", id);
create trigger school_media_note_delete after delete on school_media
  referencing old table as changed for each statement execute function note_school_changes('school_id');
create trigger school_media_note_insert after insert on school_media
  referencing new table as changed for each statement execute function note_school_changes('school_id');
create trigger school_media_note_update after update on school_media
  referencing new table as changed for each statement execute function note_school_changes('school_id');

create table media_subtitles (
  media_id uuid not null references school_media on delete cascade,
  language text not null check (language in ('de', 'en', 'fr', 'es', 'it')),
  vtt text not null check (octet_length(vtt) <= 400000),
  primary key (media_id, language)
);
comment on table media_subtitles is 'Subtitles of a video (WebVTT), one file for each language.';
comment on column media_subtitles.vtt is
  'WebVTT as it is sent, written by the program from the file that the school chose.';

create function note_subtitle_changes() returns trigger language plpgsql as $$
begin
  insert into school_changes (school_id)
    select distinct m.school_id from changed join school_media m on m.id = changed.media_id on conflict do nothing;
  perform pg_notify('school_changes', '');
  return null;
end $$;
comment on function note_subtitle_changes is 'Notes the schools of changed subtitles in the outbox.';

create trigger media_subtitles_note_delete after delete on media_subtitles
  referencing old table as changed for each statement execute function note_subtitle_changes();
create trigger media_subtitles_note_insert after insert on media_subtitles
  referencing new table as changed for each statement execute function note_subtitle_changes();
create trigger media_subtitles_note_update after update on media_subtitles
  referencing new table as changed for each statement execute function note_subtitle_changes();

create table school_uploads (
  id uuid primary key default uuidv7(),
  school_id text not null references schools on delete cascade,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('image', 'video')),
  name text not null check (length(name) between 1 and 200),
  bytes integer not null check (bytes > 0),
  received integer not null default 0,
  parts text[] not null default '{}',
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint school_uploads_finished check (finished_at is null or received = bytes),
  constraint school_uploads_received_bytes check (received between 0 and bytes)
);
comment on table school_uploads is
  'Files on their way: each holds a place among the items that the plan of the school allows.';
comment on column school_uploads.parts is 'Keys of what has arrived, in the order of the bytes.';
comment on column school_uploads.finished_at is 'From then on it is the job''s, which removes the row.';
create index school_uploads_created on school_uploads (created_at);
create index school_uploads_school on school_uploads (school_id);
create index school_uploads_user on school_uploads (user_id);

create table school_events (
  id uuid primary key default uuidv7(),
  school_id text not null references schools on delete cascade,
  kind text not null check (kind in ('open_day', 'info_evening', 'registration', 'other')),
  title text not null check (length(title) between 3 and 120),
  text text not null default '' check (length(text) <= 1000),
  language text not null check (language in ('de', 'en', 'fr', 'es', 'it')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text not null default '' check (length(place) <= 200),
  link text not null default '' check (length(link) <= 500),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  dated_at timestamptz not null default now(),
  constraint school_events_times check (ends_at > starts_at)
);
comment on table school_events is 'Events with their dates that schools announce.';
comment on column school_events.language is 'Language in which title and text are written.';
comment on column school_events.version is
  'Counts changes: calendars know a newer state by it, and one of two editors at once is told about the other.';
comment on column school_events.dated_at is 'When its present date became known: when it was added, or last moved.';
create index school_events_school on school_events (school_id, ends_at);
create trigger school_events_note_delete after delete on school_events
  referencing old table as changed for each statement execute function note_school_changes('school_id');
create trigger school_events_note_insert after insert on school_events
  referencing new table as changed for each statement execute function note_school_changes('school_id');
create trigger school_events_note_update after update on school_events
  referencing new table as changed for each statement execute function note_school_changes('school_id');

create table school_corrections (
  id uuid primary key default uuidv7(),
  school_id text not null references schools on delete cascade,
  field text not null check (field in ('name', 'category', 'local_type', 'ownership', 'street', 'postal_code', 'city',
    'country', 'phone', 'email', 'website', 'pupils', 'position', 'closed', 'duplicate')),
  shown text not null check (length(shown) <= 500),
  value text not null check (length(value) between 1 and 300),
  reason text not null default '' check (length(reason) <= 1000),
  by_school boolean not null default false,
  reporter_id uuid references users on delete set null,
  reporter_email text not null default '' check (length(reporter_email) <= 254),
  locale text not null check (locale in ('de', 'en', 'fr', 'es', 'it')),
  state text not null default 'open' check (state in ('open', 'accepted', 'refused', 'replaced')),
  register_value text,
  facts text not null default '' check (length(facts) <= 1000),
  decided_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint school_corrections_decided check ((state = 'open') = (decided_at is null)),
  constraint school_corrections_position
    check (field <> 'position' or value ~ '^-?[0-9]{1,2}(\.[0-9]{1,6})?, -?[0-9]{1,3}(\.[0-9]{1,6})?$')
);
comment on table school_corrections is
  'Better values for facts, proposed by visitors; once accepted, one comes between register and school.';
comment on column school_corrections.shown is 'What the profile said when the correction was asked for.';
comment on column school_corrections.by_school is 'Asked for by somebody who runs the school.';
comment on column school_corrections.reporter_email is 'Removed six months after the decision, as is the account.';
comment on column school_corrections.register_value is 'What the register said when the correction was accepted.';
create index school_corrections_decided on school_corrections (decided_at) where decided_at is not null;
create index school_corrections_decided_by on school_corrections (decided_by) where decided_by is not null;
create index school_corrections_named on school_corrections (decided_at)
  where decided_at is not null and (reporter_email <> '' or reporter_id is not null);
create unique index school_corrections_of_school on school_corrections (school_id, field)
  where state = 'open' and by_school;
create index school_corrections_open on school_corrections (created_at, id) where state = 'open';
create index school_corrections_reporter on school_corrections (reporter_id) where reporter_id is not null;
create index school_corrections_school on school_corrections (school_id, created_at);
create unique index school_corrections_standing on school_corrections (school_id, field) where state = 'accepted';
create trigger a_follow_merge before insert on school_corrections
  for each row
  execute function
    follow_merge('o.state = t.state and o.field = t.field and (t.state = ''accepted'' or t.state = ''open'' and o.by_school and t.by_school)');
create trigger school_corrections_note_insert after insert on school_corrections
  referencing new table as changed for each statement execute function note_school_changes('school_id');
create trigger school_corrections_note_update after update on school_corrections
  referencing new table as changed for each statement execute function note_school_changes('school_id');

create view school_directory as
select s.id, coalesce(p.name, c.words ->> 'name', s.short_name, s.name) as name,
  coalesce(p.category, c.words ->> 'category', s.category) as category,
  coalesce(p.local_type, c.words ->> 'local_type', s.local_type) as local_type,
  coalesce(p.ownership, c.words ->> 'ownership', s.ownership) as ownership,
  coalesce(p.street, c.words ->> 'street', s.street) as street,
  coalesce(p.postal_code, c.words ->> 'postal_code', s.postal_code) as postal_code,
  coalesce(p.city, c.words ->> 'city', s.city) as city, s.region, coalesce(c.words ->> 'country', s.country) as country,
  coalesce(p.lat, split_part(c.words ->> 'position', ', ', 1)::double precision, s.lat) as lat,
  coalesce(p.lng, split_part(c.words ->> 'position', ', ', 2)::double precision, s.lng) as lng,
  case when p.lat is null and c.words ->> 'position' is null then s.position_precision else 'exact' end
    as position_precision,
  coalesce(p.phone, c.words ->> 'phone', s.phone) as phone, coalesce(p.email, c.words ->> 'email', s.email) as email,
  coalesce(p.website, c.words ->> 'website', s.website) as website,
  case when p.features is null then s.features
    else array(select f from unnest(s.features || p.features) with ordinality as u(f, n) group by f order by min(n)) end as features,
  case when p.languages is null or p.languages = '{}' then s.languages else p.languages end as languages,
  coalesce(p.pupils, (c.words ->> 'pupils')::integer, s.pupils) as pupils, p.logo,
  s.status, s.successor_id, s.source, s.source_id, s.source_date, s.source = 'sample' as sample,
  coalesce(p.show_in_search, true) as show_in_search, coalesce(p.show_contact, true) as show_contact,
  coalesce(p.show_reviews, true) as show_reviews, p.verified_at,
  exists (select from premium_grants g where g.school_id = s.id and g.ended_at is null) as premium,
  r.rating_count, r.rating_average, r.rating_rank, r.stars_1, r.stars_2, r.stars_3, r.stars_4, r.stars_5,
  s.created_at, greatest(s.updated_at, p.updated_at) as updated_at,
  s.faith, s.gender, s.boarding, s.age_from, s.age_to, s.institute,
  coalesce(c.words ->> 'name', s.name) as official_name, s.audience
from schools s
join school_ratings r on r.school_id = s.id
left join school_profiles p on p.school_id = s.id
left join lateral (
  select jsonb_object_agg(field, value) as words from school_corrections
  where school_id = s.id and state = 'accepted' and register_value is not distinct from register_fact(s, field)
) c on true;
comment on view school_directory is
  'What is shown of schools: the word of the school before an accepted correction, and that before the register.';


-- =====================================================================================================================
-- Claims
-- =====================================================================================================================

create table school_claims (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  school_id text references schools on delete cascade,
  proposal jsonb,
  by_code boolean not null default false,
  person_function text not null default '' check (length(person_function) <= 120),
  explanation text not null default '' check (length(explanation) <= 3000),
  file_key text,
  state text not null default 'open' check (state in ('open', 'approved', 'refused', 'withdrawn')),
  reason text not null default '' check (length(reason) <= 3000),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  group_id uuid references school_groups on delete cascade,
  constraint school_claims_decided check ((state = 'open') = (decided_at is null)),
  constraint school_claims_evidence check (state = 'open' or file_key is null),
  constraint school_claims_of_what check (case when group_id is not null then school_id is null and proposal is null
    else school_id is not null or (proposal is not null and state <> 'approved') end)
);
comment on table school_claims is 'Requests to manage the profile of a school, or of the schools of a group.';
comment on column school_claims.proposal is
  'A missing school as the person described it; school_id follows when it is added.';
comment on column school_claims.by_code is 'The person entered the code that went to the address in the register.';
comment on column school_claims.file_key is 'The evidence, until somebody has decided.';
comment on column school_claims.group_id is
  'The group that is to manage the schools of school_claim_schools; null for a person''s own claim.';
create index school_claims_decided on school_claims (decided_at) where decided_at is not null;
create index school_claims_decided_by on school_claims (decided_by) where decided_by is not null;
create index school_claims_group on school_claims (group_id) where group_id is not null;
create unique index school_claims_one_open on school_claims (user_id, school_id) where state = 'open';
create index school_claims_school on school_claims (school_id) where school_id is not null;
create index school_claims_user on school_claims (user_id);
create index school_claims_waiting on school_claims (created_at, id) where state = 'open';
create trigger a_follow_merge before insert on school_claims
  for each row execute function follow_merge('o.user_id = t.user_id and o.state = ''open'' and t.state = ''open''');

create table school_claim_schools (
  claim_id uuid not null references school_claims on delete cascade,
  school_id text not null references schools on delete cascade,
  approved boolean not null default false,
  primary key (claim_id, school_id)
);
comment on table school_claim_schools is 'The schools that a claim for a group names.';
comment on column school_claim_schools.approved is 'The team gave this school to the group.';
create index school_claim_schools_school on school_claim_schools (school_id);

create table school_claim_answers (
  claim_id uuid not null references school_claims on delete cascade,
  user_id uuid not null references users on delete cascade,
  text text not null check (length(text) between 1 and 3000),
  created_at timestamptz not null default now(),
  primary key (claim_id, user_id)
);
comment on table school_claim_answers is 'What those who own a school say of somebody else''s claim.';
create index school_claim_answers_user on school_claim_answers (user_id);

create table claim_codes (
  user_id uuid not null references users on delete cascade,
  school_id text not null references schools on delete cascade,
  code_hash bytea not null,
  email text not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  primary key (user_id, school_id)
);
comment on table claim_codes is
  'Codes mailed to the address that a register has for a school; the right one decides a claim.';
comment on column claim_codes.code_hash is
  'HMAC with the key of the program: six digits alone would be found by trying.';
comment on column claim_codes.email is
  'Where the code went: it proves nothing once the register names another address.';
create index claim_codes_expires on claim_codes (expires_at);
create index claim_codes_school on claim_codes (school_id);


-- =====================================================================================================================
-- Enquiries to schools, tickets to the team
-- =====================================================================================================================

create table enquiries (
  id uuid primary key default uuidv7(),
  school_id text not null references schools on delete cascade,
  sender_id uuid references users on delete cascade,
  name text not null check (length(name) between 2 and 120),
  email text not null check (length(email) between 3 and 254),
  phone text not null default '' check (length(phone) <= 60),
  text text not null check (length(text) between 10 and 3000),
  locale text not null check (locale in ('de', 'en', 'fr', 'es', 'it')),
  privacy_version text not null,
  created_at timestamptz not null default now(),
  answer text not null default '' check (length(answer) <= 3000),
  answered_by uuid references users on delete set null,
  answered_at timestamptz,
  constraint enquiries_answered check (answer = '' or answered_at is not null)
);
comment on table enquiries is 'Deleted after twelve months; nothing here is ever public.';
comment on column enquiries.sender_id is 'Null where the sender was not signed in; the enquiry goes with the account.';
comment on column enquiries.locale is 'Language of the page it was written on; the mails to the sender are in it.';
comment on column enquiries.privacy_version is 'Which privacy text the sender agreed to, at created_at.';
comment on column enquiries.answer is
  'What the school wrote back from the dashboard; empty where it answered some other way.';
comment on column enquiries.answered_at is 'Null while the enquiry is open.';
create index enquiries_age on enquiries (created_at);
create index enquiries_answered_by on enquiries (answered_by) where answered_by is not null;
create index enquiries_inbox on enquiries (school_id, id);
create index enquiries_open on enquiries (school_id, id) where answered_at is null;
create index enquiries_sender on enquiries (sender_id) where sender_id is not null;
create trigger a_follow_merge before insert on enquiries for each row execute function follow_merge();

create table tickets (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 20001) unique,
  kind text not null check (kind in ('contact', 'named_person', 'live_chat', 'email', 'phone', 'priority')),
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  subject text not null default '' check (length(subject) <= 1000),
  wish text check (wish in ('removal', 'correction', 'access')),
  sender_name text not null check (length(sender_name) <= 400),
  sender_email text not null check (length(sender_email) <= 254),
  sender_phone text check (length(sender_phone) between 1 and 100),
  preferred_time text check (length(preferred_time) between 1 and 400),
  locale text not null check (locale in ('de', 'en', 'fr', 'es', 'it')),
  user_id uuid references users on delete set null,
  school_id text references schools on delete set null,
  consent_version text,
  consented_at timestamptz,
  created_at timestamptz not null default now(),
  due_at timestamptz not null,
  answered_at timestamptz,
  closed_at timestamptz,
  constraint tickets_answered_state check (state <> 'answered' or answered_at is not null),
  constraint tickets_closed_state check ((state = 'closed') = (closed_at is not null)),
  constraint tickets_consent check ((consent_version is null) = (consented_at is null)),
  constraint tickets_consent_of_contact check (kind <> 'contact' or consent_version is not null),
  constraint tickets_wish_of_person check ((kind = 'named_person') = (wish is not null))
);
comment on table tickets is 'Messages to the team.';
comment on column tickets.state is 'open: the team has to answer; answered: the sender may write again.';
comment on column tickets.subject is 'Of a named person: the address of the review or school that it is about.';
comment on column tickets.consent_version is 'Which wording of the privacy checkbox the sender agreed to.';
comment on column tickets.due_at is
  'Until when the team is to answer what the sender wrote first since its last answer.';
comment on column tickets.answered_at is 'Of the last answer.';
create index tickets_answered on tickets (answered_at) where answered_at is not null;
create index tickets_created on tickets (created_at);
create index tickets_kind on tickets (kind, state, due_at, id);
create index tickets_open on tickets (created_at, id) where state = 'open';
create index tickets_school on tickets (school_id) where school_id is not null;
create index tickets_sender on tickets (lower(sender_email), created_at);
create index tickets_state on tickets (state, due_at, id);
create index tickets_user on tickets (user_id, created_at) where user_id is not null;
create trigger a_follow_merge before insert on tickets for each row execute function follow_merge();

create table ticket_messages (
  id uuid primary key default uuidv7(),
  ticket_id uuid not null references tickets on delete cascade,
  author text not null check (author in ('sender', 'team')),
  internal boolean not null default false,
  text text not null check (length(text) between 1 and 50000),
  author_id uuid references users on delete set null,
  created_at timestamptz not null default now(),
  constraint ticket_messages_internal_by_team check (author = 'team' or not internal)
);
comment on table ticket_messages is 'What sender and team wrote to each other, and notes within the team.';
comment on column ticket_messages.internal is 'A note that only the team reads.';
create index ticket_messages_author on ticket_messages (author_id) where author_id is not null;
create index ticket_messages_ticket on ticket_messages (ticket_id, created_at, id);


-- =====================================================================================================================
-- Search
-- =====================================================================================================================

create table zero_results (
  day date not null default current_date,
  language text not null check (language in ('de', 'en', 'fr', 'es', 'it')),
  text text not null check (char_length(text) between 1 and 60),
  count integer not null default 1 check (count > 0),
  relaxed integer not null default 0,
  primary key (day, language, text),
  constraint zero_results_relaxed check (relaxed between 0 and count)
);
comment on table zero_results is 'Texts that found nothing, by day and language, without whoever typed them.';
comment on column zero_results.relaxed is 'How many of the searches got results of a nearer text in place of none.';

create table search_synonyms (
  id uuid primary key default uuidv7(),
  language text not null check (language in ('de', 'en', 'fr', 'es', 'it')),
  typed text not null check (length(typed) between 1 and 60),
  meaning text not null check (length(meaning) between 1 and 60),
  country text check (country in ('DE', 'FR', 'ES', 'IT', 'GB')),
  region text check (length(region) between 1 and 80),
  made_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null default now(),
  constraint search_synonyms_language_typed_country_region_key unique nulls not distinct (language, typed, country,
    region),
  constraint search_synonyms_region_of_country check (region is null or country is not null)
);
comment on table search_synonyms is 'What the team says that typed words mean in searches.';
comment on column search_synonyms.typed is 'Folded words, as the search engine compares them.';
comment on column search_synonyms.region is 'As registers write it.';
create index search_synonyms_changer on search_synonyms (changed_by) where changed_by is not null;
create index search_synonyms_listed on search_synonyms (language, typed, id);
create index search_synonyms_maker on search_synonyms (made_by) where made_by is not null;

create function note_synonym_change() returns trigger language plpgsql as $$
begin
  update search_synonyms_version set version = version + 1;
  perform pg_notify('school_changes', '');
  return null;
end $$;
comment on function note_synonym_change is 'Raises the version of the synonyms.';

create trigger search_synonyms_note_change after insert or delete or update on search_synonyms
  for each statement execute function note_synonym_change();

create table search_synonyms_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 0
);
comment on table search_synonyms_version is
  'Grows with each change of synonyms, so that every process reads them again.';
insert into search_synonyms_version default values;


-- =====================================================================================================================
-- The interface for programs
-- =====================================================================================================================

create table api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null,
  hash bytea not null unique,
  ending text not null,
  created_at timestamptz not null default now()
);
comment on table api_keys is 'Keys by which programs of an account read more of the API.';
comment on column api_keys.hash is 'SHA-256 of the key, which is shown once and stored nowhere.';
comment on column api_keys.ending is 'Last letters of the key, by which its owner tells it from others.';
create index api_keys_of_user on api_keys (user_id);

create table api_key_days (
  key_id uuid not null references api_keys on delete cascade,
  day date not null,
  requests integer not null,
  primary key (key_id, day)
);
comment on table api_key_days is 'Requests with a key on a day in Berlin.';
create index api_key_days_day on api_key_days (day);


-- =====================================================================================================================
-- Favourites, saved searches and follows
-- =====================================================================================================================

create table favourites (
  user_id uuid not null references users on delete cascade,
  school_id text not null references schools on delete cascade,
  note text not null default '' check (char_length(note) <= 2000),
  visit_on date,
  created_at timestamptz not null default now(),
  primary key (user_id, school_id)
);
comment on table favourites is 'Schools that a person keeps, with a private note and the day of a visit.';
comment on column favourites.note is 'For the person alone.';
create index favourites_school on favourites (school_id);
create trigger a_follow_merge before insert on favourites
  for each row execute function follow_merge('o.user_id = t.user_id');

create table saved_searches (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 100),
  query text not null check (length(query) <= 2000),
  mail boolean not null default true,
  seen_ids text[],
  match_count integer check (match_count >= 0),
  check_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  frequency text not null default 'weekly' check (frequency in ('at_once', 'weekly')),
  reviews boolean not null default false,
  events boolean not null default false,
  facts boolean not null default false,
  notified_until timestamptz not null default now(),
  constraint saved_searches_user_id_query_key unique (user_id, query)
);
comment on table saved_searches is 'Searches that mail new matches.';
comment on column saved_searches.query is
  'The part of the address of the results behind the question mark, in its one normal form.';
comment on column saved_searches.seen_ids is
  'Schools that matched when it was looked at last; null while too many match, or before the first look.';
comment on column saved_searches.match_count is 'How many schools matched at the last look.';
comment on column saved_searches.check_at is 'When to look for new matches next.';
comment on column saved_searches.notified_until is 'What came until then at schools that match was told.';
create index saved_searches_due on saved_searches (check_at, id) where mail;

create table school_follows (
  user_id uuid not null references users on delete cascade,
  school_id text not null references schools on delete cascade,
  mail text not null check (mail in ('never', 'weekly', 'at_once')),
  reviews boolean not null,
  events boolean not null,
  facts boolean not null,
  notified_until timestamptz not null default now(),
  check_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (user_id, school_id),
  constraint school_follows_any_topic check (reviews or events or facts)
);
comment on table school_follows is 'Schools of whose news a person wants mails, and of which news.';
comment on column school_follows.notified_until is 'What came until then was told.';
comment on column school_follows.check_at is 'When to look for news next.';
create index school_follows_due on school_follows (check_at, user_id) where mail <> 'never';
create index school_follows_of_school on school_follows (school_id);


-- =====================================================================================================================
-- Insights
-- =====================================================================================================================

create table school_figures (
  school_id text not null references schools on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  visitors integer not null default 0 check (visitors >= 0),
  shown integer not null default 0 check (shown >= 0),
  phone_clicks integer not null default 0 check (phone_clicks >= 0),
  web_clicks integer not null default 0 check (web_clicks >= 0),
  email_clicks integer not null default 0 check (email_clicks >= 0),
  route_clicks integer not null default 0 check (route_clicks >= 0),
  favourite_adds integer not null default 0 check (favourite_adds >= 0),
  primary key (school_id, day)
) with (fillfactor = 80);
comment on table school_figures is
  'Figures of one day in Europe/Berlin; written in batches that add up, whatever process they come from.';
comment on column school_figures.visitors is
  'Different visitors of the profile on this day, by marks that are forgotten after it.';
comment on column school_figures.shown is 'How often the school stood on a page of search results.';
create index school_figures_day on school_figures using brin (day);

create unlogged table visitor_keys (
  day date primary key,
  key bytea not null check (length(key) = 32)
);
comment on table visitor_keys is 'The key of the marks of a day, made by chance and removed with the day.';

create unlogged table visitor_marks (
  mark bytea primary key check (length(mark) = 12),
  day date not null
);
comment on table visitor_marks is
  'Keyed hashes of visitor and school. They cannot be told apart from chance once the key of their day is gone.';


-- =====================================================================================================================
-- Mailings and changes of the terms
-- =====================================================================================================================

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
  constraint mailings_one_end check (cancelled_at is null or done_at is null),
  constraint mailings_ordered check (ordered_at is not null or (cancelled_at is null and done_at is null))
);
comment on table mailings is 'Mails of the team to many accounts, and what the program announces.';
comment on column mailings.audience is
  'members: who manages the profile of a school; accounts: everybody; contracts: suspended accounts as well.';
comment on column mailings.reason is 'Why it also goes to people who unsubscribed; null for news, which do not.';
comment on column mailings.mails is 'What the template needs, by language: {"de": {…}, …}.';
comment on column mailings.ordered_at is 'Null for the draft, of which there is at most one.';
comment on column mailings.left_out is
  'Recipients who had unsubscribed, or whose account was locked or deleted, when it was their turn.';
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
create index mailing_recipients_user on mailing_recipients (user_id);
create index mailing_recipients_waiting on mailing_recipients (mailing_id, user_id) where state = 'waiting';

create table terms_changes (
  id uuid primary key default uuidv7(),
  effective_on date not null,
  texts jsonb not null,
  saved_at timestamptz not null default now(),
  ordered_at timestamptz,
  mailed_up_to uuid,
  mailed integer not null default 0,
  done_at timestamptz,
  mailing_id uuid references mailings on delete set null
);
comment on table terms_changes is
  'Announced by email at least 15 days before they apply, as the terms promise (Art. 3(2) Regulation (EU) 2019/1150).';
comment on column terms_changes.texts is 'What changes, by language: {"de": "…", …}.';
comment on column terms_changes.ordered_at is
  'When an admin ordered the mails; null for the draft, of which there is at most one.';
comment on column terms_changes.mailed_up_to is 'Last account, by id, that was written to.';
comment on column terms_changes.mailing_id is 'The mailing that announces it. done_at says when it was handed over.';
create index terms_changes_mailing on terms_changes (mailing_id) where mailing_id is not null;
create unique index terms_changes_one_draft on terms_changes ((true)) where ordered_at is null;
create index terms_changes_unfinished on terms_changes (ordered_at) where ordered_at is not null and done_at is null;


-- =====================================================================================================================
-- Moderation: reports, disputes, appeals and what was decided about them
-- =====================================================================================================================

create table reports (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity unique,
  school_id text not null,
  subject_kind text not null check (subject_kind in ('review', 'answer', 'image', 'video', 'text', 'event')),
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
  subject_id text not null check (length(subject_id) <= 100),
  review_id uuid generated always as (case when subject_kind in ('review', 'answer') then subject_id::uuid end) stored,
  constraint reports_decided check ((state = 'open') = (decided_at is null)),
  constraint reports_faith check (kind = 'rule' or good_faith)
);
comment on table reports is 'Complaints of visitors about reviews, answers, photos, videos, texts and events.';
comment on column reports.reporter_email is 'Removed six months after the decision, as are name and account.';
comment on column reports.content is 'What was reported, as it stood then.';
comment on column reports.review_id is 'The review that is reported, or whose answer is.';
create index reports_decided on reports (decided_at) where decided_at is not null;
create index reports_named on reports (decided_at)
  where decided_at is not null and (reporter_name <> '' or reporter_email <> '' or reporter_id is not null);
create unique index reports_one_open on reports (subject_kind, subject_id, school_id, coalesce(reporter_id::text,
  lower(reporter_email)))
  where state = 'open' and (reporter_id is not null or reporter_email <> '');
create index reports_open on reports (created_at, id) where state = 'open';
create index reports_open_illegal on reports (created_at, id) where state = 'open' and kind = 'illegal';
create index reports_open_rule on reports (created_at, id) where state = 'open' and kind = 'rule';
create index reports_reporter on reports (reporter_id) where reporter_id is not null;
create index reports_review on reports (review_id, created_at) where review_id is not null;
create index reports_subject on reports (school_id, subject_kind, subject_id);
create trigger a_follow_review before insert on reports
  for each row when (new.subject_kind in ('review', 'answer')) execute function follow_review('subject_id');

create table disputes (
  id uuid primary key default uuidv7(),
  review_id uuid not null,
  school_id text not null references schools on delete cascade,
  member_id uuid references users on delete set null,
  reason text not null check (reason in ('never_here', 'false_facts', 'breaks_rule')),
  text text not null default '' check (length(text) <= 3000),
  content jsonb not null,
  author_due_at timestamptz not null,
  author_reply text check (length(author_reply) between 1 and 3000),
  author_replied_at timestamptz,
  state text not null default 'open' check (state in ('open', 'kept', 'removed', 'withdrawn')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint disputes_decided check ((state = 'open') = (decided_at is null))
);
comment on table disputes is 'A school contests a review.';
create unique index disputes_one_open on disputes (review_id) where state = 'open';
create index disputes_open on disputes (author_due_at, id) where state = 'open';
create index disputes_member on disputes (member_id) where member_id is not null;
create index disputes_ripe on disputes (least(author_due_at, author_replied_at), id) where state = 'open';
create index disputes_school on disputes (school_id, created_at desc);
create trigger a_follow_review before insert on disputes for each row execute function follow_review('review_id');

create table evidence (
  id uuid primary key default uuidv7(),
  review_id uuid not null references reviews on update cascade on delete cascade,
  file_key text not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'refused')),
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
comment on table evidence is 'Shown to moderators only; file and row are removed 30 days after they came.';
create unique index evidence_one_open on evidence (review_id) where state = 'open';
create index evidence_review on evidence (review_id, created_at);
create index evidence_waiting on evidence (created_at, id) where state = 'open';

create table decisions (
  id uuid primary key default uuidv7(),
  school_id text not null,
  author_id uuid,
  occasion text not null check (occasion in ('check', 'report', 'dispute', 'appeal', 'evidence')),
  outcome text not null check (outcome in ('published', 'rejected', 'removed', 'edited', 'restored', 'kept',
    'dismissed', 'accepted', 'refused')),
  rule text,
  facts text not null default '' check (length(facts) <= 3000),
  sentence text not null default '',
  content jsonb not null,
  automated boolean not null default false,
  decided_by uuid,
  about_id uuid,
  decided_at timestamptz not null default now(),
  law text not null default '' check (length(law) <= 300),
  subject_kind text not null check (subject_kind in ('review', 'answer', 'image', 'video', 'text', 'event')),
  subject_id text not null check (length(subject_id) <= 100),
  review_id uuid generated always as (case when subject_kind in ('review', 'answer') then subject_id::uuid end) stored,
  constraint decisions_automated_by check (automated = (decided_by is null)),
  constraint decisions_restricted check (outcome not in ('rejected', 'removed', 'edited') or rule is not null)
);
comment on table decisions is 'What was decided about what can be reported, and why; never changed.';
comment on column decisions.occasion is 'What led to it; `check`: the team looked at it without being asked.';
comment on column decisions.content is 'What was decided about, as it stood then.';
comment on column decisions.about_id is 'The report, dispute, appeal or evidence that was decided.';
comment on column decisions.law is 'The legal ground, where the decision rests on the law instead of on our rules.';
comment on column decisions.review_id is 'The review that was decided about, or whose answer was.';
alter table school_media add constraint school_media_removed_by_fkey foreign key (removed_by) references decisions;
create index decisions_about on decisions (about_id) where about_id is not null;
create index decisions_author on decisions (author_id, school_id, decided_at) where author_id is not null;
create index decisions_review on decisions (review_id, decided_at) where review_id is not null;
create index decisions_school on decisions (school_id, decided_at desc) where review_id is null;
create index decisions_when on decisions (decided_at desc, id desc);
create trigger decisions_append_only before delete or update or truncate on decisions
  for each statement execute function refuse_change();

create table restrictions (
  decision_id uuid primary key references decisions,
  review_id uuid not null,
  version integer not null,
  status text not null check (status in ('rejected', 'removed')),
  mail text not null default 'waiting' check (mail in ('waiting', 'sent', 'failed', 'none')),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  constraint restrictions_done check (done_at is null or mail <> 'waiting')
);
comment on table restrictions is 'Restrictions of reviews that take effect when the mail with their reasons was sent.';
comment on column restrictions.status is 'What the review becomes.';
comment on column restrictions.mail is 'none: there was nobody to tell, or the author had changed the text meanwhile.';
create unique index restrictions_one_waiting on restrictions (review_id) where done_at is null;

create table appeals (
  id uuid primary key default uuidv7(),
  decision_id uuid not null references decisions unique,
  user_id uuid references users on delete set null,
  text text not null check (length(text) between 1 and 3000),
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  answer text not null default '' check (length(answer) <= 3000),
  constraint appeals_decided check ((state = 'open') = (decided_at is null))
);
comment on table appeals is 'The author of a review, or a member for a school, contests a decision.';
comment on column appeals.user_id is 'The author of the review, or the member who appealed for the school.';
comment on column appeals.state is 'upheld: the decision was wrong, and what it was about stands again if it can.';
create index appeals_decided on appeals (decided_at) where decided_at is not null;
create index appeals_open on appeals (created_at, id) where state = 'open';
create index appeals_user on appeals (user_id) where user_id is not null;

create table school_warnings (
  id uuid primary key default uuidv7(),
  school_id text not null references schools on delete cascade,
  kind text not null check (kind in ('rewarded_reviews', 'own_reviews', 'pressure_on_authors')),
  facts text not null default '' check (length(facts) <= 1000),
  decided_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '90 days'
);
comment on table school_warnings is 'Public warning on the profile after proven manipulation of reviews, for 90 days.';
create index school_warnings_decided_by on school_warnings (decided_by) where decided_by is not null;
create index school_warnings_school on school_warnings (school_id, ends_at);
create trigger school_warnings_note_delete after delete on school_warnings
  referencing old table as changed for each statement execute function note_school_changes('school_id');
create trigger school_warnings_note_insert after insert on school_warnings
  referencing new table as changed for each statement execute function note_school_changes('school_id');
create trigger school_warnings_note_update after update on school_warnings
  referencing new table as changed for each statement execute function note_school_changes('school_id');


-- =====================================================================================================================
-- Duplicates and merges
-- =====================================================================================================================

create table school_duplicates (
  first_id text not null references schools on delete cascade,
  second_id text not null references schools on delete cascade,
  reason text not null check (reason in ('place', 'phone', 'website')),
  likeness real not null check (likeness between 0 and 1),
  found_at timestamptz not null default now(),
  dismissed_by uuid references users on delete set null,
  dismissed_at timestamptz,
  primary key (first_id, second_id),
  constraint school_duplicates_dismissed check (dismissed_at is not null or dismissed_by is null),
  constraint school_duplicates_ordered check (first_id < second_id)
);
comment on table school_duplicates is 'Pairs of rows that may be one school, found every day.';
comment on column school_duplicates.likeness is 'Likeness of the names by their trigrams, from 0 to 1.';
comment on column school_duplicates.dismissed_at is 'Somebody looked and found that they are two.';
create index school_duplicates_dismissed_by on school_duplicates (dismissed_by) where dismissed_by is not null;
create index school_duplicates_open on school_duplicates (likeness desc, first_id, second_id)
  where dismissed_at is null;
create index school_duplicates_second on school_duplicates (second_id);

create table school_merges (
  id uuid primary key default uuidv7(),
  merged_id text not null references schools on delete cascade,
  survivor_id text not null references schools on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  merged_by uuid references users on delete set null,
  merged_at timestamptz not null default now(),
  undone_by uuid references users on delete set null,
  undone_at timestamptz,
  undo_reason text not null default '' check (length(undo_reason) <= 1000),
  constraint school_merges_two check (merged_id <> survivor_id),
  constraint school_merges_undone check (undone_at is not null or (undone_by is null and undo_reason = ''))
);
comment on table school_merges is
  'Schools that were joined; the merged one stays as a hidden row that leads to the survivor.';
create index school_merges_merged on school_merges (merged_id, id);
create index school_merges_merged_by on school_merges (merged_by) where merged_by is not null;
create unique index school_merges_standing on school_merges (merged_id) where undone_at is null;
create index school_merges_survivor on school_merges (survivor_id, id);
create index school_merges_undone_by on school_merges (undone_by) where undone_by is not null;
create index school_merges_when on school_merges (merged_at);

create table school_merge_rows (
  id bigint generated always as identity primary key,
  merge_id uuid not null references school_merges on delete cascade,
  table_name text not null,
  action text not null check (action in ('moved', 'changed', 'added')),
  key jsonb not null,
  before jsonb not null,
  after jsonb not null
);
comment on table school_merge_rows is
  'Journal of a merge; removed when it can no longer be undone. Keys and states, never words of people.';
comment on column school_merge_rows.key is 'Columns that name the row.';
comment on column school_merge_rows.before is
  'The columns that the merge changed, as they were; of added figures their row at the merged school.';
create index school_merge_rows_merge on school_merge_rows (merge_id, table_name);

comment on table migrations is 'The migrations that were applied, with their statements.';


-- =====================================================================================================================
-- Jobs
-- =====================================================================================================================

-- The tables of pg-boss 12.35.0 (its schema version 43) as getConstructionPlans('pgboss') gives them, without its own begin
-- and commit; the program's role may not make tables, so pg-boss never does it by itself. A newer pg-boss gets a
-- migration of its own, made with getMigrationPlans('pgboss', 43).


CREATE SCHEMA IF NOT EXISTS pgboss;

    CREATE TYPE pgboss.job_state AS ENUM (
      'created',
      'retry',
      'active',
      'completed',
      'cancelled',
      'failed'
    )
  ;

    CREATE FUNCTION pgboss.job_now()
    RETURNS timestamp with time zone AS
    $$
      SELECT pg_catalog.now();
    $$
    LANGUAGE sql STABLE;
  ;

    CREATE TABLE pgboss.version (
      version int primary key,
      cron_on timestamp with time zone,
      bam_on timestamp with time zone,
      flow_on timestamp with time zone,
      reindex_on timestamp with time zone,
      monitor_backoff_on timestamp with time zone
    )
  ;

    CREATE TABLE pgboss.queue (
      name text NOT NULL,
      policy text NOT NULL,
      retry_limit int NOT NULL,
      retry_delay int NOT NULL,
      retry_backoff bool NOT NULL,
      retry_delay_max int,
      expire_seconds int NOT NULL,
      retention_seconds int NOT NULL,
      deletion_seconds int NOT NULL,
      dead_letter text REFERENCES pgboss.queue (name) CHECK (dead_letter IS DISTINCT FROM name),
      partition bool NOT NULL,
      table_name text NOT NULL,
      deferred_count int NOT NULL default 0,
      queued_count int NOT NULL default 0,
      ready_count int NOT NULL default 0,
      warning_queued int NOT NULL default 0,
      active_count int NOT NULL default 0,
      failed_count int NOT NULL default 0,
      total_count int NOT NULL default 0,
      created_delta int NOT NULL default 0,
      completed_delta int NOT NULL default 0,
      failed_delta int NOT NULL default 0,
      delta_on timestamp with time zone,
      delta_seconds int,
      ready_history int[] NOT NULL default '{}',
      heartbeat_seconds int,
      notify bool NOT NULL DEFAULT false,
      singletons_active text[],
      monitor_claim_on timestamp with time zone,
      monitor_on timestamp with time zone,
      maintain_on timestamp with time zone,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY (name)
    )
  ;

    CREATE TABLE pgboss.schedule (
      name text REFERENCES pgboss.queue ON DELETE CASCADE,
      key text not null DEFAULT '',
      kind text not null DEFAULT 'cron' CHECK (kind IN ('cron', 'rrule')),
      cron text not null,
      timezone text DEFAULT 'UTC',
      data jsonb,
      options jsonb,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      last_job_id uuid,
      PRIMARY KEY (name, key)
    )
  ;

    CREATE TABLE pgboss.subscription (
      event text not null,
      name text not null REFERENCES pgboss.queue ON DELETE CASCADE,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY(event, name)
    )
  ;

    CREATE TABLE pgboss.bam (
      id uuid PRIMARY KEY default gen_random_uuid(),
      name text NOT NULL,
      version int NOT NULL,
      status text NOT NULL DEFAULT 'pending',
      queue text,
      table_name text NOT NULL,
      command text NOT NULL,
      error text,
      created_on timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
      started_on timestamp with time zone,
      completed_on timestamp with time zone
    )
  ;

    CREATE FUNCTION pgboss.job_table_format(command text, table_name text)
    RETURNS text AS
    $$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $$
    LANGUAGE sql IMMUTABLE;
  ;

    CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
    RETURNS VOID AS
    $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE pgboss.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE pgboss.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
      LOOP
        EXECUTE pgboss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$
    LANGUAGE plpgsql;
  ;

    CREATE FUNCTION pgboss.job_table_run_async(command_name text, version int, command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
    RETURNS VOID AS
    $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          pgboss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        pgboss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        pgboss.job_table_format(command, queue.table_name)
      FROM pgboss.queue
      WHERE partition = true;
    END;
    $$
    LANGUAGE plpgsql;
  ;

    CREATE TABLE pgboss.job (
      id uuid not null default gen_random_uuid(),
      name text not null,
      priority integer not null default(0),
      data jsonb,
      state pgboss.job_state not null default 'created',
      retry_limit integer not null default 2,
      retry_count integer not null default 0,
      retry_delay integer not null default 0,
      retry_backoff boolean not null default false,
      retry_delay_max integer,
      expire_seconds int not null default 900,
      deletion_seconds int not null default 604800,
      singleton_key text,
      singleton_on timestamp without time zone,
      group_id text,
      group_tier text,
      start_after timestamp with time zone not null default now(),
      created_on timestamp with time zone not null default now(),
      started_on timestamp with time zone,
      completed_on timestamp with time zone,
      keep_until timestamp with time zone NOT NULL default now() + interval '1209600',
      output jsonb,
      dead_letter text,
      policy text,
      heartbeat_on timestamp with time zone,
      heartbeat_seconds int,
      blocked boolean not null default false,
      blocking boolean not null default false,
      pending_dependencies int not null default 0,
      source_name text,
      source_id uuid,
      source_created_on timestamp with time zone,
      source_retry_count int,
      source_output jsonb,
      source_root_id uuid
    ) PARTITION BY LIST (name)
  ;
ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id);

    CREATE TABLE pgboss.job_common (LIKE pgboss.job INCLUDING GENERATED INCLUDING DEFAULTS);

    SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, 'job_common');

    ALTER TABLE pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;
  ;

    CREATE TABLE pgboss.warning (
      id uuid PRIMARY KEY default gen_random_uuid(),
      type text NOT NULL,
      message text NOT NULL,
      data jsonb,
      created_on timestamp with time zone NOT NULL DEFAULT now()
    )
  ;
CREATE INDEX warning_i1 ON pgboss.warning (created_on DESC);

    CREATE TABLE pgboss.queue_stats (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      name text NOT NULL,
      deferred_count int NOT NULL DEFAULT 0,
      queued_count   int NOT NULL DEFAULT 0,
      ready_count    int NOT NULL DEFAULT 0,
      active_count   int NOT NULL DEFAULT 0,
      failed_count   int NOT NULL DEFAULT 0,
      total_count    int NOT NULL DEFAULT 0,
      created_delta   int,
      completed_delta int,
      failed_delta    int,
      delta_seconds   int,
      delta_on        timestamptz,
      captured_on timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (id, captured_on)
    ) PARTITION BY RANGE (captured_on)
  ;
CREATE INDEX queue_stats_i1 ON pgboss.queue_stats (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

    DO $$
    DECLARE
      d date;
      i int;
      part_name text;
    BEGIN
      FOR i IN 0..1 LOOP
        d := (pgboss.job_now() AT TIME ZONE 'UTC')::date + i;
        part_name := 'queue_stats_' || to_char(d, 'YYYYMMDD');
        IF NOT EXISTS (
          SELECT 1 FROM pg_class c
          JOIN pg_namespace n ON n.oid = c.relnamespace
          WHERE n.nspname = 'pgboss' AND c.relname = part_name
        ) THEN
          EXECUTE format(
            'CREATE TABLE pgboss.%I PARTITION OF pgboss.queue_stats FOR VALUES FROM (%L) TO (%L)',
            part_name,
            to_char(d, 'YYYY-MM-DD') || ' 00:00:00+00',
            to_char(d + 1, 'YYYY-MM-DD') || ' 00:00:00+00'
          );
        END IF;
      END LOOP;
    END;
    $$
  ;

    CREATE TABLE pgboss.job_dependency (
      child_name text NOT NULL,
      child_id uuid NOT NULL,
      parent_name text NOT NULL,
      parent_id uuid NOT NULL,
      PRIMARY KEY (child_name, child_id, parent_name, parent_id)
    )
  ;
CREATE INDEX IF NOT EXISTS job_dep_parent_idx ON pgboss.job_dependency (parent_name, parent_id);

    CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          pgboss.job_now(),
          pgboss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);

      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  ;

    CREATE FUNCTION pgboss.delete_queue(queue_name text)
    RETURNS VOID AS
    $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN

      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;

      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $$
    LANGUAGE plpgsql;
  ;
INSERT INTO pgboss.version(version) VALUES ('43');

grant usage on schema pgboss to aulario_program;
grant select, insert, update, delete on all tables in schema pgboss to aulario_program;

-- The queues. What fails for good lies in dead_letters for 90 days, where people look at it and may send it on.
-- A worker that vanishes is noticed by its missing heartbeat; the job then runs again.
select pgboss.create_queue('dead_letters', '{"policy": "standard", "retentionSeconds": 7776000}');

-- First again after 10 s, then twice as long each time up to an hour: about ten hours in all. Mails hold links that
-- give access, so they are forgotten an hour after they were sent.
select pgboss.create_queue('send_mail', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 3600}');

select pgboss.create_queue('delete_file', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');

-- Erases a deleted account once the time to bring it back is over. Tried for about ten hours, then it lies in
-- dead_letters.
select pgboss.create_queue('erase_account', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');

-- Tried for about ten hours, then it lies in dead_letters; by then it has taken effect without the mail.
select pgboss.create_queue('carry_out_decision', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');

-- Reminds the author of a disputed review three days before the time for an answer ends.
select pgboss.create_queue('remind_disputed_author', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');

-- Gives a payment back through its provider. Tried for about ten hours, then it lies in dead_letters.
select pgboss.create_queue('refund_payment', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');

-- Tells the program what happened at the test provider, as a real one would.
select pgboss.create_queue('send_test_event', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 2, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');

select pgboss.create_queue('issue_invoice', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');

select pgboss.create_queue('issue_credit_note', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');

-- Reading a long video takes minutes on a busy machine. Tried for about an hour, then it lies in dead_letters.
select pgboss.create_queue('process_media', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 8, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 1200,
  "expireInSeconds": 900, "heartbeatSeconds": 60, "deleteAfterSeconds": 86400}');

select pgboss.create_queue('remove_media', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');

-- A country takes minutes. A job that died is looked at again, and then only tells that its run has failed.
select pgboss.create_queue('run_import', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 5, "retryDelay": 2, "retryBackoff": true, "retryDelayMax": 60,
  "expireInSeconds": 14400, "heartbeatSeconds": 60, "deleteAfterSeconds": 86400}');

-- Writes down what was erased in the file store, where a backup that is restored later finds it. Tried for about ten
-- hours, then it lies in dead_letters.
select pgboss.create_queue('note_erasure', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');

-- Settles soon after somebody began to run a school what they wrote about it, and tells them.
select pgboss.create_queue('settle_own_reviews', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');

-- Those who run a school hear of new reviews on the following morning, all of a day at once: an entry or a mail of the same
-- moment would tell them when somebody wrote.
select pgboss.create_queue('tell_school', '{"policy": "short", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');

-- Tasks that come again at their time: one job each, which waits or runs at most once whatever happens. A failure is tried
-- again as with the other kinds, for about ten hours. What was done is kept for two days, so that people see it.
select pgboss.create_queue('run_task', '{"policy": "exclusive", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 14400, "heartbeatSeconds": 30, "deleteAfterSeconds": 172800}');

-- A look at addresses takes as long as their files. One that died is made again; two at once would do the same twice.
select pgboss.create_queue('check_import', '{"policy": "short", "deadLetter": "dead_letters",
  "retryLimit": 5, "retryDelay": 30, "retryBackoff": true, "retryDelayMax": 600,
  "expireInSeconds": 3600, "heartbeatSeconds": 60, "deleteAfterSeconds": 86400}');

select pgboss.create_queue('send_mailing', '{"policy": "short", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');

-- Scheduled imports fetch files of strangers' servers: they wait in a line of their own, not in front of the team's.
select pgboss.create_queue('run_scheduled_import', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 5, "retryDelay": 2, "retryBackoff": true, "retryDelayMax": 60,
  "expireInSeconds": 14400, "heartbeatSeconds": 60, "deleteAfterSeconds": 86400}');
