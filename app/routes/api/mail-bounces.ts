import { handleBounceReport } from '#app/features/accounts/identity/bounces/handle-bounce-report.server.ts'
import type { Route } from './+types/mail-bounces.ts'

/** `POST /api/mail/bounces`: the mail server reports bounced mails here. Only the signature proves the sender. */
export async function action({ request }: Route.ActionArgs) {
  const header = (name: string) => request.headers.get(name) ?? ''
  const status = await handleBounceReport({
    body: await request.text(),
    type: header('content-type'),
    timestamp: header('x-aulario-timestamp'),
    signature: header('x-aulario-signature'),
  })
  return new Response(null, { status })
}

export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } })
