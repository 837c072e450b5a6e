-- Scheduled imports whose addresses the catalogue of registers finds.

alter table import_schedules add column catalogue_group text;
comment on column import_schedules.catalogue_group is
  'The group of files of the catalogue whose newest addresses are looked up at each check; null for addresses of a person.';
create unique index import_schedules_catalogue on import_schedules (source, catalogue_group)
  where catalogue_group is not null;
