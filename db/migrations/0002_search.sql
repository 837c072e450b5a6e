-- Every process keeps an index of the directory in memory. What changed since it looked last is told by this outbox,
-- written in the same transaction as the change. Rows carry their transaction, not a running number: numbers are given
-- before a commit, so a long transaction would commit below what was read already.
create table school_changes (
  xid xid8 not null default pg_current_xact_id(),
  school_id text not null,
  at timestamptz not null default now(),
  primary key (xid, school_id)
);
create index school_changes_at on school_changes (at);

-- Tells this database from others, so that an index kept in a file is not taken for one of another database.
insert into settings (key, value) values ('directory_id', gen_random_uuid()::text);

create function note_school_changes() returns trigger language plpgsql as $$
begin
  execute format('insert into school_changes (school_id) select distinct %I from changed on conflict do nothing', tg_argv[0]);
  perform pg_notify('school_changes', '');
  return null;
end $$;

do $$
declare
  watched record;
begin
  for watched in select * from (values
    ('schools', 'id'), ('school_profiles', 'school_id'), ('school_ratings', 'school_id'), ('school_codes', 'school_id'),
    ('school_texts', 'school_id'), ('premium_grants', 'school_id')) as w(name, key)
  loop
    execute format('create trigger %1$s_note_insert after insert on %1$I
      referencing new table as changed for each statement execute function note_school_changes(%2$L)', watched.name, watched.key);
    execute format('create trigger %1$s_note_update after update on %1$I
      referencing new table as changed for each statement execute function note_school_changes(%2$L)', watched.name, watched.key);
    execute format('create trigger %1$s_note_delete after delete on %1$I
      referencing old table as changed for each statement execute function note_school_changes(%2$L)', watched.name, watched.key);
  end loop;
end $$;
