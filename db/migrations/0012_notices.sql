-- Somebody who reports the same thing again gets the number of the first report. Those without an account are known by
-- the address they give.
create unique index review_reports_one_open_account on review_reports (reporter_id, review_id, subject)
  where state = 'open' and reporter_id is not null;
create unique index review_reports_one_open_address on review_reports (review_id, subject, lower(reporter_email))
  where state = 'open' and reporter_id is null and reporter_email <> '';
create index review_reports_named on review_reports (decided_at)
  where decided_at is not null and (reporter_name <> '' or reporter_email <> '' or reporter_id is not null);
comment on column review_reports.reporter_email is 'Removed six months after the decision, as are name and account.';

-- Reminds the author of a disputed review three days before the time for an answer ends.
select pgboss.create_queue('remind_disputed_author', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');
