-- Whoever was refused before may write once more, and a moderator looks at it.
alter table review_signals drop constraint review_signals_kind_check;
alter table review_signals add constraint review_signals_kind_check check (kind in ('name', 'phone', 'email', 'address',
  'link', 'insult', 'health', 'repeat', 'similar', 'burst_account', 'burst_network', 'burst_school', 'school_network',
  'new_account', 'earlier_refusal'));
create index moderation_decisions_author on moderation_decisions (author_id, school_id, decided_at) where author_id is not null;
