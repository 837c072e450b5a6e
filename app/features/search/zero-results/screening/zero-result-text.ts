import { screenText } from '#app/features/screening/screen-text.ts'
import { LOCALES } from '#app/i18n/locales.ts'

const MAX_LENGTH = 60
/** Probably a phone number, a birthday or an account rather than a postal code, even with gaps between the digits. */
const LONG_NUMBER = /(?:\d[ ./()-]{0,2}){6}/
const HIDDEN = /\p{C}/u

/**
 * Returns a text that found nothing in the form in which it may be stored: in lower case, with single spaces.
 *
 * @returns undefined if it looks like a person, an e-mail or web address, a phone number or a street in any of the five
 *   languages, or not like a search at all; schools that bear a person's name may be among them
 */
export function zeroResultText(typed: string): string | undefined {
  const text = typed.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const isUnfit = text === '' || text.length > MAX_LENGTH || text.includes('@') || LONG_NUMBER.test(text)
  if (isUnfit || HIDDEN.test(text) || isPersonal(text)) return undefined
  const kept = text.toLowerCase()
  return kept.length > MAX_LENGTH ? undefined : kept
}

/**
 * Whether screening finds anything in a text. It is also screened in capitals, because names are recognised by them and
 * hardly anybody types them into a search field.
 */
function isPersonal(text: string): boolean {
  const capitals = text.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
  return LOCALES.some((language) => [text, capitals].some((spelling) => screenText(spelling, language).length > 0))
}
