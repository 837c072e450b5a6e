-- Purchases of premium, what payment providers told of them, and the payments of the built-in test provider.

create table orders (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 10001) unique,
  school_id text not null,
  school_name text not null,
  buyer_id uuid references users on delete set null,
  state text not null default 'pending' check (state in
    ('pending', 'invoiced', 'paid', 'refunded', 'disputed', 'revoked', 'failed')),
  amount_cents integer not null default 2900 check (amount_cents > 0),
  currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$'),
  vat_country text not null check (vat_country ~ '^[A-Z]{2}$'),
  vat_rule text not null,
  vat_basis_points integer not null check (vat_basis_points between 0 and 10000),
  net_cents integer not null check (net_cents >= 0),
  vat_cents integer not null check (vat_cents >= 0),
  buyer_kind text not null check (buyer_kind in ('consumer', 'business', 'public_body')),
  buyer_name text not null,
  buyer_organisation text not null default '',
  buyer_street text not null,
  buyer_postal_code text not null,
  buyer_city text not null,
  buyer_country text not null check (buyer_country ~ '^[A-Z]{2}$'),
  buyer_vat_id text not null default '',
  buyer_email text not null,
  buyer_reference text not null default '',
  locale text not null check (locale in ('de', 'en', 'fr', 'es', 'it')),
  provider text not null check (provider in ('stripe', 'test', 'invoice')),
  attempt integer not null default 1 check (attempt > 0),
  checkout_id text,
  checkout_url text,
  checkout_expires_at timestamptz,
  payment_id text,
  method text not null default '',
  terms_version text not null,
  terms_accepted_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  state_changed_at timestamptz not null default now(),
  paid_at timestamptz,
  guaranteed_until timestamptz,
  refundable_until timestamptz,
  refund_requested_at timestamptz,
  refund_reason text check (refund_reason in ('money_back', 'withdrawal', 'already_premium', 'admin')),
  refunded_at timestamptz,
  check (net_cents + vat_cents = amount_cents),
  check (state <> 'paid' or paid_at is not null),
  check (state <> 'refunded' or refunded_at is not null),
  check ((paid_at is null) = (guaranteed_until is null) and (paid_at is null) = (refundable_until is null)),
  check ((refund_requested_at is null) = (refund_reason is null)),
  unique (provider, checkout_id),
  unique (provider, payment_id)
);
comment on table orders is 'One payment for premium of one school. Kept for ten years, as tax law asks: neither school nor account takes them away.';
comment on column orders.number is 'What buyers name in letters; no invoice number.';
comment on column orders.vat_rule is 'Why the rate is what it is; a word of the table of rates.';
comment on column orders.buyer_name is 'The buyer as they were at the order; empty once the account of an order that was never paid is erased.';
comment on column orders.buyer_reference is 'Number under which a public body ordered.';
comment on column orders.attempt is 'Which opening of a checkout this is; part of the key that keeps the provider from opening two.';
comment on column orders.checkout_id is 'Page of the provider where it is paid.';
comment on column orders.payment_id is 'Payment at the provider, once one is known.';
comment on column orders.refundable_until is 'First instant too late for the money back: days count in Europe/Berlin.';
create index orders_buyer on orders (buyer_id, id) where buyer_id is not null;
create index orders_school on orders (school_id, id);
create index orders_state on orders (state, id);
-- Whoever orders again while a payment is open goes on with it.
create unique index orders_open on orders (school_id, buyer_id) where state = 'pending';

alter table premium_grants add order_id uuid references orders;
create unique index premium_grants_order on premium_grants (order_id) where order_id is not null;
comment on column premium_grants.order_id is 'The payment it came from; null when somebody of the team gave it.';

create table payment_events (
  id uuid primary key default uuidv7(),
  provider text not null check (provider in ('stripe', 'test')),
  event_id text not null,
  type text not null,
  order_id uuid,
  payload jsonb not null,
  outcome text not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz not null default now(),
  unique (provider, event_id)
);
comment on table payment_events is 'What providers told and what became of it, written in the same transaction; never changed.';
create index payment_events_order on payment_events (order_id, received_at) where order_id is not null;
create trigger payment_events_append_only before update or delete or truncate on payment_events
  for each statement execute function refuse_change();

create table test_payments (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders on delete cascade,
  attempt integer not null,
  amount_cents integer not null,
  currency text not null,
  state text not null default 'open' check (state in ('open', 'paid', 'failed', 'cancelled', 'refunded', 'disputed')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (order_id, attempt)
);
comment on table test_payments is 'What the built-in test provider knows, apart from the orders as any provider is. No money moves.';

-- Gives a payment back through its provider. Tried for about ten hours, then it lies in dead_letters.
select pgboss.create_queue('refund_payment', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');
-- Tells the program what happened at the test provider, as a real one would.
select pgboss.create_queue('send_test_event', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 2, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');
