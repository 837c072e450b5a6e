-- Schools of registers push the samples of their country out of every list.

create table registered_countries (
  country text primary key check (country in ('DE', 'FR', 'ES', 'IT', 'GB'))
);
comment on table registered_countries is
  'Countries that have schools of a register: their samples are in no list. Kept by imports.';

insert into registered_countries (country)
select distinct country from schools where status = 'active' and source not in ('sample', 'own');

create function note_samples() returns trigger language plpgsql as $$
begin
  insert into school_changes (school_id) select id from schools where source = 'sample' on conflict do nothing;
  perform pg_notify('school_changes', '');
  return null;
end $$;
comment on function note_samples is 'The samples of a country enter or leave the lists.';

create trigger registered_countries_note_samples after insert or delete on registered_countries
  for each statement execute function note_samples();

create or replace view school_directory as
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
  coalesce(p.show_in_search, true)
    and not (s.source = 'sample' and exists (select from registered_countries a where a.country = s.country))
    as show_in_search, coalesce(p.show_contact, true) as show_contact,
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
