import { handleWebhook } from '#app/features/billing/orders/payments/handle-webhook.server.ts'
import type { Route } from './+types/payment-webhooks.ts'

/** Payment providers report events here. Only the signature proves the sender. */
export async function action({ params, request }: Route.ActionArgs) {
  const signature = request.headers.get('stripe-signature') ?? ''
  return new Response(null, { status: await handleWebhook(params.provider, await request.text(), signature) })
}

export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } })
