-- Texts that found no school, to learn from. Nobody who searched can be told from them: a day is the finest time, and
-- texts that look like a person, a contact or an address are not kept at all.
create table search_misses (
  day date not null default current_date,
  language text not null check (language in ('de', 'en', 'fr', 'es', 'it')),
  text text not null check (char_length(text) between 1 and 60),
  count integer not null default 1 check (count > 0),
  primary key (day, language, text)
);
