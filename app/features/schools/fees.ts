import type { CountryCode } from '#db/vocabulary.ts'

/** What the fees of a school may include. */
export const FEE_PARTS = ['meals', 'care', 'books', 'materials', 'trips', 'transport', 'boarding'] as const
export type FeePart = (typeof FEE_PARTS)[number]

/** What a year costs according to the school, in the currency of its country. */
export type Fees = {
  from: number
  to: number
  /** Year in which the school year starts. */
  year: number
  included: FeePart[]
}

/** The columns of `school_profiles` that hold them. */
export const FEE_COLUMNS = ['fees_from', 'fees_to', 'fees_year', 'fees_included'] as const

/** Returns the currency (ISO 4217) in which schools of a country state what they cost. */
export const feeCurrency = (country: CountryCode): 'EUR' | 'GBP' => (country === 'GB' ? 'GBP' : 'EUR')

/** The greatest amount that a school can state. */
export const MAX_FEES = 200_000
/** First and last school year that a school can state. */
export const FEE_YEARS = [2000, 2100] as const

/** Returns the fees in the columns of `school_profiles`; null if the school states none. */
export function feesOf(row: {
  fees_from: number | null
  fees_to: number | null
  fees_year: number | null
  fees_included: string[]
}): Fees | null {
  const { fees_from: from, fees_to: to, fees_year: year } = row
  if (from === null || to === null || year === null) return null
  return { from, to, year, included: FEE_PARTS.filter((part) => row.fees_included.includes(part)) }
}
