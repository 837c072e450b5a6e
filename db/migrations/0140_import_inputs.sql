-- An import of what the last import of a source took already need not read it again.
alter table import_runs add column inputs text, add column rules text, add column held text;
comment on column import_runs.inputs is 'SHA-256 of all that decided what the import did: files, options, mapping, program; where the rows depend on it, the day, too.';
comment on column import_runs.rules is 'SHA-256 of the program that made the import.';
comment on column import_runs.held is 'Mark of the schools, codes and redirects of the source as the import left them.';
