-- Reviews as people write and read them, and the people who run schools.

create table school_operators (
  school_id text not null references schools on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'editor')),
  created_at timestamptz not null default now(),
  primary key (school_id, user_id)
);
create index school_operators_user on school_operators (user_id);

create or replace function runs_premium_school(user_id uuid) returns boolean language sql stable as $$
  select exists (
    select from school_operators o join premium_grants g on g.school_id = o.school_id and g.ended_at is null
    where o.user_id = $1)
$$;
comment on function runs_premium_school is 'Whether the user is owner or editor of a school whose premium runs.';

alter table reviews
  add foreign key (author_id) references users on delete set null,
  add column no_reward boolean not null default false,
  add column old_enough boolean not null default false,
  add column version integer not null default 1,
  add column rewrites smallint not null default 0,
  add column network_hash bytea,
  add column status_changed_at timestamptz not null default now();
comment on column reviews.no_reward is 'The author ticked: no reward, not employed by a rival.';
comment on column reviews.old_enough is 'A pupil ticked: old enough to consent in the school''s country. No birth date is kept.';
comment on column reviews.rewrites is 'How often it came back after a refusal: once is allowed.';
comment on column reviews.network_hash is 'Of the writer''s network, with a key outside the database that changes every 30 days; removed after 30 days.';
create index reviews_of_author on reviews (author_id, created_at desc) where author_id is not null;
create index reviews_waiting on reviews (status_changed_at, id) where status = 'pending';
create index reviews_of_network on reviews (network_hash, created_at) where network_hash is not null;
create index reviews_comment_similar on reviews using gin (comment gin_trgm_ops);
create index reviews_live_by_stars on reviews (school_id, rating, published_at desc, id desc) where status in ('published', 'disputed');
create index reviews_live_by_helpful on reviews (school_id, helpful_count desc, published_at desc, id desc) where status in ('published', 'disputed');

create table review_versions (
  review_id uuid not null references reviews on delete cascade,
  version integer not null,
  content jsonb not null,
  replaced_at timestamptz not null default now(),
  primary key (review_id, version)
);
comment on table review_versions is 'What a review said before it was edited or replaced: for moderators only.';

create table review_signals (
  id uuid primary key default uuidv7(),
  review_id uuid not null references reviews on delete cascade,
  version integer not null,
  kind text not null check (kind in ('name', 'phone', 'email', 'address', 'link', 'insult', 'health', 'repeat',
    'similar', 'burst_account', 'burst_network', 'burst_school', 'school_network', 'new_account')),
  detail jsonb not null default '{}',
  created_at timestamptz not null default now()
);
comment on table review_signals is 'Why a review was held back, in terms that explain themselves to the moderator: rule, place in the text, what it resembles.';
create index review_signals_review on review_signals (review_id, version);

create table review_drafts (
  token_hash bytea primary key,
  school_id text not null references schools on delete cascade,
  content jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
comment on table review_drafts is 'A review written before signing in, kept until its writer has signed in. The token stands in the address that leads back.';
create index review_drafts_expires on review_drafts (expires_at);
create index review_drafts_school on review_drafts (school_id);

create table review_votes (
  review_id uuid not null references reviews on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (review_id, user_id)
);
create index review_votes_user on review_votes (user_id);

create function count_review_votes() returns trigger language plpgsql as $$
begin
  update reviews r set helpful_count = helpful_count + delta
  from (select review_id, count(*) * (case tg_op when 'INSERT' then 1 else -1 end) as delta from moved group by review_id) d
  where r.id = d.review_id;
  return null;
end $$;
create trigger review_votes_count_added after insert on review_votes
  referencing new table as moved for each statement execute function count_review_votes();
create trigger review_votes_count_removed after delete on review_votes
  referencing old table as moved for each statement execute function count_review_votes();

alter table review_answers
  add column author_id uuid references users on delete set null,
  add column status text not null default 'published' check (status in ('pending', 'published', 'rejected', 'removed'));
create index review_answers_author on review_answers (author_id) where author_id is not null;

-- Means per criterion, kept like the counts per star.
create table school_criteria (
  school_id text not null references schools on delete cascade,
  criterion text not null check (criterion in ('teaching', 'climate', 'communication', 'support', 'building', 'activities')),
  votes integer not null default 0 check (votes >= 0),
  points integer not null default 0 check (points >= 0),
  average numeric(4, 3) generated always as (points::numeric / nullif(votes, 0)) stored,
  primary key (school_id, criterion)
);

create type criterion_change as (school_id text, criterion text, votes integer, points integer);

create function criteria_of(review reviews, sign integer) returns setof criterion_change language sql immutable as $$
  select review.school_id, c.criterion, sign, sign * c.points
  from (values ('teaching', review.teaching), ('climate', review.climate), ('communication', review.communication),
    ('support', review.support), ('building', review.building), ('activities', review.activities)) as c(criterion, points)
  where c.points is not null and counts_in_rating(review.status)
$$;

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
create trigger reviews_criteria_added after insert on reviews
  referencing new table as after for each statement execute function count_review_criteria();
create trigger reviews_criteria_removed after delete on reviews
  referencing old table as before for each statement execute function count_review_criteria();
create trigger reviews_criteria_changed after update on reviews
  referencing old table as before new table as after for each statement execute function count_review_criteria();

select shift_school_criteria(array(select c from reviews r, criteria_of(r, 1) c));
