import type { MailName } from './mails.ts'

/**
 * Mails that are sent even to an address whose mails bounced: those that keep an account safe or prove an address, each
 * requested or caused by the recipient, and those that the law requires about a withdrawal or cancellation (§ 356a, §
 * 312k BGB) or about the reasons for a decision on a school's profile, a question or an answer (DSA Art. 17). A
 * statement of reasons to the author of a review is sent separately, and always.
 */
const ESSENTIAL: readonly MailName[] = [
  'confirm-email',
  'account-exists',
  'reset-password',
  'password-changed',
  'change-email-old',
  'change-email-new',
  'email-changed',
  'codes-tried',
  'passkey-added',
  'google-linked',
  'factor-removal',
  'factor-removed',
  'identity-code',
  'account-deletion',
  'sign-in-notice',
  'claim-code',
  'address-check',
  'withdrawal-received',
  'withdrawal-link',
  'withdrawal-refused',
  'cancellation-received',
  'cancellation-answered',
  'content-decided',
  'post-decided',
  'school-post-decided',
]

export const isEssential = (template: string): boolean => (ESSENTIAL as readonly string[]).includes(template)
