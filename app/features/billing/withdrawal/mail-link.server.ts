import { sql, type Transaction } from 'kysely'
import { hashToken, newToken } from '#app/core/tokens/token.server.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import type { Order } from '../orders/order.ts'
import { type Declaration, isInTime } from './follow-withdrawal.server.ts'
import { fitOf } from './match-order.server.ts'
import type { Withdrawal } from './withdrawal.schema.ts'

const LINK_DAYS = 30
/** Mails to one buyer within a day, regardless of who declares what: a buyer without such a link has other ways. */
const MAX_A_DAY = 5

/**
 * Mails the link that applies the withdrawal to the address on the order rather than the typed one. Invoice numbers are
 * consecutive and can be guessed, so it is sent only if the buyer's address or name was given too.
 *
 * @param order as returned by `lockOrder`
 */
export async function mailLink(
  trx: Transaction<Database>,
  { id, received_at }: Declaration,
  order: Order,
  declared: Withdrawal,
): Promise<void> {
  const fit = fitOf(order, declared)
  if (!fit.email || !fit.name)
    log().warn({ withdrawalId: id, fit }, 'a withdrawal does not fit the order that it names')
  if (!fit.email && !fit.name) return
  await update(trx, id, { order_id: order.id })
  if (!order.buyer_email || order.refund_requested_at || !isInTime(order, received_at)) return
  if ((await mailedToday(trx, order.id)) >= MAX_A_DAY) return
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
