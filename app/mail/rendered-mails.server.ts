import type { Locale } from '#app/i18n/locales.ts'
import type { MailOrder } from './enqueue-mail.server.ts'
import type { MailName } from './mails.ts'

/** Renders mails as their recipients read them, for somebody who is to look at them first. */
export async function renderedMails(
  orders: MailOrder<MailName>[],
): Promise<{ locale: Locale; subject: string; text: string }[]> {
  // The templates take a quarter of a second to load, for which the start of the program need not wait.
  const { renderMail } = await import('./render-mail.server.tsx')
  return await Promise.all(
    orders.map(async (order) => {
      const { subject, text } = await renderMail(order)
      return { locale: order.locale, subject, text }
    }),
  )
}
