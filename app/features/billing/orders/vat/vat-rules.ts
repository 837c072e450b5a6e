import type { CountryCode } from '#db/vocabulary.ts'

/** Kinds of buyers in VAT law. A public body is a state school, a municipality or another authority. */
export const BUYER_KINDS = ['consumer', 'business', 'public_body'] as const
export type BuyerKind = (typeof BUYER_KINDS)[number]

/** A buyer for VAT purposes; `vatId` as returned by `checkVatId`, or null. */
export type VatBuyer = { country: CountryCode; kind: BuyerKind; vatId: string | null }

/** The seller: a business of a member state, or of the United Kingdom. */
export type VatSeller = {
  country: CountryCode
  /** Whether it is registered for VAT in its country; in the United Kingdom small businesses need not be. */
  isRegistered: boolean
  /**
   * Whether it declares VAT of other member states through the one-stop shop, of the Union or, from the United Kingdom,
   * for sellers outside it. Without it a business of a member state is below the threshold; for others there is none.
   */
  oss: boolean
  /** VAT number in the United Kingdom of a seller elsewhere, if it is registered there. */
  gbVatId: string | null
}

/**
 * How an order is taxed, as stated on its invoice.
 * - `domestic`: VAT of the seller's country
 * - `unregistered`: none; the seller is not registered in its country
 * - `oss`: VAT of the buyer's member state, declared through the one-stop shop
 * - `gb`: VAT of the United Kingdom, where a seller of a member state is registered
 * - `reverse_charge`: none; the buyer owes it in its own member state
 * - `outside`: none; the service is supplied in the United Kingdom, where the buyer owes it
 */
export type VatRule = 'domestic' | 'unregistered' | 'oss' | 'gb' | 'reverse_charge' | 'outside'
export type Vat = {
  rule: VatRule
  /** Hundredths of a percent of the net amount. */
  basisPoints: number
  /** Country whose VAT it is; without VAT, the country where the service is supplied. */
  country: CountryCode
}

/**
 * Standard rates in hundredths of a percent: § 12(1) UStG, art. 278 CGI, art. 90 LIVA, art. 16 DPR 633/1972, s. 2 VATA
 * 1994.
 */
export const STANDARD_RATES: Record<CountryCode, number> = { DE: 1900, FR: 2000, ES: 2100, IT: 2200, GB: 2000 }

/**
 * Determines where premium is supplied and at which rate. It is a service supplied electronically (Regulation (EU)
 * 282/2011, Art. 7 and Annex I). To taxable persons it is supplied where they are, and in another member state they owe
 * the VAT (Directive 2006/112/EC, Art. 44 and 196); legal persons that have a VAT id count as such (Art. 43). A buyer
 * who gives no VAT id is treated as a consumer (Regulation 282/2011, Art. 18(2)): supplied where they live (Art. 58),
 * below 10,000 euros a year where the seller is (Art. 59c). In the United Kingdom there is no such threshold, and
 * businesses owe the VAT themselves (VATA 1994, s. 7A and 8). Parts of countries outside the VAT area (the Canary
 * Islands, overseas departments) are not distinguished.
 *
 * A seller in the United Kingdom supplies the same places (VATA 1994, s. 7A(2)(a), and Schedule 4A, para. 15). Art. 59c
 * is not for it: it owes the VAT of every consumer in the Union, from the first sale, through the one-stop shop for
 * sellers outside the Union (Directive 2006/112/EC, Art. 358a to 369). At home it owes VAT once it is registered (VATA
 * 1994, s. 3 and Schedule 1). Northern Ireland is as Great Britain is: its protocol is about goods.
 *
 * @returns undefined when the seller lacks the registration that selling to this buyer needs
 */
export function decideVat(buyer: VatBuyer, seller: VatSeller): Vat | undefined {
  const { country, kind, vatId } = buyer
  if (country === seller.country) return atHome(seller)
  const owesVat = kind !== 'consumer' && vatId !== null
  if (country === 'GB') {
    if (owesVat) return { rule: 'outside', basisPoints: 0, country }
    return seller.gbVatId ? { rule: 'gb', basisPoints: STANDARD_RATES.GB, country } : undefined
  }
  if (owesVat) return { rule: 'reverse_charge', basisPoints: 0, country }
  if (seller.oss) return { rule: 'oss', basisPoints: STANDARD_RATES[country], country }
  return seller.country === 'GB' ? undefined : atHome(seller)
}

function atHome({ country, isRegistered }: VatSeller): Vat {
  if (!isRegistered) return { rule: 'unregistered', basisPoints: 0, country }
  return { rule: 'domestic', basisPoints: STANDARD_RATES[country], country }
}

/** Amounts in cents; `netCents + vatCents` always equals `grossCents`. */
type Amounts = { grossCents: number; netCents: number; vatCents: number }

/**
 * Splits the price paid into net amount and VAT. The net amount is rounded to the nearest cent, half up, and VAT is the
 * rest, so that the two add up (the law leaves the rounding method to member states: ECJ C-484/06).
 *
 * @param grossCents whole cents
 * @param basisPoints of the rate: 1900 are 19 %
 */
export function splitGross(grossCents: number, basisPoints: number): Amounts {
  const netCents = Math.round((grossCents * 10_000) / (10_000 + basisPoints))
  return { grossCents, netCents, vatCents: grossCents - netCents }
}
