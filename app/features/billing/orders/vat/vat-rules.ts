import type { CountryCode } from '#db/vocabulary.ts'

/** Kinds of buyers in VAT law. A public body is a state school, a municipality or another authority. */
export const BUYER_KINDS = ['consumer', 'business', 'public_body'] as const
export type BuyerKind = (typeof BUYER_KINDS)[number]

/** A buyer for VAT purposes; `vatId` as returned by `checkVatId`, or null. */
export type VatBuyer = { country: CountryCode; kind: BuyerKind; vatId: string | null }

/** The seller: a business of a member state. */
export type VatSeller = {
  country: Exclude<CountryCode, 'GB'>
  /** Whether it declares VAT of other member states through the one-stop shop; otherwise it is below the threshold. */
  oss: boolean
  /** Its VAT number in the United Kingdom, if it is registered there. */
  gbVatId: string | null
}

/**
 * How an order is taxed, as stated on its invoice.
 * - `domestic`: VAT of the seller's country
 * - `oss`: VAT of the buyer's member state, declared through the one-stop shop
 * - `gb`: VAT of the United Kingdom, where the seller is registered
 * - `reverse_charge`: none; the buyer owes it in its own member state
 * - `outside`: none; the service is supplied in the United Kingdom, where the buyer owes it
 */
export type VatRule = 'domestic' | 'oss' | 'gb' | 'reverse_charge' | 'outside'
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
 * @returns undefined when the seller lacks the registration in the United Kingdom that selling to this buyer needs
 */
export function decideVat({ country, kind, vatId }: VatBuyer, seller: VatSeller): Vat | undefined {
  const owesVat = kind !== 'consumer' && vatId !== null
  if (country === seller.country) return { rule: 'domestic', basisPoints: STANDARD_RATES[country], country }
  if (country === 'GB') {
    if (owesVat) return { rule: 'outside', basisPoints: 0, country }
    return seller.gbVatId ? { rule: 'gb', basisPoints: STANDARD_RATES.GB, country } : undefined
  }
  if (owesVat) return { rule: 'reverse_charge', basisPoints: 0, country }
  if (seller.oss) return { rule: 'oss', basisPoints: STANDARD_RATES[country], country }
  return { rule: 'domestic', basisPoints: STANDARD_RATES[seller.country], country: seller.country }
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
