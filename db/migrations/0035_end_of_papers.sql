-- Papers are kept for ten years after the year in which they were issued. From then on they may be removed, and not a day before.
drop trigger invoices_append_only on invoices;
create trigger invoices_append_only before update or truncate on invoices
  for each statement execute function refuse_change();

create function refuse_early_removal() returns trigger language plpgsql as $$
begin
  if old.issued_at >= (date_trunc('year', now() at time zone 'Europe/Berlin') - interval '10 years') at time zone 'Europe/Berlin' then
    raise exception 'paper % is to be kept', old.number using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;
create trigger invoices_kept before delete on invoices
  for each row execute function refuse_early_removal();
comment on table invoices is 'As they were issued; never changed. Removed ten years after the year of the last paper of their order.';
comment on table orders is 'One payment for premium of one school. Who bought is kept for ten years, as tax law asks: neither school nor account takes that away.';
comment on column orders.buyer_name is 'The buyer as they were at the order; empty once it need not be kept any longer.';
