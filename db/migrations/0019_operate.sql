-- People whom an owner asked to help with a school. The link in the mail is kept as SHA-256 only.
create table operator_invitations (
  id uuid primary key default uuidv7(),
  school_id text not null references schools on delete cascade,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  token_hash bytea not null unique,
  invited_by uuid references users on delete set null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (school_id, email)
);
create index operator_invitations_inviter on operator_invitations (invited_by) where invited_by is not null;
create index operator_invitations_email on operator_invitations (email);
create index operator_invitations_expires on operator_invitations (expires_at);

-- What somebody says is wrong about a school. An accepted one stands before the register's word as long as the register
-- says what it said when a moderator decided: its next word counts again.
create table school_corrections (
  id uuid primary key default uuidv7(),
  school_id text not null references schools on delete cascade,
  field text not null check (field in ('name', 'category', 'local_type', 'ownership', 'street', 'postal_code', 'city',
    'country', 'phone', 'email', 'website', 'pupils')),
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
  check ((state = 'open') = (decided_at is null))
);
comment on column school_corrections.shown is 'What the profile said when the correction was asked for.';
comment on column school_corrections.by_school is 'Asked for by somebody who runs the school.';
comment on column school_corrections.reporter_email is 'Removed six months after the decision, as is the account.';
comment on column school_corrections.register_value is 'What the register said when the correction was accepted.';
create index school_corrections_school on school_corrections (school_id, created_at);
create index school_corrections_open on school_corrections (created_at, id) where state = 'open';
create index school_corrections_reporter on school_corrections (reporter_id) where reporter_id is not null;
create index school_corrections_decided_by on school_corrections (decided_by) where decided_by is not null;
create index school_corrections_named on school_corrections (decided_at)
  where decided_at is not null and (reporter_email <> '' or reporter_id is not null);
create unique index school_corrections_standing on school_corrections (school_id, field) where state = 'accepted';
create unique index school_corrections_of_school on school_corrections (school_id, field) where state = 'open' and by_school;
create trigger school_corrections_note_update after update on school_corrections
  referencing new table as changed for each statement execute function note_school_changes('school_id');

create or replace view school_directory as
select s.id, coalesce(p.name, c.words ->> 'name', s.name) as name,
  coalesce(p.category, c.words ->> 'category', s.category) as category,
  coalesce(p.local_type, c.words ->> 'local_type', s.local_type) as local_type,
  coalesce(p.ownership, c.words ->> 'ownership', s.ownership) as ownership,
  coalesce(p.street, c.words ->> 'street', s.street) as street,
  coalesce(p.postal_code, c.words ->> 'postal_code', s.postal_code) as postal_code,
  coalesce(p.city, c.words ->> 'city', s.city) as city, s.region, coalesce(c.words ->> 'country', s.country) as country,
  coalesce(p.lat, s.lat) as lat, coalesce(p.lng, s.lng) as lng,
  case when p.lat is null then s.position_precision else 'exact' end as position_precision,
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
  s.faith, s.gender, s.boarding, s.age_from, s.age_to, s.institute
from schools s
join school_ratings r on r.school_id = s.id
left join school_profiles p on p.school_id = s.id
left join lateral (
  select jsonb_object_agg(field, value) as words from school_corrections
  where school_id = s.id and state = 'accepted' and register_value is not distinct from (to_jsonb(s) ->> field)
) c on true;
