-- Invoices and credit notes, and declarations of withdrawal from a contract.

-- Numbers come from a row that stays locked until the invoice stands, so an aborted transaction leaves no gap: a
-- sequence of PostgreSQL would.
create table invoice_series (
  series text not null check (series in ('A', 'T')),
  year integer not null check (year between 2000 and 9999),
  last integer not null check (last > 0),
  primary key (series, year)
);
comment on table invoice_series is 'Last number given in each year. T numbers payments in which no money moves.';

create table invoices (
  id uuid primary key default uuidv7(),
  series text not null,
  year integer not null,
  position integer not null check (position > 0),
  number text not null unique generated always as (series || '-' || year::text || '-' || lpad(position::text, 6, '0')) stored,
  kind text not null check (kind in ('invoice', 'credit_note')),
  order_id uuid not null references orders,
  credits_id uuid references invoices,
  issued_at timestamptz not null default now(),
  due_on date,
  locale text not null check (locale in ('de', 'en', 'fr', 'es', 'it')),
  net_cents integer not null check (net_cents >= 0),
  vat_cents integer not null check (vat_cents >= 0),
  gross_cents integer not null check (gross_cents = net_cents + vat_cents),
  content jsonb not null,
  pdf bytea not null,
  foreign key (series, year) references invoice_series,
  unique (series, year, position),
  unique (order_id, kind),
  check ((kind = 'credit_note') = (credits_id is not null))
);
comment on table invoices is 'As they were issued; never changed. Kept for ten years with their orders.';
comment on column invoices.content is 'Seller, buyer and what was sold as they were then.';
comment on column invoices.due_on is 'Until when it is to be paid; null when it was paid before.';
comment on column invoices.pdf is 'As it was sent, whatever later versions of the program would draw.';
create index invoices_credits on invoices (credits_id) where credits_id is not null;
create index invoices_due on invoices (due_on) where due_on is not null;
create trigger invoices_append_only before update or delete or truncate on invoices
  for each statement execute function refuse_change();

create table withdrawals (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 1001) unique,
  name text not null check (length(name) <= 120),
  contract text not null check (length(contract) <= 200),
  email text not null check (length(email) <= 254),
  locale text not null check (locale in ('de', 'en', 'fr', 'es', 'it')),
  received_at timestamptz not null default now(),
  order_id uuid references orders,
  state text not null default 'open' check (state in ('open', 'accepted', 'refused')),
  reason text not null default '' check (length(reason) <= 1000),
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
comment on table withdrawals is 'Declared at /withdrawal (§ 356a BGB). Name, contract and address go three years after the year of the declaration.';
comment on column withdrawals.order_id is 'The order it is about: matched by number and address, or found by a person.';
create index withdrawals_order on withdrawals (order_id) where order_id is not null;
create index withdrawals_open on withdrawals (received_at, id) where state = 'open';

select pgboss.create_queue('issue_invoice', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');
select pgboss.create_queue('issue_credit_note', '{"policy": "standard", "deadLetter": "dead_letters",
  "retryLimit": 18, "retryDelay": 10, "retryBackoff": true, "retryDelayMax": 3600,
  "expireInSeconds": 120, "heartbeatSeconds": 30, "deleteAfterSeconds": 86400}');
