-- The directory: schools with their three voices kept apart (register, school, visitors), and the record of imports.
-- What the register says stands in `schools` and is written by imports alone; what the school says of itself stands in
-- `school_profiles` and `school_texts`; what visitors say stands in `reviews`. The view `school_directory` joins them
-- into what is shown, the school's own word before the register's.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table settings (
  key text primary key,
  value text not null
);
comment on table settings is 'Facts about this installation, such as whether the sample schools were removed.';

create table schools (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9-]{0,63}$'),
  name text not null check (length(name) between 1 and 300),
  category text not null check (category in ('primary', 'secondary', 'high_school', 'vocational', 'special_needs', 'other')),
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
  features text[] not null default '{}' check (
    features <@ array['fullDay', 'music', 'sports', 'science', 'languages', 'arts', 'digitalEducation', 'inclusion',
      'international', 'religious', 'montessori', 'waldorf', 'eco', 'bilingual']),
  languages text[] not null default '{}',
  pupils integer check (pupils >= 0),
  status text not null default 'active' check (status in ('active', 'closed', 'hidden')),
  successor_id text references schools on delete set null,
  source text not null,
  source_id text not null,
  source_date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((lat is null) = (lng is null) and (lat is null) = (position_precision is null))
);
comment on column schools.local_type is 'The register''s own word for the type: Gymnasium, Lycée, Colegio.';
comment on column schools.position_precision is 'exact: the building; postal_code and town: only the centre of that area.';
create index schools_source on schools (source);
create index schools_city on schools (country, city);
create index schools_postal_code on schools (country, postal_code text_pattern_ops);
create index schools_successor on schools (successor_id) where successor_id is not null;

create table school_codes (
  source text not null,
  code text not null,
  school_id text not null references schools on delete cascade,
  valid_from date,
  valid_to date,
  primary key (source, code)
);
comment on table school_codes is 'Register codes of a school; mergers and reorganisations change them, the school id stays.';
create index school_codes_school on school_codes (school_id);

create table school_redirects (
  old_id text primary key,
  school_id text not null references schools on delete cascade
);
create index school_redirects_school on school_redirects (school_id);

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
  features text[] not null default '{}' check (
    features <@ array['fullDay', 'music', 'sports', 'science', 'languages', 'arts', 'digitalEducation', 'inclusion',
      'international', 'religious', 'montessori', 'waldorf', 'eco', 'bilingual']),
  languages text[] not null default '{}',
  logo text,
  show_in_search boolean not null default true,
  show_contact boolean not null default true,
  show_reviews boolean not null default true,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((lat is null) = (lng is null))
);
comment on table school_profiles is 'What the school says of itself; null means that the register''s word stands. Imports never touch it.';

create table school_texts (
  school_id text not null references schools on delete cascade,
  section text not null check (section in ('summary', 'description', 'educational-model', 'diversity-attention',
    'educational-phases', 'languages', 'academic-results', 'extracurricular-activities', 'services', 'facilities',
    'educational-technologies', 'awards')),
  language text not null check (language in ('de', 'en', 'fr', 'es', 'it')),
  text text not null check (length(text) between 1 and case section when 'summary' then 300 else 5000 end),
  updated_at timestamptz not null default now(),
  primary key (school_id, section, language)
);

create table school_media (
  id uuid primary key default uuidv7(),
  school_id text not null references schools on delete cascade,
  kind text not null check (kind in ('image', 'video')),
  url text not null,
  title text not null,
  alt text not null default '',
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  position integer not null,
  created_at timestamptz not null default now()
);
create index school_media_school on school_media (school_id, position, id);

create table premium_grants (
  id uuid primary key default uuidv7(),
  school_id text not null references schools on delete cascade,
  reason text not null,
  granted_at timestamptz not null default now(),
  ended_at timestamptz
);
create index premium_grants_school on premium_grants (school_id);
create unique index premium_grants_running on premium_grants (school_id) where ended_at is null;

create table reviews (
  id uuid primary key default uuidv7(),
  school_id text not null references schools on delete cascade,
  author_id uuid,
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
  check (status not in ('published', 'disputed') or published_at is not null)
);
comment on column reviews.until_year is 'Last year at the school; null means still there.';
comment on column reviews.aged is 'Published more than three years ago: counts half in the order by rating. Kept by age_reviews().';
create index reviews_of_school on reviews (school_id, published_at desc, id desc);
create index reviews_to_age on reviews (published_at) where not aged;
create unique index reviews_one_per_author on reviews (school_id, author_id)
  where author_id is not null and status in ('pending', 'published', 'disputed');

create table review_answers (
  review_id uuid primary key references reviews on delete cascade,
  text text not null check (length(text) between 1 and 3000),
  created_at timestamptz not null default now(),
  changed_at timestamptz
);

