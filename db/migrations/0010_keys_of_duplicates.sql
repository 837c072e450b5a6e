-- What rows of one school have in common, however their registers write it.

create function school_name_key(name text) returns text language sql immutable strict parallel safe
return regexp_replace(plain_text(name), '[^a-z0-9]+', '', 'g');
comment on function school_name_key is 'A name without accents, capitals, spaces and marks.';

create function street_words(country text) returns jsonb language sql immutable strict parallel safe
return case country
  when 'DE' then '{"platz": "pl", "sankt": "st", "doktor": "dr", "nr": ""}'::jsonb
  when 'FR' then '{"rue": "r", "avenue": "av", "ave": "av", "boulevard": "bd", "boul": "bd", "bld": "bd", "blvd": "bd",
    "place": "pl", "chemin": "ch", "chem": "ch", "che": "ch", "route": "rte", "allee": "all", "allees": "all",
    "impasse": "imp", "square": "sq", "faubourg": "fg", "fbg": "fg", "saint": "st", "sainte": "ste", "docteur": "dr",
    "general": "gal", "gen": "gal", "president": "pdt", "professeur": "pr", "marechal": "mal"}'::jsonb
  when 'ES' then '{"calle": "c", "carrer": "c", "cl": "c", "avenida": "av", "avinguda": "av", "avda": "av", "avd": "av",
    "plaza": "pl", "placa": "pl", "pza": "pl", "plza": "pl", "paseo": "p", "passeig": "p", "pg": "p",
    "carretera": "ctra", "crta": "ctra", "camino": "cno", "cami": "cno", "ronda": "rda", "travesia": "trav",
    "travessera": "trav", "num": "", "numero": "", "n": "", "no": "", "sn": "", "san": "s"}'::jsonb
  when 'IT' then '{"via": "v", "viale": "vle", "piazza": "pza", "pzza": "pza", "pzz": "pza", "piazzale": "ple",
    "corso": "cso", "largo": "lgo", "strada": "str", "vicolo": "vic", "contrada": "cda", "localita": "loc",
    "frazione": "fraz", "fr": "fraz", "san": "s", "santa": "s", "santo": "s", "num": "", "numero": "", "n": "",
    "snc": "", "sn": ""}'::jsonb
  else '{"road": "rd", "street": "st", "saint": "st", "avenue": "ave", "av": "ave", "lane": "ln", "drive": "dr",
    "close": "cl", "crescent": "cres", "place": "pl", "square": "sq", "gardens": "gdns", "terrace": "terr",
    "ter": "terr", "court": "ct", "grove": "gr", "park": "pk", "no": ""}'::jsonb
end;
comment on function street_words is 'Words of streets and how they are shortened in a country; those without meaning are empty.';

create function street_key(street text, country text) returns text language sql immutable strict parallel safe as $$
  with plain as (
    select case country when 'DE' then regexp_replace(text, '(strasse|str)(?=[^a-z]|$)', 'str ', 'g') else text end as text
    from regexp_replace(replace(plain_text(street), 's.n.c', 'snc'), '\m([a-z])[./](le|za|zza|zz|so|go|da|n)\M', '\1\2', 'g') as text
  )
  select regexp_replace(coalesce(string_agg(coalesce(street_words(country) ->> word, word), ' ' order by turn), ''),
    '(?<![0-9]) | (?![0-9])', '', 'g')
  from plain, regexp_split_to_table(plain.text, '[^a-z0-9]+') with ordinality as w (word, turn)
  where coalesce(street_words(country) ->> word, word) <> ''
$$;
comment on function street_key is 'Street and number with shortened words and without accents, capitals, spaces and marks.';

create function is_near(a schools, b schools) returns boolean language sql immutable parallel safe
return coalesce(a.position_precision = 'exact' and b.position_precision = 'exact'
  and abs(a.lat - b.lat) < 0.00045 and abs(a.lng - b.lng) * cos(radians(a.lat)) < 0.00045, false);
comment on function is_near is 'Whether two schools are known to be within some 50 m.';

create function is_alike(a schools, b schools) returns boolean language sql stable parallel safe
return a.category = b.category and (a.institute is null or a.institute is distinct from b.institute)
  and case
    when a.phone <> '' and a.phone = b.phone then
      school_name_key(a.name) = school_name_key(b.name)
      or similarity(a.name, b.name) >= 0.45
        and (is_near(a, b) or a.street <> '' and street_key(a.street, a.country) = street_key(b.street, b.country))
    else school_name_key(a.name) = school_name_key(b.name)
      and (is_near(a, b) or a.street <> '' and street_key(a.street, a.country) = street_key(b.street, b.country))
  end;
comment on function is_alike is
  'Whether two rows of a country may be one school by kind, name and street, point or telephone number; sites of an institution are not.';

alter table import_runs
  add column alike_in_files integer not null default 0,
  add column alike_elsewhere integer not null default 0;
comment on column import_runs.alike_in_files is 'Schools of the files that look like another school of them.';
comment on column import_runs.alike_elsewhere is 'Schools of the files that look like a school of another register.';

alter table school_duplicates
  drop constraint school_duplicates_reason_check,
  add constraint school_duplicates_reason_check check (reason in ('place', 'point', 'phone', 'website'));

alter table school_merges
  add column rule text check (rule in ('phone', 'code')),
  drop constraint school_merges_reason_check,
  add constraint school_merges_reason_check
    check (length(reason) <= 1000 and (reason = '') = (rule is not null));
comment on column school_merges.rule is
  'What the program joined them by, besides point, name and kind; null for merges by the team.';
