import { z } from 'zod'
import type { TestEventType } from '#db/jobs/jobs.ts'
import { amountSchema, wordSchema } from './message.schema.ts'
import type { PaymentEvent } from './provider.ts'

export const TEST_KINDS = {
  'payment.paid': 'paid',
  'payment.failed': 'failed',
  'payment.refunded': 'refunded',
  'payment.disputed': 'disputed',
} as const satisfies Record<TestEventType, PaymentEvent['kind']>

/** A message of the test provider. */
export const testMessageSchema = z.object({
  id: wordSchema,
  type: z.enum(Object.keys(TEST_KINDS) as TestEventType[]),
  payment: z.object({ id: wordSchema, order_id: wordSchema, amount_cents: amountSchema, currency: wordSchema }),
})
export type TestMessage = z.infer<typeof testMessageSchema>
