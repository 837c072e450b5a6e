import type { CountryCode } from '#db/vocabulary.ts'

const GB = /^([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})$/

/**
 * Returns a postal code in the form of the country, or ''. Five-digit codes that lost their leading zeros in a
 * spreadsheet get them back.
 */
export function cleanPostalCode(country: CountryCode, cell: string): string {
  if (country === 'GB') return GB.exec(cell.toUpperCase())?.slice(1).join(' ') ?? ''
  const digits = /^(?:[A-Z]{1,2}-)?(\d{3,5})(?:[.,]0)?$/.exec(cell.trim())?.[1]
  // Only Rome has codes with two leading zeros.
  const fewest = country === 'IT' ? 3 : 4
  return digits && digits.length >= fewest && Number(digits) > 0 ? digits.padStart(5, '0') : ''
}
