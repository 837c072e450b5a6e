-- What visitors did with a school, by day. A row stands for nobody: it holds sums alone.
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
  shortlist_adds integer not null default 0 check (shortlist_adds >= 0),
  primary key (school_id, day)
) with (fillfactor = 80);
comment on table school_figures is 'Figures of one day in Europe/Berlin; written in batches that add up, whatever process they come from.';
comment on column school_figures.visitors is 'Different visitors of the profile on this day, by marks that are forgotten after it.';
comment on column school_figures.shown is 'How often the school stood on a page of search results.';
-- Rows come in the order of days, so this costs next to nothing and finds what is too old.
create index school_figures_day on school_figures using brin (day);

-- Who was counted today. Lost in a crash, which harms nothing but the day's count of different visitors.
create unlogged table visitor_marks (
  mark bytea primary key check (length(mark) = 12),
  day date not null
);
comment on table visitor_marks is 'Keyed hashes of visitor and school. They cannot be told apart from chance once the key of their day is gone.';

create unlogged table visitor_keys (
  day date primary key,
  key bytea not null check (length(key) = 32)
);
comment on table visitor_keys is 'The key of the marks of a day, made by chance and removed with the day.';