-- Counts per star are all that is kept; count, average and rank follow from them by the database itself.
create table school_ratings (
  school_id text primary key references schools on delete cascade,
  stars_1 integer not null default 0 check (stars_1 >= 0),
  stars_2 integer not null default 0 check (stars_2 >= 0),
  stars_3 integer not null default 0 check (stars_3 >= 0),
  stars_4 integer not null default 0 check (stars_4 >= 0),
  stars_5 integer not null default 0 check (stars_5 >= 0),
  aged_count integer not null default 0 check (aged_count >= 0),
  aged_sum integer not null default 0 check (aged_sum >= 0),
  rating_count integer not null generated always as (stars_1 + stars_2 + stars_3 + stars_4 + stars_5) stored,
  rating_average numeric(4, 3) generated always as (
    (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5)::numeric
    / nullif(stars_1 + stars_2 + stars_3 + stars_4 + stars_5, 0)) stored,
  -- Mean shrunk towards 3.5 by a prior of 7 reviews; reviews older than three years weigh one half.
  rating_rank numeric(4, 3) not null generated always as (
    (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5 - aged_sum * 0.5 + 7 * 3.5)
    / (stars_1 + stars_2 + stars_3 + stars_4 + stars_5 - aged_count * 0.5 + 7)) stored
);
create index school_ratings_count on school_ratings (rating_count desc, school_id) where rating_count > 0;

create function open_school_ratings() returns trigger language plpgsql as $$
begin
  insert into school_ratings (school_id) select id from added;
  return null;
end $$;
create trigger schools_open_ratings after insert on schools
  referencing new table as added for each statement execute function open_school_ratings();

create type rating_change as (school_id text, stars smallint, aged boolean, sign integer);

-- Each school is changed once per statement and in the order of ids, so that writers at the same time wait for each
-- other but never block each other for good.
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

create function counts_in_rating(status text) returns boolean language sql immutable as
$$ select status in ('published', 'disputed') $$;

create function count_added_reviews() returns trigger language plpgsql as $$
begin
  perform shift_school_ratings(array(select (school_id, rating, aged, 1)::rating_change from added where counts_in_rating(status)));
  return null;
end $$;
create trigger reviews_count_added after insert on reviews
  referencing new table as added for each statement execute function count_added_reviews();

create function count_removed_reviews() returns trigger language plpgsql as $$
begin
  perform shift_school_ratings(array(select (school_id, rating, aged, -1)::rating_change from removed where counts_in_rating(status)));
  return null;
end $$;
create trigger reviews_count_removed after delete on reviews
  referencing old table as removed for each statement execute function count_removed_reviews();

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
create trigger reviews_count_changed after update on reviews
  referencing old table as before new table as after for each statement execute function count_changed_reviews();

create function age_reviews() returns bigint language sql as $$
  with aged as (
    update reviews set aged = true where not aged and published_at < now() - interval '3 years' returning 1
  ) select count(*) from aged
$$;
comment on function age_reviews is 'Run nightly: reviews that turned three years old count half in the order by rating.';

create view school_directory as
select s.id, coalesce(p.name, s.name) as name, coalesce(p.category, s.category) as category,
  coalesce(p.local_type, s.local_type) as local_type, coalesce(p.ownership, s.ownership) as ownership,
  coalesce(p.street, s.street) as street, coalesce(p.postal_code, s.postal_code) as postal_code,
  coalesce(p.city, s.city) as city, s.region, s.country,
  coalesce(p.lat, s.lat) as lat, coalesce(p.lng, s.lng) as lng,
  case when p.lat is null then s.position_precision else 'exact' end as position_precision,
  coalesce(p.phone, s.phone) as phone, coalesce(p.email, s.email) as email, coalesce(p.website, s.website) as website,
  case when p.features is null then s.features
    else array(select f from unnest(s.features || p.features) with ordinality as u(f, n) group by f order by min(n)) end as features,
  case when p.languages is null or p.languages = '{}' then s.languages else p.languages end as languages,
  coalesce(p.pupils, s.pupils) as pupils, p.logo,
  s.status, s.successor_id, s.source, s.source_id, s.source_date, s.source = 'sample' as sample,
  coalesce(p.show_in_search, true) as show_in_search, coalesce(p.show_contact, true) as show_contact,
  coalesce(p.show_reviews, true) as show_reviews, p.verified_at,
  exists (select from premium_grants g where g.school_id = s.id and g.ended_at is null) as premium,
  r.rating_count, r.rating_average, r.rating_rank, r.stars_1, r.stars_2, r.stars_3, r.stars_4, r.stars_5,
  s.created_at, greatest(s.updated_at, p.updated_at) as updated_at
from schools s
join school_ratings r on r.school_id = s.id
left join school_profiles p on p.school_id = s.id;

create table import_runs (
  id uuid primary key default uuidv7(),
  source text not null,
  files text[] not null,
  complete boolean not null default false,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  state text not null default 'running' check (state in ('running', 'finished', 'failed')),
  error text,
  read_count integer not null default 0,
  added_count integer not null default 0,
  changed_count integer not null default 0,
  unchanged_count integer not null default 0,
  closed_count integer not null default 0,
  rejected_count integer not null default 0
);
create index import_runs_started on import_runs (started_at desc);

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
