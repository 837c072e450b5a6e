import { db } from '#db/client.ts'
import type { Jobs } from '#db/jobs/jobs.ts'
import { providerNamed } from '../../providers/providers.server.ts'

/** Refunds a payment; the provider does so once, however often it is asked, and confirms it with a message. */
export async function refundPayment({ orderId, paymentId }: Jobs['refund_payment']): Promise<void> {
  const { provider } = await db()
    .selectFrom('orders')
    .select('provider')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const taker = providerNamed(provider)
  if (!taker) throw new Error(`The provider ${provider} is not set up any more.`)
  await taker.refund(paymentId)
}
