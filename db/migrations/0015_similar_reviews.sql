-- Comparing a long text with every other one by its trigrams takes seconds at a million reviews. Near copies share
-- groups of three words; the sixteen smallest hashes of these groups are enough to find them (bottom-k sketch, Broder
-- 1997), and only what shares one is compared by trigrams.
drop index reviews_comment_similar;

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
comment on function comment_sketch is 'The sixteen smallest hashes of three words that follow each other; texts that share none are no near copies.';

alter table reviews add column sketch integer[] not null generated always as (comment_sketch(comment)) stored;
create index reviews_sketch on reviews using gin (sketch);

-- Words that stand in very many reviews are looked up in some of them only, which bounds the time.
create function most_similar_review(text text, except_id uuid) returns table (id uuid, similarity real)
language sql stable set gin_fuzzy_search_limit = 1000 set enable_seqscan = off as $$
  select r.id, similarity(r.comment, $1) from reviews r
  where r.sketch && comment_sketch($1) and r.id is distinct from $2
  order by 2 desc, r.id limit 1
$$;
comment on function most_similar_review is 'The review whose words are nearest to a text, with their similarity by trigrams from 0 to 1; none if there are no near copies.';
