import { z } from 'zod'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { BuyerKind, VatRule } from '../vat/vat-rules.ts'
import type { OrderState } from './order.ts'

const COLUMNS = [
  'id',
  'number',
  'school_id as schoolId',
  'school_name as school',
  'amount_cents as amountCents',
  'net_cents as netCents',
  'vat_cents as vatCents',
  'vat_basis_points as vatBasisPoints',
  'created_at as createdAt',
  'paid_at as paidAt',
  'guaranteed_until as guaranteedUntil',
  'refundable_until as refundableUntil',
  'refund_requested_at as refundRequestedAt',
  'refund_reason as refundReason',
  'refunded_at as refundedAt',
  'checkout_url as checkoutUrl',
  'checkout_expires_at as checkoutExpiresAt',
  'provider',
] as const

/** An order as its buyer sees it, on the page of its own; undefined when it is somebody else's or there is none. */
export async function findOwnOrder(userId: string, orderId: string) {
  if (!z.uuid().safeParse(orderId).success) return undefined
  const order = await db()
    .selectFrom('orders')
    .select(COLUMNS)
    .select(['state', 'vat_rule as vatRule', 'buyer_kind as buyerKind', 'locale'])
    .where('id', '=', orderId)
    .where('buyer_id', '=', userId)
    .executeTakeFirst()
  if (!order) return undefined
  const { checkoutUrl, checkoutExpiresAt, ...rest } = order
  const isOpen = order.state === 'pending' && checkoutExpiresAt !== null && checkoutExpiresAt > new Date()
  return {
    ...rest,
    number: String(order.number),
    state: order.state as OrderState,
    vatRule: order.vatRule as VatRule,
    buyerKind: order.buyerKind as BuyerKind,
    locale: order.locale as Locale,
    /** Where it can be paid now. */
    payUrl: isOpen ? checkoutUrl : null,
    isRefundable: isRefundable(order),
  }
}

const isRefundable = (order: { state: string; refundableUntil: Date | null; refundRequestedAt: Date | null }) =>
  order.state === 'paid' && !order.refundRequestedAt && order.refundableUntil! > new Date()

/** An order as its buyer sees it. */
export type OwnOrder = NonNullable<Awaited<ReturnType<typeof findOwnOrder>>>
