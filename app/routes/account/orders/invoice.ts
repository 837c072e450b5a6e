import { data } from 'react-router'
import { readInvoice } from '#app/features/billing/invoices/documents.server.ts'
import { BILLING_POLICY } from '#app/features/billing/policy.ts'
import { requireSession } from '../../session.server.ts'
import type { Route } from './+types/invoice.ts'

/** The PDF of an invoice, or of a credit note at `/credit-note.pdf`, for the buyer and for admins. */
export async function loader(args: Route.LoaderArgs) {
  const session = await requireSession(args, BILLING_POLICY.readOwn)
  const { pathname } = new URL(args.request.url)
  const kind = /\/invoice\.pdf(\.data)?$/.test(pathname) ? 'invoice' : 'credit_note'
  const invoice = await readInvoice(session, args.params.id, kind)
  if (!invoice) throw data(null, { status: 404 })
  return new Response(new Uint8Array(invoice.pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoice.number}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}
