-- The rows of a statement have no statistics: a join of them may compare each with each. A difference of sets is hashed.
create or replace function note_neighbours() returns trigger language plpgsql as $$
begin
  if exists (
    select id, status, lat, lng, category, local_type from changed
    except
    select id, status, lat, lng, category, local_type from former
  ) then
    insert into school_changes (school_id) values ('*') on conflict do nothing;
  end if;
  return null;
end $$;
