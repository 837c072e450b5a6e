import { Failure } from '#app/core/failure.ts'
import { seller } from './seller.server.ts'
import { decideVat, type Vat, type VatBuyer } from './vat-rules.ts'

/**
 * Returns how this site taxes an order of this buyer.
 *
 * @param buyer with a VAT id as `checkVatId` returns it
 * @throws Failure vat_country: the seller is not registered where it would have to be
 */
export function vatFor(buyer: VatBuyer): Vat {
  const vat = decideVat(buyer, seller())
  if (!vat) throw new Failure('conflict', 'vat_country')
  return vat
}
