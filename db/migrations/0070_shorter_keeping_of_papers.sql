-- Papers are kept for eight years after the year in which they were issued (§ 147(3) AO, § 14b(1) UStG since 2025), and
-- for ten where VAT is declared through the one-stop shop (Art. 369k Directive 2006/112/EC).
create or replace function refuse_early_removal() returns trigger language plpgsql as $$
declare
  years integer := (select case vat_rule when 'oss' then 10 else 8 end from orders where id = old.order_id);
begin
  if old.issued_at >= (date_trunc('year', now() at time zone 'Europe/Berlin') - make_interval(years => years)) at time zone 'Europe/Berlin' then
    raise exception 'paper % is to be kept', old.number using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;
comment on table invoices is 'As they were issued; never changed. Removed eight years, with VAT through the one-stop shop ten, after the year of the last paper of their order.';
comment on table orders is 'One payment for premium of one school. Who bought is kept for eight years, with VAT through the one-stop shop ten, as tax law asks: neither school nor account takes that away.';
