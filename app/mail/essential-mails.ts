import type { MailName } from './mails.ts'

/**
 * Mails that are sent even to an address whose mails came back: those that keep an account safe or that prove an
 * address, each asked for or caused by its person, and those about a withdrawal, which the law demands (§ 356a BGB). (A statement of reasons is sent in a way of its own, always.)
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
  'account-deletion',
  'sign-in-notice',
  'claim-code',
  'address-check',
  'withdrawal-received',
  'withdrawal-link',
  'withdrawal-refused',
]

export const isEssential = (template: string): boolean => (ESSENTIAL as readonly string[]).includes(template)
