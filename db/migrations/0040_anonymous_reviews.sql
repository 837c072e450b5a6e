-- Ids of reviews are random: one that holds an instant tells a school when to look into the log of its network. Reviews
-- that have such an id get another one. The former one still leads to the review, and is never given out.
alter table reviews add column former_id uuid unique;
comment on column reviews.former_id is 'Id of before, which told the instant of writing: addresses in mails still hold it.';
alter table reviews alter column id set default gen_random_uuid();

do $$
declare
  kept record;
begin
  for kept in
    select conrelid::regclass as name, conname from pg_constraint where contype = 'f' and confrelid = 'reviews'::regclass
  loop
    execute format('alter table %s drop constraint %I', kept.name, kept.conname);
    execute format('alter table %s add constraint %I foreign key (review_id) references reviews on update cascade on delete cascade',
      kept.name, kept.conname);
  end loop;
end $$;

-- What was decided and logged is about the same reviews as before: only the name of the review in it changes.
create function rename_reviews() returns void language plpgsql as $$
declare
  renamed record;
begin
  create temporary table renamed_reviews on commit drop as
    select id as former, gen_random_uuid() as current from reviews where uuid_extract_version(id) = 7;
  -- Reviews that are gone are named by what was said and decided about them.
  insert into renamed_reviews
    select gone.id, gen_random_uuid() from (
      select review_id as id from moderation_decisions union select review_id from moderation_measures
      union select review_id from review_reports union select review_id from review_disputes
      union select review_id from review_objections) gone
    where uuid_extract_version(gone.id) = 7 and not exists (select from reviews r where r.id = gone.id);
  create unique index on renamed_reviews (former);
  analyze renamed_reviews;
  update reviews r set id = n.current, former_id = n.former from renamed_reviews n where r.id = n.former;
  update moderation_decisions t set review_id = n.current from renamed_reviews n where t.review_id = n.former;
  update moderation_measures t set review_id = n.current from renamed_reviews n where t.review_id = n.former;
  update review_objections t set review_id = n.current from renamed_reviews n where t.review_id = n.former;
  update review_reports t set review_id = n.current,
    content = replace(t.content::text, n.former::text, n.current::text)::jsonb
    from renamed_reviews n where t.review_id = n.former;
  update review_disputes t set review_id = n.current,
    content = replace(t.content::text, n.former::text, n.current::text)::jsonb
    from renamed_reviews n where t.review_id = n.former;
  update review_versions t set content = jsonb_set(t.content, '{id}', to_jsonb(n.current))
    from renamed_reviews n where t.review_id = n.current and t.content ? 'id';
  update review_signals t set detail = jsonb_set(t.detail, '{review}', to_jsonb(n.current))
    from renamed_reviews n where t.kind = 'similar' and t.detail ->> 'review' = n.former::text;
  update audit_entries t set subject_id = n.current::text
    from renamed_reviews n where t.subject_kind = 'review' and t.subject_id = n.former::text;
  update desk_locks t set id = n.current from renamed_reviews n where t.kind = 'review' and t.id = n.former;
  update school_merge_rows t set key = jsonb_build_object('id', n.current)
    from renamed_reviews n where t.table_name = 'reviews' and t.key = jsonb_build_object('id', n.former);
  update notifications t set path = replace(t.path, n.former::text, n.current::text)
    from renamed_reviews n where t.kind = 'review' and n.former = substring(t.path from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')::uuid;
end $$;

alter table reviews disable trigger user;
alter table moderation_decisions disable trigger user;
alter table audit_entries disable trigger user;
select rename_reviews();
alter table reviews enable trigger user;
alter table moderation_decisions enable trigger user;
alter table audit_entries enable trigger user;
drop function rename_reviews();

-- People who run a school do not review it. Whoever becomes one of them has their own review of it held for a moderator
-- and their votes there taken back. A moderator's decision about the same words stands.
alter table review_signals drop constraint review_signals_kind_check;
alter table review_signals add constraint review_signals_kind_check check (kind in ('name', 'phone', 'email', 'address',
  'link', 'insult', 'health', 'repeat', 'similar', 'burst_account', 'burst_network', 'burst_school', 'burst_invitation',
  'school_network', 'new_account', 'earlier_refusal', 'own_school'));
alter table review_signals add column told_at timestamptz;
comment on column review_signals.told_at is 'When the author heard of it, where it came after the review was public.';
create index review_signals_own_school on review_signals (review_id) where kind = 'own_school' and told_at is null;

create function hold_own_reviews(person uuid, school text) returns void language plpgsql as $$
begin
  with held as (
    update reviews r set status = 'pending', status_changed_at = now()
    where r.author_id = person and r.school_id = school and r.status in ('published', 'disputed')
      and not exists (select from review_signals s
        where s.review_id = r.id and s.version = r.version and s.kind = 'own_school')
    returning r.id, old.status
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
comment on function hold_own_reviews is 'Holds what somebody who runs a school wrote about it, and takes their votes there back.';

create function hold_reviews_of_operator() returns trigger language plpgsql as $$
begin
  perform hold_own_reviews(new.user_id, new.school_id);
  return null;
end $$;
create trigger school_operators_hold_reviews after insert or update of school_id on school_operators
  for each row execute function hold_reviews_of_operator();

-- A review that comes to another school by a merge may come to one that its author runs.
create function hold_moved_review() returns trigger language plpgsql as $$
begin
  if exists (select from school_operators o where o.school_id = new.school_id and o.user_id = new.author_id) then
    perform hold_own_reviews(new.author_id, new.school_id);
  end if;
  return null;
end $$;
create trigger reviews_hold_moved after update of school_id on reviews
  for each row when (new.author_id is not null and old.school_id <> new.school_id)
  execute function hold_moved_review();

-- Settles soon after somebody began to run a school what they wrote about it, and tells them.
select pgboss.create_queue('settle_own_reviews', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');

-- An invitation holds as long as the person who sent it may invite.
create function end_invitations() returns trigger language plpgsql as $$
begin
  delete from operator_invitations where school_id = old.school_id and (invited_by = old.user_id or invited_by is null);
  return null;
end $$;
create trigger school_operators_end_invitations_deleted after delete on school_operators
  for each row when (old.role = 'owner') execute function end_invitations();
create trigger school_operators_end_invitations_changed after update of role on school_operators
  for each row when (old.role = 'owner' and new.role <> 'owner') execute function end_invitations();

create function end_invitations_of_person() returns trigger language plpgsql as $$
begin
  delete from operator_invitations where invited_by = new.id;
  return null;
end $$;
create trigger users_end_invitations after update of banned_at, erase_after on users
  for each row when (new.banned_at is not null or new.erase_after is not null)
  execute function end_invitations_of_person();

delete from operator_invitations i where not exists (
  select from school_operators o where o.school_id = i.school_id and o.user_id = i.invited_by and o.role = 'owner');

-- A row for a school that is just being merged waits for the merge and goes where it leads, as the rows before it went. Where
-- its place there is taken it stays, as they do. The condition that says so is given to the trigger: `t` is the row,
-- `o` one of the survivor.
create function follow_merge() returns trigger language plpgsql as $$
declare
  wanted text := new.school_id;
  target text;
  taken boolean;
begin
  for step in 1 .. 8 loop
    exit when wanted is null;
    perform from schools where id = wanted for key share;
    select school_id into target from school_redirects where old_id = wanted;
    exit when target is null;
    if tg_nargs > 0 then
      execute format('select exists (select from %I o, (select ($1).*) t where o.school_id = $2 and %s)', tg_table_name, tg_argv[0])
        into taken using new, target;
      exit when taken;
    end if;
    wanted := target;
  end loop;
  new.school_id := wanted;
  return new;
end $$;
create trigger a_follow_merge before insert on reviews for each row execute function follow_merge(
  $$o.author_id = t.author_id and o.status in ('pending', 'published', 'disputed') and t.status in ('pending', 'published', 'disputed')$$);
create trigger a_follow_merge before insert on review_drafts for each row execute function follow_merge();
create trigger a_follow_merge before insert on favourites for each row execute function follow_merge('o.user_id = t.user_id');
create trigger a_follow_merge before insert on school_corrections for each row execute function follow_merge(
  $$o.state = t.state and o.field = t.field and (t.state = 'accepted' or t.state = 'open' and o.by_school and t.by_school)$$);
create trigger a_follow_merge before insert on orders for each row execute function follow_merge(
  $$o.buyer_id = t.buyer_id and o.state = 'pending' and t.state = 'pending'$$);
create trigger a_follow_merge before insert on school_claims for each row execute function follow_merge(
  $$o.user_id = t.user_id and o.state = 'open' and t.state = 'open'$$);
create trigger a_follow_merge before insert on operator_invitations for each row execute function follow_merge('o.email = t.email');
create trigger a_follow_merge before insert on school_operators for each row execute function follow_merge('o.user_id = t.user_id');
create trigger a_follow_merge before insert on school_messages for each row execute function follow_merge();
create trigger a_follow_merge before insert on tickets for each row execute function follow_merge();

-- What is said against a review stands where the review stands.
create function follow_review() returns trigger language plpgsql as $$
begin
  perform from schools where id = new.school_id for key share;
  new.school_id := coalesce((select school_id from reviews where id = new.review_id), new.school_id);
  return new;
end $$;
create trigger a_follow_review before insert on review_reports for each row execute function follow_review();
create trigger a_follow_review before insert on review_disputes for each row execute function follow_review();
