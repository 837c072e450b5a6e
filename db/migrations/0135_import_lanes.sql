-- Scheduled imports fetch files of strangers' servers: they wait in a line of their own, not in front of the team's.
select pgboss.create_queue('run_scheduled_import', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 5, "retryDelay": 2, "retryBackoff": true, "retryDelayMax": 60,
  "expireInSeconds": 14400, "heartbeatSeconds": 60, "deleteAfterSeconds": 86400}');

alter table import_runs add column error_code text;
comment on column import_runs.error_code is 'Names the text for people in their language; null where only the sentence in error says why it failed.';
