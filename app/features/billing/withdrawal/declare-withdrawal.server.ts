import { sql, type Transaction } from 'kysely'
import { inConstantTime } from '#app/core/constant-time.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import { countDeclaration, type Declarant, lockDeclaration } from '../declarations.server.ts'
import { applyWithdrawal, type Declaration } from './follow-withdrawal.server.ts'
import { mailLink } from './mail-link.server.ts'
import { orderNamed } from './match-order.server.ts'
import type { Withdrawal } from './withdrawal.schema.ts'

/** What the person who declared a withdrawal is told. */
export type Receipt = Withdrawal & {
  number: string
  receivedAt: Date
  /**
   * Whether it took effect. Only the signed-in buyer is told: others must not learn whether there is such a contract.
   */
  done: boolean
}

type Trx = Transaction<Database>
type Known = Declaration & { number: number; state: string }

/**
 * Receives a withdrawal from a contract and confirms it by mail with content, day and time (§ 356a BGB). It takes
 * effect immediately when the signed-in buyer of the order declares it; otherwise through the link mailed to the
 * address on the order; otherwise a person looks at it. The same declaration within a day counts once.
 *
 * @throws Failure too_many_attempts
 */
export async function declareWithdrawal(declared: Withdrawal, declarant: Declarant): Promise<Receipt> {
  const { locale, userId } = declarant
  await countDeclaration(declared.email, declarant)
  return await inConstantTime(() =>
    db()
      .transaction()
      .execute(async (trx) => {
        const before = await sentBefore(trx, declared)
        const known = before ?? (await record(trx, declared, locale))
        const done = await follow(trx, { declared, known, isNew: !before, userId })
        const receipt = { ...declared, number: String(known.number), receivedAt: known.received_at, done }
        if (!before) await confirm(trx, receipt, locale)
        return receipt
      }),
  )
}

async function sentBefore(trx: Trx, { name, contract, email }: Withdrawal): Promise<Known | undefined> {
  await lockDeclaration(trx, 'withdrawal', email, contract, name)
  return await trx
    .selectFrom('withdrawals')
    .select(['id', 'number', 'received_at', 'state'])
    .where('email', '=', email)
    .where('contract', '=', contract)
    .where('name', '=', name)
    .where('received_at', '>', sql<Date>`now() - interval '1 day'`)
    .orderBy('received_at')
    .forUpdate()
    .executeTakeFirst()
}

async function record(trx: Trx, declared: Withdrawal, locale: Locale): Promise<Known> {
  const known = await trx
    .insertInto('withdrawals')
    .values({ ...declared, locale })
    .returning(['id', 'number', 'received_at', 'state'])
    .executeTakeFirstOrThrow()
  await recordAudit(trx, 'visitor', { action: 'withdrawal.received', subject: { kind: 'withdrawal', id: known.id } })
  return known
}

async function confirm(trx: Trx, { receivedAt, ...receipt }: Receipt, locale: Locale): Promise<void> {
  const props = { ...receipt, at: receivedAt.toISOString(), contact: env().CONTACT_EMAIL }
  await enqueueMail(trx, { template: 'withdrawal-received', to: receipt.email, locale, props })
}

type Followed = { declared: Withdrawal; known: Known; isNew: boolean; userId: string | null }

async function follow(trx: Trx, { declared, known, isNew, userId }: Followed): Promise<boolean> {
  const order = await orderNamed(trx, declared.contract)
  if (!order) return false
  if (userId && order.buyer_id === userId) {
    if (known.state !== 'open') return known.state === 'accepted'
    return await applyWithdrawal(trx, known, order, { userId, role: 'user' })
  }
  if (isNew) await mailLink(trx, known, order, declared)
  return false
}
