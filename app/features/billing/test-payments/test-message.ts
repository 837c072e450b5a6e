import type { TestEventType } from '#db/jobs/jobs.ts'
import type { PaymentEvent } from '../providers/provider.ts'

/** A message of the test provider. */
export type TestMessage = {
  id: string
  type: TestEventType
  payment: { id: string; order_id: string; amount_cents: number; currency: string }
}

export const TEST_KINDS = {
  'payment.paid': 'paid',
  'payment.failed': 'failed',
  'payment.refunded': 'refunded',
  'payment.disputed': 'disputed',
} as const satisfies Record<TestEventType, PaymentEvent['kind']>
