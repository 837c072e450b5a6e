-- Erases a deleted account once the time to bring it back is over. Tried for about ten hours, then it lies in
-- dead_letters.
select pgboss.create_queue('erase_account', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');
