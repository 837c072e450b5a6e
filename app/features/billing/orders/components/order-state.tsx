import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { OwnOrder } from '../find-own-order.server.ts'

/** The state of an order as people see it, which says more than the stored state while a provider has not answered. */
export type ShownState = OwnOrder['state'] | 'waiting' | 'refunding'

/**
 * Returns the state to show for an order.
 *
 * @param fromPayment whether the person has just come from the provider's page, which by itself proves nothing
 */
export function shownState(order: OwnOrder, fromPayment: boolean): ShownState {
  if (order.state === 'pending' && fromPayment) return 'waiting'
  return order.state === 'paid' && order.refundRequestedAt ? 'refunding' : order.state
}

/** The state of an order in a sentence. */
export function OrderStateText({ order, state }: { order: OwnOrder; state: ShownState }) {
  const t = useTranslation()
  const locale = useLocale()
  const day = (at: Date | null) => (at ? formatDay(locale, at) : '')
  switch (state) {
    case 'paid':
      if (!order.hasPremium) return t('orders.ended.text')
      return t('orders.paid.text', { school: order.school, until: day(order.guaranteedUntil) })
    case 'refunding':
      return t(order.refundReason === 'already_premium' ? 'orders.twice.text' : 'orders.refunding.text')
    case 'refunded':
      return t('orders.refunded.text', { day: day(order.refundedAt) })
    default:
      return t(`orders.${state}.text`)
  }
}
