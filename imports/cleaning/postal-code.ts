import type { CountryCode } from '#db/vocabulary.ts'

const GB = /^([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})$/

/**
 * A postal code in the form of the country, or ''. Five-digit codes whose leading zeros a spreadsheet has eaten get them
 * back.
 */
export function cleanPostalCode(country: CountryCode, cell: string): string {
  if (country === 'GB') return GB.exec(cell.toUpperCase())?.slice(1).join(' ') ?? ''
  const digits = /^(?:[A-Z]{1,2}-)?(\d{3,5})(?:[.,]0)?$/.exec(cell.trim())?.[1]
  // Rome's codes begin with two zeros, no other country has such.
  const fewest = country === 'IT' ? 3 : 4
  return digits && digits.length >= fewest && Number(digits) > 0 ? digits.padStart(5, '0') : ''
}
