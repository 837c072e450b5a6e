-- Tasks that come again at their time: one job each, which waits or runs at most once whatever happens. A failure is tried
-- again as with the other kinds, for about ten hours. What was done is kept for two days, so that people see it.
select pgboss.create_queue('run_task', '{"policy": "exclusive", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 14400, "heartbeatSeconds": 30, "deleteAfterSeconds": 172800}');
