-- Tables, columns and functions by the glossary, with the names of what belongs to them.
create temporary table new_names (old text primary key, new text not null) on commit drop;
insert into new_names values
  ('desk_locks', 'case_locks'),
  ('school_operators', 'school_members'),
  ('school_notices', 'school_warnings'),
  ('school_twins', 'school_duplicates'),
  ('search_misses', 'zero_results'),
  ('school_messages', 'enquiries'),
  ('operator_invitations', 'member_invitations'),
  ('school_invitations', 'review_invitations'),
  ('screening_entries', 'word_list_entries'),
  ('screening_version', 'word_list_version'),
  ('school_desk_text', 'school_admin_text'),
  ('schools_desk_text', 'schools_admin_text'),
  ('school_profiles_desk_text', 'school_profiles_admin_text'),
  ('hold_reviews_of_operator', 'hold_reviews_of_member'),
  ('is_banned', 'is_suspended'),
  ('users_ban', 'users_suspension'),
  ('users_banned', 'users_suspended'),
  ('banned_at', 'suspended_at'),
  ('banned_until', 'suspended_until'),
  ('ban_reason', 'suspension_reason'),
  ('shortlist_adds', 'favourite_adds'),
  ('told_until', 'notified_until');

create function pg_temp.renamed(text text) returns text language plpgsql as $$
declare
  pair new_names;
begin
  for pair in select * from new_names loop
    text := regexp_replace(text, '\m' || pair.old || '(?=_|\M)', pair.new, 'g');
    text := regexp_replace(text, '_' || pair.old || '(?=_|\M)', '_' || pair.new, 'g');
  end loop;
  return text;
end $$;

do $$
declare
  statement text;
begin
  drop function is_banned;
  for statement in
    select format('alter table %I rename to %I', relname, pg_temp.renamed(relname)) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname in (select old from new_names)
    union all
    select format('alter table %s rename %I to %I', attrelid::regclass, attname, pg_temp.renamed(attname))
      from pg_attribute join pg_class on pg_class.oid = attrelid and relkind = 'r'
      where relnamespace = 'public'::regnamespace and attnum > 0 and attname in (select old from new_names)
  loop
    execute statement;
  end loop;
  alter table school_merge_rows rename act to action;
  alter table school_merge_rows rename constraint school_merge_rows_act_check to school_merge_rows_action_check;
  alter table second_factor_tries rename told_at to notified_at;
  for statement in
    select format('alter table %s rename constraint %I to %I', conrelid::regclass, conname, pg_temp.renamed(conname))
      from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0 and conname <> pg_temp.renamed(conname)
  loop
    execute statement;
  end loop;
  for statement in
    select format('alter index %I rename to %I', relname, pg_temp.renamed(relname)) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'i' and relname <> pg_temp.renamed(relname)
    union all
    select format('alter sequence %I rename to %I', relname, pg_temp.renamed(relname)) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S' and relname <> pg_temp.renamed(relname)
    union all
    select format('alter trigger %I on %s rename to %I', tgname, tgrelid::regclass, pg_temp.renamed(tgname)) from pg_trigger
      join pg_class on pg_class.oid = tgrelid
      where relnamespace = 'public'::regnamespace and not tgisinternal and tgname <> pg_temp.renamed(tgname)
    union all
    select format('alter function %s rename to %I', pg_proc.oid::regprocedure, pg_temp.renamed(proname)) from pg_proc
      where pronamespace = 'public'::regnamespace and proname in (select old from new_names)
  loop
    execute statement;
  end loop;
  for statement in
    select pg_temp.renamed(pg_get_functiondef(oid)) from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f' and prosrc <> pg_temp.renamed(prosrc)
  loop
    execute statement;
  end loop;
end $$;

create function is_suspended(suspended_at timestamptz, suspended_until timestamptz) returns boolean language sql stable
return suspended_at is not null and (suspended_until is null or suspended_until > now());
comment on function is_suspended is 'Whether an account is suspended now: the end comes by itself.';
comment on function school_admin_text is 'What admins find a school by, each word between spaces.';
comment on column case_locks.until is 'Renewed while the page is open; later than that, anybody may take the case.';
comment on column enquiries.answered_at is 'Null while the enquiry is open.';
comment on column enquiries.sender_id is 'Null where the sender was not signed in; the enquiry goes with the account.';

-- What journals of merges and settings say of them.
update school_merge_rows set table_name = pg_temp.renamed(table_name) where table_name <> pg_temp.renamed(table_name);
update school_merge_rows set
    before = case when before ? 'shortlist_adds'
      then before - 'shortlist_adds' || jsonb_build_object('favourite_adds', before -> 'shortlist_adds') else before end,
    after = case when after ? 'shortlist_adds'
      then after - 'shortlist_adds' || jsonb_build_object('favourite_adds', after -> 'shortlist_adds') else after end
  where before ? 'shortlist_adds' or after ? 'shortlist_adds';
update settings set key = 'duplicates_looked_for_at' where key = 'twins_looked_for_at';
drop function pg_temp.renamed;
