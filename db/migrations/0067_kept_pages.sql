-- Every process keeps pages in memory until what they show changes. The outbox therefore tells of everything that a
-- profile shows, not only of what the search finds. The id '*' stands for what other profiles show as well.
do $$
declare
  watched text;
begin
  foreach watched in array array['reviews', 'school_criteria', 'school_notices', 'school_media', 'school_events',
    'school_former_names', 'school_redirects', 'school_operators']
  loop
    execute format('create trigger %1$s_note_insert after insert on %1$I
      referencing new table as changed for each statement execute function note_school_changes(''school_id'')', watched);
    execute format('create trigger %1$s_note_update after update on %1$I
      referencing new table as changed for each statement execute function note_school_changes(''school_id'')', watched);
    execute format('create trigger %1$s_note_delete after delete on %1$I
      referencing old table as changed for each statement execute function note_school_changes(''school_id'')', watched);
  end loop;
end $$;
create trigger school_corrections_note_insert after insert on school_corrections
  referencing new table as changed for each statement execute function note_school_changes('school_id');

-- Answers name their review only. Those that vanish with it are told of by the review.
create function note_answer_changes() returns trigger language plpgsql as $$
begin
  insert into school_changes (school_id)
    select distinct r.school_id from changed join reviews r on r.id = changed.review_id on conflict do nothing;
  perform pg_notify('school_changes', '');
  return null;
end $$;
create trigger review_answers_note_insert after insert on review_answers
  referencing new table as changed for each statement execute function note_answer_changes();
create trigger review_answers_note_update after update on review_answers
  referencing new table as changed for each statement execute function note_answer_changes();
create trigger review_answers_note_delete after delete on review_answers
  referencing old table as changed for each statement execute function note_answer_changes();

create function note_any_change() returns trigger language plpgsql as $$
begin
  insert into school_changes (school_id) values ('*') on conflict do nothing;
  perform pg_notify('school_changes', '');
  return null;
end $$;
do $$
declare
  watched text;
begin
  foreach watched in array array['fact_statistics', 'coverage_statistics', 'source_statistics', 'mapped_sources',
    'school_successors']
  loop
    execute format('create trigger %1$s_note_change after insert or update or delete on %1$I
      for each statement execute function note_any_change()', watched);
  end loop;
end $$;
create trigger schools_note_new after insert on schools for each statement execute function note_any_change();
create trigger import_runs_note_end after update of ended_at on import_runs
  for each row when (old.ended_at is distinct from new.ended_at) execute function note_any_change();

-- A school may enter or leave the neighbourhood of others.
create function note_neighbours() returns trigger language plpgsql as $$
begin
  if exists (select from changed n join former o using (id) where (n.status, n.lat, n.lng, n.category, n.local_type)
    is distinct from (o.status, o.lat, o.lng, o.category, o.local_type)) then
    insert into school_changes (school_id) values ('*') on conflict do nothing;
  end if;
  return null;
end $$;
create trigger schools_note_neighbours after update on schools
  referencing old table as former new table as changed for each statement execute function note_neighbours();
create trigger school_profiles_note_neighbour_added after insert on school_profiles for each row
  when (not new.show_in_search or num_nonnulls(new.lat, new.category, new.local_type) > 0)
  execute function note_any_change();
create trigger school_profiles_note_neighbour_changed after update on school_profiles for each row
  when ((old.show_in_search, old.lat, old.lng, old.category, old.local_type)
    is distinct from (new.show_in_search, new.lat, new.lng, new.category, new.local_type))
  execute function note_any_change();
