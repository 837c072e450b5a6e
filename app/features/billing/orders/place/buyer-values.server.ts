import { Failure } from '#app/core/failure.ts'
import { PREMIUM_CENTS } from '../../plan-rows.ts'
import { seller } from '../../vat/seller.server.ts'
import { checkVatId } from '../../vat/vat-id.server.ts'
import { decideVat, splitGross, type Vat, type VatBuyer } from '../../vat/vat-rules.ts'
import type { Buyer } from '../order.ts'

/**
 * Returns what an order stores about its buyer, with price and VAT derived from who that is: neither comes from a form.
 *
 * @throws Failure vat_id_invalid, vat_country
 */
export function buyerValues(buyer: Buyer) {
  const { kind, country } = buyer
  const vatId = buyer.vatId && kind !== 'consumer' ? checkVatId(country, buyer.vatId) : null
  if (buyer.vatId && kind !== 'consumer' && !vatId) throw new Failure('invalid', 'vat_id_invalid')
  const vat = vatFor({ country, kind, vatId })
  const { grossCents, netCents, vatCents } = splitGross(PREMIUM_CENTS, vat.basisPoints)
  return {
    amount_cents: grossCents,
    net_cents: netCents,
    vat_cents: vatCents,
    currency: 'EUR',
    vat_country: vat.country,
    vat_rule: vat.rule,
    vat_basis_points: vat.basisPoints,
    buyer_kind: kind,
    buyer_name: buyer.name,
    buyer_organisation: buyer.organisation,
    buyer_street: buyer.street,
    buyer_postal_code: buyer.postalCode,
    buyer_city: buyer.city,
    buyer_country: country,
    buyer_vat_id: vatId ?? '',
    buyer_email: buyer.email,
  }
}

/**
 * Returns how this site taxes an order from this buyer.
 *
 * @param buyer with a VAT id as `checkVatId` returns it
 * @throws Failure vat_country: the seller is not registered where it would have to be
 */
function vatFor(buyer: VatBuyer): Vat {
  const vat = decideVat(buyer, seller())
  if (!vat) throw new Failure('conflict', 'vat_country')
  return vat
}
