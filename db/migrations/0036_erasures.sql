-- Writes down what was erased in the file store, where a backup that is restored later finds it. Tried for about ten
-- hours, then it lies in dead_letters.
select pgboss.create_queue('note_erasure', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');
