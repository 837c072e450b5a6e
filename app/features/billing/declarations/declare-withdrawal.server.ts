import { sql, type Transaction } from 'kysely'
import { inConstantTime } from '#app/core/constant-time.server.ts'
import { hashToken, newToken } from '#app/core/tokens/token.server.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import type { Order } from '../orders/order.ts'
import { countDeclaration, type Declarant, lockDeclaration } from './declaration.server.ts'
import { applyWithdrawal, type Declaration, isWithinDeadline } from './follow-withdrawal.server.ts'
import { findNamedOrder, matchBuyer } from './match-order.server.ts'
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
        const done = await tryToApply(trx, { declared, known, isNew: !before, userId })
        const receipt = { ...declared, number: String(known.number), receivedAt: known.received_at, done }
        if (!before) await sendReceipt(trx, receipt, locale)
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

async function sendReceipt(trx: Trx, { receivedAt, ...receipt }: Receipt, locale: Locale): Promise<void> {
  const props = { ...receipt, at: receivedAt.toISOString(), contact: env().CONTACT_EMAIL }
  await enqueueMail(trx, { template: 'withdrawal-received', to: receipt.email, locale, props })
}

type Followed = { declared: Withdrawal; known: Known; isNew: boolean; userId: string | null }

async function tryToApply(trx: Trx, { declared, known, isNew, userId }: Followed): Promise<boolean> {
  const order = await findNamedOrder(trx, declared.contract)
  if (!order) return false
  if (userId && order.buyer_id === userId) {
    if (known.state !== 'open') return known.state === 'accepted'
    return await applyWithdrawal(trx, known, order, { userId, role: 'user' })
  }
  if (isNew) await mailLink(trx, known, order, declared)
  return false
}

const LINK_DAYS = 30
/** Mails to one buyer within a day, regardless of who declares what: a buyer without such a link has other ways. */
const MAX_LINKS_A_DAY = 5

/**
 * Mails the link that applies the withdrawal to the address on the order rather than the typed one. Invoice numbers are
 * consecutive and can be guessed, so it is sent only if the buyer's address or name was given too.
 *
 * @param order as returned by `lockOrder`
 */
async function mailLink(
  trx: Transaction<Database>,
  { id, received_at }: Declaration,
  order: Order,
  declared: Withdrawal,
): Promise<void> {
  const fit = matchBuyer(order, declared)
  if (!fit.email || !fit.name)
    log().warn({ withdrawalId: id, fit }, 'a withdrawal does not fit the order that it names')
  if (!fit.email && !fit.name) return
  await update(trx, id, { order_id: order.id })
  if (!order.buyer_email || order.refund_requested_at || !isWithinDeadline(order, received_at)) return
  if ((await mailedToday(trx, order.id)) >= MAX_LINKS_A_DAY) return
  const token = newToken()
  const until = new Date(received_at.getTime() + LINK_DAYS * 86_400_000)
  await update(trx, id, { link_hash: hashToken(token), link_expires_at: until })
  const props = {
    school: order.school_name,
    number: String(order.number),
    contact: env().CONTACT_EMAIL,
    at: received_at.toISOString(),
    until: until.toISOString(),
    url: pageAddress(order.locale, `/withdrawal/confirm?token=${token}`),
  }
  await enqueueMail(trx, { template: 'withdrawal-link', to: order.buyer_email, locale: order.locale, props })
}

type Change = { order_id: string } | { link_hash: Buffer; link_expires_at: Date }

async function update(trx: Transaction<Database>, id: string, change: Change): Promise<void> {
  await trx.updateTable('withdrawals').set(change).where('id', '=', id).execute()
}

async function mailedToday(trx: Transaction<Database>, orderId: string): Promise<number> {
  const { sent } = await trx
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('order_id', '=', orderId)
    .where('link_hash', 'is not', null)
    .where('received_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return sent
}
