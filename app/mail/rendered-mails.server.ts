import type { Locale } from '#app/i18n/locales.ts'
import type { MailOrder } from './enqueue-mail.server.ts'
import type { MailName } from './mails.ts'

/** Renders mails as their recipients will read them, for somebody who checks them first. */
export async function renderedMails(
  orders: MailOrder<MailName>[],
): Promise<{ locale: Locale; subject: string; text: string }[]> {
  // Loading the templates takes a quarter of a second, and the program need not wait for that when it starts.
  const { renderMail } = await import('./render-mail.server.tsx')
  return await Promise.all(
    orders.map(async (order) => {
      const { subject, text } = await renderMail(order)
      return { locale: order.locale, subject, text }
    }),
  )
}
