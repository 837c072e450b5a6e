import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { env } from '#lib/env.ts'
import { endPremium } from '../orders/settle/premium-grant.server.ts'
import { findNamedOrder } from './match-order.server.ts'

type Answer = { cancellationId: string; answer: string; orderNumber: string }

/**
 * Answers a cancellation by mail and closes it. Given the number of an order or invoice, premium from that order ends
 * at once; what was paid stays paid (a refund is decided at the order).
 *
 * @throws Failure already_decided, order_unknown
 */
export async function answerCancellation(adminId: string, { cancellationId, answer, orderNumber }: Answer) {
  await db()
    .transaction()
    .execute(async (trx) => {
      const answered = await trx
        .updateTable('cancellations')
        .set({ answer, answered_at: sql<Date>`now()` })
        .where('id', '=', cancellationId)
        .where('answered_at', 'is', null)
        .returning(['number', 'email', 'locale'])
        .executeTakeFirst()
      if (!answered) throw new Failure('conflict', 'already_decided')
      const order = orderNumber ? await findNamedOrder(trx, orderNumber) : undefined
      if (orderNumber && !order) throw new Failure('not_found', 'order_unknown')
      if (order) await endPremium(trx, order.id)
      const actor = { userId: adminId, role: 'admin' } as const
      const subject = { kind: 'cancellation', id: cancellationId } as const
      await recordAudit(trx, actor, { action: 'cancellation.answered', subject, after: { order: order?.id ?? null } })
      const props = { number: String(answered.number), answer, contact: env().CONTACT_EMAIL }
      const { email: to, locale } = answered
      await enqueueMail(trx, { template: 'cancellation-answered', to, locale: locale as Locale, props })
    })
}
