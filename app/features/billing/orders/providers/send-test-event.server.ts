import { siteOrigin } from '#app/core/urls.server.ts'
import { db } from '#db/client.ts'
import type { Jobs } from '#db/jobs/jobs.ts'
import { signatureOf } from './signature.server.ts'
import type { TestMessage } from './test-message.ts'
import { paymentInMessage, testSecret } from './test-provider.server.ts'

const TIMEOUT_MS = 10_000

/** Returns the message that a job of the test provider sends, and its signature header. */
export async function testMessage({ eventId, type, paymentId }: Jobs['send_test_event']) {
  const payment = await db()
    .selectFrom('test_payments')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const message: TestMessage = { id: eventId, type, payment: paymentInMessage(payment) }
  const body = JSON.stringify(message)
  return { body, signature: await signatureOf(body, testSecret()) }
}

/**
 * Tells the program by HTTP what happened to a test payment, as a real provider would, and retries until it is
 * accepted.
 */
export async function sendTestEvent(job: Jobs['send_test_event'], signal: AbortSignal): Promise<void> {
  const { body, signature } = await testMessage(job)
  const answer = await fetch(`${siteOrigin()}/api/payments/test`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (!answer.ok) throw new Error(`The endpoint answered ${answer.status}.`)
}
