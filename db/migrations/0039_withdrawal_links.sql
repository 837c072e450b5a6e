-- A withdrawal takes effect by a link that is mailed to the buyer, and numbers of orders do not count up.

alter table withdrawals
  add link_hash bytea unique check (length(link_hash) = 32),
  add link_expires_at timestamptz,
  add check ((link_hash is null) = (link_expires_at is null)),
  add check (link_hash is null or order_id is not null);
comment on column withdrawals.order_id is 'The order it is about: its number and the address or name of its buyer fit, or a person found it.';
comment on column withdrawals.link_hash is 'SHA-256 of the token that was mailed to the buyer''s address on the order; null when no link was.';

-- Nine digits: eight at random and a check digit (Luhn), so that a digit misheard on the phone names no other order. Random bits come from a version 4 UUID, which PostgreSQL makes of strong randomness.
create function new_order_number() returns bigint language plpgsql as $$
declare
  base bigint;
  weighed integer;
  total integer;
  made bigint;
begin
  loop
    base := 10000000 + ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint % 90000000;
    total := 0;
    for place in 1..8 loop
      weighed := substr(base::text, place, 1)::integer * (case when place % 2 = 0 then 2 else 1 end);
      total := total + weighed / 10 + weighed % 10;
    end loop;
    made := base * 10 + (10 - total % 10) % 10;
    exit when not exists (select from orders where number = made);
  end loop;
  return made;
end $$;
comment on function new_order_number is 'A free number for an order, which nobody can guess from others.';

alter table orders alter number drop identity, alter number set default new_order_number();
comment on column orders.number is 'What buyers name in letters and on the phone; no invoice number. Random, but for those below 10000000, which counted up.';
