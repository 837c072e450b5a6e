import { renderPaper } from '#app/core/papers/render-paper.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Invoice } from '../invoice-content.ts'
import { invoiceLines } from './invoice-lines.ts'

/**
 * Renders an invoice as an archival PDF. The same invoice always gives the same bytes.
 *
 * @param invoice days and amounts as they are frozen
 */
export async function renderInvoice(invoice: Invoice, locale: Locale): Promise<Buffer> {
  const { title, warning, seller, buyer, facts, table, notes, account, labels } = invoiceLines(invoice, locale)
  return renderPaper(
    {
      title,
      name: `${title} ${invoice.number}`,
      author: seller[0] ?? '',
      day: invoice.issuedOn,
      blocks: [
        ...(warning ? [{ text: warning, tone: 'warning' as const }] : []),
        {
          columns: [
            { heading: labels.seller, lines: seller },
            { heading: labels.buyer, lines: buyer },
          ],
        },
        { pairs: facts },
        { table },
        ...notes.map((text) => ({ text })),
        ...(account.length > 0 ? [{ heading: labels.account }, { pairs: account }] : []),
      ],
    },
    locale,
  )
}
