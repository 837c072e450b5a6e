-- Facts under a code that a register has replaced reach the school that follows, and provisional tables never replace
-- final ones, whichever comes first.
alter table school_facts add column is_provisional boolean not null default false;
comment on column school_facts.is_provisional is 'The publisher calls the file that it is from provisional: a final one replaces it, whatever the order of the imports.';

-- Derived from the facts `predecessors` and `successors` after each import.
create table school_successors (
  key text primary key,
  successor text not null
);
comment on table school_successors is 'The code that follows a former one, where exactly one school follows exactly one other: neither mergers nor divisions.';
comment on column school_successors.key is 'Country and former code, as in `school_facts`.';
create index school_successors_successor on school_successors (successor);

create or replace view school_keys as
  select s.id as key, s.id as school_id from schools s
  where not exists (select from school_redirects r where r.old_id = s.id)
  union all
  select old_id, school_id from school_redirects
  union all
  select f.key, coalesce(r.school_id, s.id) from school_successors f
  left join school_redirects r on r.old_id = f.successor
  left join schools s on s.id = f.successor
  where coalesce(r.school_id, s.id) is not null
    and not exists (select from schools o where o.id = f.key)
    and not exists (select from school_redirects o where o.old_id = f.key);
comment on view school_keys is 'The school that stands for a code of a register today: its own, the one it was merged into, or the one that follows a school that no register lists.';
