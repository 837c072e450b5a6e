import { unsubscribeAddress } from '#app/features/accounts/me/unsubscribe.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { MailOrder } from '#app/mail/enqueue-mail.server.ts'
import type { MailName, Mails } from '#app/mail/mails.ts'

/** The parts of a mailing from which its mails are made. */
type Sent = { reason: string | null; mails: Record<string, unknown>; template?: string }

/**
 * The mail of a mailing to one account, in a language in which it is written. News include one-click unsubscribing;
 * mailings with a reason do not, because people cannot unsubscribe from them.
 */
export const letterMail = (
  { reason, mails, template = 'letter' }: Sent,
  { id, email }: { id: string; email: string },
  locale: Locale,
): MailOrder<MailName> => ({
  template: template as MailName,
  to: email,
  locale,
  // Written by saveDraft or mailTermsChanges, for this template.
  props: mails[locale] as Mails[MailName],
  ...(reason === null && { unsubscribeUrl: unsubscribeAddress(id, 'email.update', locale) }),
})
