import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import { undoOrder } from './follow-withdrawal.server.ts'
import { findNamedOrder } from './match-order.server.ts'

/**
 * Accepts a withdrawal: the order with the given number is undone, even when the deadline has passed.
 *
 * @throws Failure already_decided, order_unknown, order_state
 */
export async function acceptWithdrawal(adminId: string, withdrawalId: string, orderNumber: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      await lockOpen(trx, withdrawalId)
      const order = await findNamedOrder(trx, orderNumber)
      if (!order) throw new Failure('not_found', 'order_unknown')
      const actor = { userId: adminId, role: 'admin' } as const
      if (!(await undoOrder(trx, order, actor))) throw new Failure('conflict', 'order_state')
      await close(trx, withdrawalId, { state: 'accepted', order_id: order.id })
      await record(trx, adminId, withdrawalId, 'withdrawal.accepted')
    })
}

/**
 * Refuses a withdrawal and mails the reason.
 *
 * @throws Failure already_decided
 */
export async function refuseWithdrawal(adminId: string, withdrawalId: string, reason: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const { number, email, locale } = await lockOpen(trx, withdrawalId)
      await close(trx, withdrawalId, { state: 'refused', reason })
      await record(trx, adminId, withdrawalId, 'withdrawal.refused')
      const props = { number: String(number), reason, contact: env().CONTACT_EMAIL }
      await enqueueMail(trx, { template: 'withdrawal-refused', to: email, locale: locale as Locale, props })
    })
}

async function lockOpen(trx: Transaction<Database>, id: string) {
  const open = await trx
    .selectFrom('withdrawals')
    .select(['number', 'email', 'locale'])
    .where('id', '=', id)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  if (!open) throw new Failure('conflict', 'already_decided')
  return open
}

type Closed = { state: 'accepted'; order_id: string } | { state: 'refused'; reason: string }

async function close(trx: Transaction<Database>, id: string, closed: Closed): Promise<void> {
  await trx
    .updateTable('withdrawals')
    .set({ ...closed, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

async function record(trx: Transaction<Database>, userId: string, id: string, action: string): Promise<void> {
  await recordAudit(trx, { userId, role: 'admin' }, { action, subject: { kind: 'withdrawal', id } })
}
