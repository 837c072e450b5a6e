import type { CountryCode } from '#db/vocabulary.ts'

const GROUPS: Partial<Record<CountryCode, [pattern: RegExp, grouped: string][]>> = {
  FR: [[/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5']],
  ES: [[/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3']],
  GB: [
    [/^(02\d)(\d{4})(\d{4})$/, '$1 $2 $3'],
    [/^(011\d|01\d1)(\d{3})(\d{4})$/, '$1 $2 $3'],
    [/^(0\d{4})(\d{5,6})$/, '$1 $2'],
  ],
}
/** National numbers that lost their leading zero in a spreadsheet. */
const LOST_ZERO: Partial<Record<CountryCode, RegExp>> = { FR: /^[1-9]\d{8}$/, GB: /^[1-9]\d{9}$/ }
const MIN_DIGITS = 6
const MAX_DIGITS = 15

/**
 * Returns a telephone number as people write it in the country, or '' when the cell holds none. Numbers that the
 * register has already grouped keep that grouping.
 *
 * @param cells area code and number, or the whole number
 */
export function cleanPhone(country: CountryCode, ...cells: string[]): string {
  const text = cells
    .filter(Boolean)
    .join(' ')
    .replace(/\(0\)/g, ' ')
    .replace(/^00(?=[1-9])/, '+')
  const [first = ''] = text.split(/\s*(?:[;,|]|\/\/|\bo\b|\boder\b)\s*/)
  const number = first
    .replace(/[^\d+/() -]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const digits = number.replace(/\D/g, '')
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS || /^0+$/.test(digits)) return ''
  if (number !== digits) return number
  const whole = LOST_ZERO[country]?.test(digits) ? `0${digits}` : digits
  const [pattern, grouped] = GROUPS[country]?.find(([candidate]) => candidate.test(whole)) ?? []
  return pattern && grouped ? whole.replace(pattern, grouped) : whole
}
