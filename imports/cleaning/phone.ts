import { type CountryCode as PhoneRegion, parsePhoneNumberFromString } from 'libphonenumber-js'
import type { CountryCode } from '#db/vocabulary.ts'

/** Overseas France, by the beginning of the postal code; each has a calling code of its own. */
const OVERSEAS: Record<string, PhoneRegion> = {
  971: 'GP',
  972: 'MQ',
  973: 'GF',
  974: 'RE',
  975: 'PM',
  976: 'YT',
  986: 'WF',
  987: 'PF',
  988: 'NC',
}
/** Calling codes of each country; the overseas ones that France dials as its own numbers are shown like these. */
const OWN_CODES: Record<CountryCode, readonly string[]> = {
  DE: ['49'],
  FR: ['33', '590', '594', '596', '262'],
  ES: ['34'],
  IT: ['39'],
  GB: ['44'],
}
/** Calling codes that are dialled like another country's from the mainland. */
const FOREIGN_CODES: Partial<Record<CountryCode, readonly string[]>> = { FR: ['508', '681', '687', '689'] }

/** A number that a spreadsheet wrote as a power of ten has lost its digits. */
const POWER_OF_TEN = /\d[.,]?\d*e\+?\d/i
/** What stands between two numbers of one cell. */
const BETWEEN = /[;,|\n]|\/\/|(?<=[\d\s)])(?:y|e|o|u\.?|et|ou|or|and|und|oder|bzw\.?)(?=[\s(+\d])/i
/** The characters of one number, from its first digit to its last. */
const RUN = /\+?\s?\(?\d[\d\s()./–-]*\d/g
/** An area code with its zero; a slash behind more digits than these begins another number. */
const MAX_AREA_CODE = 6
const MIN_DIGITS = 6
/** The shortest German number with an area code; shorter ones without a zero are those of a subscriber in some town. */
const MIN_WITH_AREA = 9
/** A German number of this length that begins with 49 has either the calling code or an area code such as 04921. */
const EITHER_WAY = 11
/** Digits of a whole number in countries where all have the same length. */
const WHOLE: Partial<Record<CountryCode, number>> = { FR: 10, ES: 9 }

/**
 * Returns the first valid telephone number of the country in a cell, as people there write it, or ''. Extensions are
 * left out. German numbers without an area code lead to a stranger elsewhere, so they count as none.
 *
 * @param text area code and number, in one cell or joined by a space
 * @param postalCode of the school, which tells overseas France apart
 */
export function cleanPhone(country: CountryCode, text: string, postalCode = ''): string {
  if (POWER_OF_TEN.test(text)) return ''
  const regions = [...(country === 'FR' ? [OVERSEAS[postalCode.slice(0, 3)]] : []), country]
  const known = regions.filter((region) => region !== undefined)
  for (const part of text.replace(/^\s*(\d+)\.0\s*$/, '$1').split(BETWEEN)) {
    for (const run of part.match(RUN) ?? []) {
      const number = firstOf(run, country)
      const found = known.map((region) => validNumber(number, country, region)).find((shown) => shown !== '')
      if (found) return found
    }
  }
  return ''
}

/** Returns the first of the numbers in a run of digits, with `+` instead of `00`. */
function firstOf(run: string, country: CountryCode): string {
  const number = run
    .trimStart()
    .replace(/^\+\s/, '+')
    .replace(/^\(?0{2}(?=[1-9])/, '+')
    .replace(/\(0\)/, run.startsWith('+') || run.startsWith('00') ? '' : '0')
  const [first = '', ...others] = number.split('/')
  const whole = digitsOf(first.replace(/^\+(?:49|33|34|39|44)/, '')).length > MAX_AREA_CODE ? first : number
  const length = WHOLE[country]
  const digits = digitsOf(whole)
  const isTwice = length !== undefined && digits.length === 2 * length && !number.startsWith('+')
  return isTwice ? digits.slice(0, length) : others.length > 1 && whole === number ? `${first}/${others[0]}` : whole
}

function validNumber(number: string, country: CountryCode, region: PhoneRegion): string {
  const digits = digitsOf(number)
  const dialled = country === 'DE' && !/^[+(]*0|^\+/.test(number) ? withZero(digits) : number
  if (digits.length < MIN_DIGITS || dialled === '') return ''
  const parsed = parsePhoneNumberFromString(dialled, region)
  if (!parsed?.isValid() || parsed.nationalNumber.length < MIN_DIGITS) return ''
  const code = parsed.countryCallingCode
  if (OWN_CODES[country].includes(code)) return parsed.formatNational()
  return FOREIGN_CODES[country]?.includes(code) ? parsed.formatInternational() : ''
}

/** Gives a German number back the zero or the plus sign that a spreadsheet took; '' if it is not known which. */
function withZero(digits: string): string {
  if (digits.length < MIN_WITH_AREA) return ''
  if (!digits.startsWith('49') || digits.length < EITHER_WAY) return `0${digits}`
  return digits.length === EITHER_WAY ? '' : `+${digits}`
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
