-- A computed column is computed again for every row of a backup that is restored, which takes many minutes at a million
-- reviews. Set by a trigger, the value comes back with its row.
alter table reviews alter column sketch drop expression;
alter table reviews alter column sketch set default '{}';

create function sketch_review() returns trigger language plpgsql as $$
begin
  new.sketch := comment_sketch(new.comment);
  return new;
end $$;
create trigger reviews_sketch_added before insert on reviews for each row execute function sketch_review();
create trigger reviews_sketch_changed before update of comment on reviews for each row execute function sketch_review();
