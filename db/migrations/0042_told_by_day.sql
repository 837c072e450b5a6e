-- Those who run a school hear of new reviews on the following morning, all of a day at once: an entry or a mail of the same
-- moment would tell them when somebody wrote.
select pgboss.create_queue('tell_school', '{"policy": "short", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');

-- Entries of before get the following morning too, in their ids as well: mails that lead to one of them lead to the list.
update notifications set id = uuidv7(morning.instant - now()), created_at = morning.instant
from (select id as told, (date_trunc('day', created_at at time zone 'Europe/Berlin') + interval '1 day 7 hours')
    at time zone 'Europe/Berlin' as instant
  from notifications where kind = 'review') morning
where id = morning.told;

-- Numbers of withdrawals told how many there are.
create function new_withdrawal_number() returns bigint language plpgsql as $$
declare
  made bigint;
begin
  loop
    made := new_order_number();
    exit when not exists (select from withdrawals where number = made);
  end loop;
  return made;
end $$;
comment on function new_withdrawal_number is 'A free number for a withdrawal, which nobody can guess from others and which is not that of an order.';
alter table withdrawals alter number drop identity, alter number set default new_withdrawal_number();
comment on column withdrawals.number is 'What the receipt names. Random, but for those below 10000000, which counted up.';
