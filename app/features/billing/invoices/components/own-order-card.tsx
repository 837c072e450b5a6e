import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { formatAmount } from '../../orders/amounts.ts'
import { OrderStateBadge } from '../../orders/components/order-state-badge.tsx'
import type { OwnOrder } from '../list-own-orders.server.ts'
import { OrderDocuments } from './order-documents.tsx'

/** An order in the account's list, with its documents. */
export function OwnOrderCard({ order }: { order: OwnOrder }) {
  const t = useTranslation()
  const locale = useLocale()
  const day = formatDay(locale, order.orderedAt)
  const title = `order-${order.id}`
  return (
    <article aria-labelledby={title} className="sheet grid gap-3 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id={title} className="min-w-0 break-words text-xl">
          {t('invoices.premiumFor', { school: order.school })}
        </h2>
        <OrderStateBadge state={order.state} />
      </div>
      <p className="text-ink-soft tabular-nums">
        {t('invoices.order', { number: order.number, day })} · {formatAmount(locale, order.amountCents)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={`/orders/${order.id}`} className={button('quiet')}>
          {t('invoices.toOrder')}
        </Link>
        <OrderDocuments orderId={order.id} papers={order.papers} />
      </div>
    </article>
  )
}
