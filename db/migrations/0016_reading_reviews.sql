-- Counts per choice of every filter come from this index alone, so a school with ten thousand reviews opens like any other.
create index reviews_live_by_kind on reviews (school_id, rating, relation, language, verified_level)
  where status in ('published', 'disputed');
