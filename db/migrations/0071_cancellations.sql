-- Declarations that end a contract for the future: § 312k BGB.
create table cancellations (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 1001) unique,
  name text not null check (length(name) <= 120),
  contract text not null check (length(contract) <= 200),
  email text not null check (length(email) <= 254),
  kind text not null check (kind in ('ordinary', 'extraordinary')),
  reason text not null default '' check (length(reason) <= 1000),
  ends_on date,
  locale text not null check (locale in ('de', 'en', 'fr', 'es', 'it')),
  received_at timestamptz not null default now(),
  answer text not null default '' check (length(answer) <= 1000),
  answered_at timestamptz
);
comment on table cancellations is 'Declared at /cancellation (§ 312k BGB). Name, contract, address and texts go three years after the year of the declaration.';
comment on column cancellations.reason is 'Why the contract ends without notice; empty for an ordinary cancellation.';
comment on column cancellations.ends_on is 'Day on which the contract is to end; null for the earliest possible.';
comment on column cancellations.answered_at is 'When a person decided about it; null while it waits.';
create index cancellations_open on cancellations (received_at, id) where answered_at is null;
create index cancellations_email on cancellations (lower(email));
