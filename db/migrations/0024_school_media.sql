-- Pictures and videos that schools add. A file arrives in parts (school_uploads), is then drawn or written anew by a job,
-- and only what came out of that is ever shown.

create table school_uploads (
  id uuid primary key default uuidv7(),
  school_id text not null references schools on delete cascade,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('image', 'video')),
  name text not null check (length(name) between 1 and 200),
  bytes integer not null check (bytes > 0),
  received integer not null default 0,
  parts text[] not null default '{}',
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check (received between 0 and bytes),
  check (finished_at is null or received = bytes)
);
comment on table school_uploads is 'Files on their way: each holds a place among the items that the plan of the school allows.';
comment on column school_uploads.parts is 'Keys of what has arrived, in the order of the bytes.';
comment on column school_uploads.finished_at is 'From then on it is the job''s, which removes the row.';
create index school_uploads_school on school_uploads (school_id);
create index school_uploads_user on school_uploads (user_id);
create index school_uploads_created on school_uploads (created_at);

alter table school_media
  alter column url set default '',
  alter column width drop not null,
  alter column height drop not null,
  add column state text not null default 'ready' check (state in ('processing', 'ready', 'failed')),
  add column failure text,
  add column folder text,
  add column widths integer[] not null default '{}',
  add column bytes integer check (bytes > 0),
  add column caption text not null default '' check (length(caption) <= 300),
  add column duration real check (duration >= 0),
  add column poster text,
  add column link_provider text check (link_provider in ('youtube', 'vimeo')),
  add column link_id text,
  add column deleted_at timestamptz,
  add check ((link_provider is null) = (link_id is null)),
  add check (link_id is null or kind = 'video'),
  add check (state <> 'ready' or link_id is not null or (url <> '' and width is not null and height is not null)),
  add check ((state = 'failed') = (failure is not null));
comment on column school_media.url is 'What is shown where no variant fits: the largest picture as WebP, or the video.';
comment on column school_media.folder is 'Where all stored files of the item lie; null for those that came with the program.';
comment on column school_media.widths is 'Pixels of the variants of a picture, each as AVIF and as WebP.';
comment on column school_media.bytes is 'Size of the file as it was sent.';
comment on column school_media.failure is 'Why it could not be shown: failure.<code> of the catalogue.';
comment on column school_media.poster is 'Address of the still picture of a video.';
comment on column school_media.deleted_at is 'Can be undone for a short while, then a job removes row and files.';

-- Reading a long video takes minutes on a busy machine. Tried for about an hour, then it lies in dead_letters.
select pgboss.create_queue('process_media', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 8, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 1200,
  "expireInSeconds": 900, "heartbeatSeconds": 60, "deleteAfterSeconds": 86400}');
select pgboss.create_queue('remove_media', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');
