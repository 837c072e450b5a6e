import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js'
import type { ContactRules, ReviewLanguage } from '../../finding.ts'
import { anyOf, type Detector, matching, START } from '../pattern.ts'
import { speltRuns } from './spelt-runs.ts'

const COUNTRIES: Record<ReviewLanguage, CountryCode> = { de: 'DE', en: 'GB', fr: 'FR', es: 'ES', it: 'IT' }
/** Countries where numbers are dialled as they are, without a leading zero. */
const WITHOUT_ZERO: ReadonlySet<CountryCode> = new Set(['ES', 'IT'])
const DIGIT = '[\\dOolI]'
const GAP = '[ \u00a0.()/_*–-]{0,3}'
const NUMBER = `(?<![\\p{L}\\p{N}/,-])(?<!\\d\\.)[+(]{0,2}${DIGIT}(?:${GAP}${DIGIT}){6,14}(?![\\d\\p{L}/%€]| ?(?:€|%|euros?\\b))`
const MIN_DIGITS = 7
/** Longer number words stand for two digits: siebzehn, trentadue. */
const LETTERS_OF_ONE = 6
const CHARACTERS_BEFORE = 20

/** Dates, ranges of years and opening hours have the digits of a telephone number but not its punctuation. */
const NO_NUMBER =
  /^(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-]\d{2,4}(?!\d)|^(?:19|20)\d\d ?[-–/., ] ?(?:19|20)?\d\d|^\d{1,2}[.,]\d\d ?[-–,/ ]{1,3}\d{1,2}[.,]\d\d|^\d{1,2}(?:[., ]000){1,3}$/u
/** Words before numbers that are not telephone numbers. */
const NO_LABEL = /(?:ISBN|ISSN|IBAN|BIC|EAN|NIF|CIF|SIRET|UAI)[ :.-]{0,3}(?:\p{L}{2}\d{2})?[\d -]{0,10}$/iu
const OF_LETTERS = /^[OolI ]+$|^[OolI]{2}/

/** Replaces characters that stand for digits with digits. */
const digitsOf = (text: string) =>
  text
    .replace(/[Oo]/g, '0')
    .replace(/[lI]/g, '1')
    .replace(/[^\d+]/g, '')

/**
 * Whether a number could be dialled in the country: because it starts with 0 or +, or according to its numbering plan.
 */
function isDialled(text: string, country: CountryCode): boolean {
  const digits = digitsOf(text)
  if (digits.length < MIN_DIGITS || NO_NUMBER.test(text) || OF_LETTERS.test(text)) return false
  const international = digits.replace(/^00/, '+')
  const number = parsePhoneNumberFromString(international, country)
  if (/^[+0]/.test(digits)) return number?.isPossible() ?? false
  const isNational = WITHOUT_ZERO.has(country) && digits.length >= 9 && number?.isValid()
  return Boolean(isNational || (digits.length >= 11 && parsePhoneNumberFromString(`+${digits}`)?.isValid()))
}

/** Finds telephone numbers: in digits, in letters that look like them, after a word for one, and spelt out. */
export function phoneDetectors(rules: ContactRules, language: ReviewLanguage): Detector[] {
  const label = `${START}${anyOf(rules.phoneWords)}(?:[ .:,]{1,3}\\p{L}{1,8}){0,2}[ .:]{0,3}`
  const labelled = `${label}\\+?\\d(?:${GAP}\\d){5,13}(?!\\d)`
  const found = (source: string, accepts?: (match: RegExpExecArray, text: string) => boolean) =>
    matching('phone', 'phone-number', new RegExp(source, 'giu'), accepts)
  const isNumber = ({ 0: number, index }: RegExpExecArray, text: string) =>
    isDialled(number, COUNTRIES[language]) && !NO_LABEL.test(text.slice(Math.max(0, index - CHARACTERS_BEFORE), index))
  return [found(NUMBER, isNumber), found(labelled), speltDetector(rules.digits)]
}

function speltDetector(digits: ContactRules['digits']): Detector {
  const runs = speltRuns(digits)
  const words = new RegExp(anyOf(digits), 'giu')
  const isSpelt = (number: string) => {
    const spelt = number.match(words) ?? []
    const many = spelt.reduce((sum, { length }) => sum + (length > LETTERS_OF_ONE ? 2 : 1), 0)
    return spelt.length > 1 && number.replace(/\D/g, '').length + many >= MIN_DIGITS
  }
  return ({ text }) =>
    runs(text)
      .filter(({ start, end }) => isSpelt(text.slice(start, end)))
      .map((span) => ({ kind: 'phone', rule: 'phone-number', ...span }))
}
