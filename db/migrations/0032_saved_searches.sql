-- Searches that people keep, and of whose new matches a weekly mail tells.
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
  unique (user_id, query)
);
comment on column saved_searches.query is 'The part of the address of the results behind the question mark, in its one normal form.';
comment on column saved_searches.seen_ids is 'Schools that matched when it was looked at last; null while too many match, or before the first look.';
comment on column saved_searches.match_count is 'How many schools matched at the last look.';
comment on column saved_searches.check_at is 'When to look for new matches next.';
create index saved_searches_due on saved_searches (check_at, id) where mail;
