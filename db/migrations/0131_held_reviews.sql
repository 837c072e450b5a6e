-- Tells the status from before in a way that PostgreSQL 15 to 17 know, too: old values in "returning" come with 18.
create or replace function hold_own_reviews(person uuid, school text) returns void language plpgsql as $$
begin
  with own as (
    select r.id, r.status from reviews r
    where r.author_id = person and r.school_id = school and r.status in ('published', 'disputed')
      and not exists (select from review_signals s
        where s.review_id = r.id and s.version = r.version and s.kind = 'own_school')
    for no key update
  ), held as (
    update reviews r set status = 'pending', status_changed_at = now() from own where r.id = own.id
    returning r.id, own.status
  )
  insert into audit_entries (actor_role, action, subject_kind, subject_id, before, after)
  select 'program', 'review.held', 'review', id::text, jsonb_build_object('status', status),
    '{"status": "pending", "signal": "own_school"}' from held;
  insert into review_signals (review_id, version, kind)
  select r.id, r.version, 'own_school' from reviews r
  where r.author_id = person and r.school_id = school and r.status = 'pending'
    and not exists (select from review_signals s
      where s.review_id = r.id and s.version = r.version and s.kind = 'own_school');
  delete from review_votes v using reviews r
  where v.user_id = person and r.id = v.review_id and r.school_id = school;
end $$;
