alter table import_files add column changed date;
comment on column import_files.changed is 'When the file was last changed, as the browser of the person says: a suggestion only.';
