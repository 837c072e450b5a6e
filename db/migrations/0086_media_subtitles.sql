-- Subtitles of videos that schools upload, one text for each language.
create table media_subtitles (
  media_id uuid not null references school_media on delete cascade,
  language text not null check (language in ('de', 'en', 'fr', 'es', 'it')),
  vtt text not null check (octet_length(vtt) <= 400000),
  primary key (media_id, language)
);
comment on column media_subtitles.vtt is 'WebVTT as it is sent, written by the program from the file that the school chose.';

create function note_subtitle_changes() returns trigger language plpgsql as $$
begin
  insert into school_changes (school_id)
    select distinct m.school_id from changed join school_media m on m.id = changed.media_id on conflict do nothing;
  perform pg_notify('school_changes', '');
  return null;
end $$;
create trigger media_subtitles_note_insert after insert on media_subtitles
  referencing new table as changed for each statement execute function note_subtitle_changes();
create trigger media_subtitles_note_update after update on media_subtitles
  referencing new table as changed for each statement execute function note_subtitle_changes();
create trigger media_subtitles_note_delete after delete on media_subtitles
  referencing old table as changed for each statement execute function note_subtitle_changes();
