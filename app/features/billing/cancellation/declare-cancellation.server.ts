import { countAttempt } from '#app/core/rate-limits.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { env } from '#lib/env.ts'
import type { Cancellation } from './cancellation.schema.ts'

/** What the person who cancelled is told; `endsOn` is '' for the earliest possible day. */
export type CancellationReceipt = Cancellation & { endsOn: string; number: string; receivedAt: Date }

type Asked = { visitor: Visitor; locale: Locale; userId: string | null }

/**
 * Receives a cancellation and confirms it by mail with content, day and time (§ 312k(4) BGB). A person carries it out,
 * so that nobody ends the contract of somebody else; what counts is when it was received.
 *
 * @param userId of the signed-in person, if any
 * @throws Failure too_many_attempts
 */
export async function declareCancellation(declared: Cancellation, asked: Asked): Promise<CancellationReceipt> {
  const { visitor, locale, userId } = asked
  const { address } = visitor
  if (userId) await countAttempt('withdrawal', { account: userId, address })
  else await countAttempt('withdrawal-guest', { account: declared.email, address })
  const { endsOn = '', ...texts } = declared
  const reason = declared.kind === 'extraordinary' ? declared.reason : ''
  return await db()
    .transaction()
    .execute(async (trx) => {
      const { id, number, received_at } = await trx
        .insertInto('cancellations')
        .values({ ...texts, reason, ends_on: endsOn || null, locale })
        .returning(['id', 'number', 'received_at'])
        .executeTakeFirstOrThrow()
      const receipt = { ...texts, reason, endsOn, number: String(number), receivedAt: received_at }
      const { receivedAt, ...shown } = receipt
      const props = { ...shown, at: receivedAt.toISOString(), contact: env().CONTACT_EMAIL }
      await recordAudit(trx, 'visitor', { action: 'cancellation.received', subject: { kind: 'cancellation', id } })
      await enqueueMail(trx, { template: 'cancellation-received', to: declared.email, locale, props })
      return receipt
    })
}
