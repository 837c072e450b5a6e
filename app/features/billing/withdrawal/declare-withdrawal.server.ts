import { sql, type Transaction } from 'kysely'
import { countAttempt } from '#app/features/accounts/limits.server.ts'
import type { Visitor } from '#app/features/accounts/visitor.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import { isInTime, undoOrder } from './follow-withdrawal.server.ts'
import { matchOrder } from './match-order.server.ts'
import type { Withdrawal } from './withdrawal.schema.ts'

/** What whoever declared a withdrawal is told: the same whether there is such a contract or not. */
export type Receipt = Withdrawal & { number: string; receivedAt: Date }

/**
 * Takes a withdrawal from a contract and confirms it by mail with content, day and time (§ 356a BGB). If it names an
 * order and its buyer beyond doubt and comes in time, the money goes back at once; else a person looks at it. Sent again
 * within a day it is the same.
 *
 * @throws Failure too_many_attempts
 */
export async function declareWithdrawal(
  declared: Withdrawal,
  { visitor, locale }: { visitor: Visitor; locale: Locale },
): Promise<Receipt> {
  await countAttempt('mail', { account: declared.email, address: visitor.address })
  return await db()
    .transaction()
    .execute(async (trx) => {
      const before = await sentBefore(trx, declared)
      if (before) return { ...declared, number: String(before.number), receivedAt: before.received_at }
      const { id, number, received_at } = await trx
        .insertInto('withdrawals')
        .values({ ...declared, locale })
        .returning(['id', 'number', 'received_at'])
        .executeTakeFirstOrThrow()
      const subject = { kind: 'withdrawal', id } as const
      await recordAudit(trx, 'visitor', { action: 'withdrawal.received', subject })
      await follow(trx, id, declared)
      const receipt = { ...declared, number: String(number), receivedAt: received_at }
      await confirm(trx, receipt, locale)
      return receipt
    })
}

const sentBefore = (trx: Transaction<Database>, { name, contract, email }: Withdrawal) =>
  trx
    .selectFrom('withdrawals')
    .select(['number', 'received_at'])
    .where('email', '=', email)
    .where('contract', '=', contract)
    .where('name', '=', name)
    .where('received_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst()

async function follow(trx: Transaction<Database>, id: string, declared: Withdrawal): Promise<void> {
  const order = await matchOrder(trx, declared)
  if (!order) return
  const done = isInTime(order) && (await undoOrder(trx, order, 'program'))
  await trx
    .updateTable('withdrawals')
    .set({ order_id: order.id, ...(done && { state: 'accepted', decided_at: sql<Date>`now()` }) })
    .where('id', '=', id)
    .execute()
}

async function confirm(trx: Transaction<Database>, receipt: Receipt, locale: Locale): Promise<void> {
  const { number, receivedAt, name, contract, email } = receipt
  const props = { number, at: receivedAt.toISOString(), name, contract, email, contact: env().CONTACT_EMAIL }
  await enqueueMail(trx, { template: 'withdrawal-received', to: email, locale, props })
}
