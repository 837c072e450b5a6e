import { stdnum, type Validator } from 'stdnum'
import type { CountryCode } from '#db/vocabulary.ts'

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
