-- Themes that writers of reviews tick, and the day on which statistics were counted.

alter table reviews add column themes text[] not null default '{}' constraint reviews_themes check (
  array_position(themes, null) is null and themes <@ array[
    'praise_lessons', 'wish_lessons', 'praise_feedback', 'wish_feedback', 'praise_respect', 'wish_respect',
    'praise_information', 'wish_information', 'praise_reachable', 'wish_reachable', 'praise_help', 'wish_help',
    'praise_rooms', 'wish_rooms', 'praise_offers', 'wish_offers']);
comment on column reviews.themes is
  'Fixed phrases that the author ticked, in the order of app/features/reviews/themes.ts, each once.';

-- Which link a review came by is forgotten after 30 days, and a stronger mark takes the place of 'invited'.
alter table reviews add column invited boolean not null default false;
comment on column reviews.invited is 'It came by an invitation of the school. Kept by note_invited().';
update reviews set invited = true where invitation_id is not null or verified_level = 'invited';
create function note_invited() returns trigger language plpgsql as $$
begin
  new.invited := new.invited or new.invitation_id is not null or new.verified_level is not distinct from 'invited';
  return new;
end $$;
comment on function note_invited is 'Keeps that a review came by an invitation, once it is known.';
create trigger reviews_note_invited before insert or update of invitation_id, verified_level on reviews
  for each row execute function note_invited();

create index reviews_live_themes on reviews (school_id) include (themes, invited)
  where status in ('published', 'disputed');

alter table fact_statistics add column counted_on date;
alter table fact_statistics alter column counted_on set default (now() at time zone 'Europe/Berlin')::date;
comment on column fact_statistics.counted_on is
  'The day, in Berlin, on which the schools were counted; null for those counted before it was kept.';
