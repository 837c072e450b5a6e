import { stdnum, type Validator } from 'stdnum'
import { Failure } from '#app/core/failure.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { PREMIUM_CENTS } from '../../plan.ts'
import type { Buyer } from '../order.ts'
import { seller } from '../vat/seller.server.ts'
import { decideVat, splitGross, type Vat, type VatBuyer } from '../vat/vat-rules.ts'

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

const VALIDATORS: Record<CountryCode, Validator | undefined> = {
  DE: stdnum.DE?.vat,
  FR: stdnum.FR?.tva,
  ES: stdnum.ES?.nif,
  IT: stdnum.IT?.iva,
  GB: stdnum.GB?.vat,
}

/**
 * Checks the form and check digits of a country's VAT id. Only VIES and HMRC know whether it is registered; as third
 * parties, they are not asked.
 *
 * @param text as people write it, with or without the country's letters
 * @returns with the country's letters and without separators, such as `DE136695976`; null when it is invalid
 */
export function checkVatId(country: CountryCode, text: string): string | null {
  const plain = text.toUpperCase().replace(/[\s.\-/]/g, '')
  const number = plain.startsWith(country) ? plain.slice(country.length) : plain
  const result = VALIDATORS[country]?.validate(number)
  return result?.isValid ? country + result.compact : null
}
