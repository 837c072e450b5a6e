import type { Finding } from '#app/features/screening/finding.ts'

/** Contact data that a school states itself; what is unknown is empty. */
export type SchoolContact = { phone: string; email: string; website: string }

/**
 * Number of last digits that must agree for two spellings of a number to be the same: those without country and area
 * prefixes.
 */
const LAST_DIGITS = 7
const digits = (text: string): string => text.replace(/\D/g, '')
const hostOf = (address: string): string =>
  URL.parse(/^https?:/i.test(address) ? address : `https://${address}`)?.hostname.replace(/^www\./, '') ?? ''

/** Whether a finding in an answer is the school's own number or address, which it may state. */
export function isOwnContact({ kind, text }: Pick<Finding, 'kind' | 'text'>, school: SchoolContact): boolean {
  switch (kind) {
    case 'phone':
      return digits(text).length >= LAST_DIGITS && digits(school.phone).endsWith(digits(text).slice(-LAST_DIGITS))
    case 'email':
      return text.toLowerCase() === school.email.toLowerCase()
    case 'link':
      return hostOf(text) !== '' && hostOf(text) === hostOf(school.website)
    default:
      return false
  }
}
