-- An event whose date moves is news again for those who follow its school.
alter table school_events add column dated_at timestamptz not null default now();
update school_events set dated_at = created_at;
comment on column school_events.dated_at is 'When its present date became known: when it was added, or last moved.';
