import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { formatAmount } from '../../amounts.ts'
import { OrderStateBadge } from '../../invoices/components/order-state-badge.tsx'
import type { ListedOrder } from '../list-orders.server.ts'

const COLUMNS = ['number', 'ordered', 'school', 'buyer', 'amount', 'state', 'invoice'] as const

/** Orders in rows; on narrow screens the table scrolls inside itself. */
export function OrderTable({ orders }: { orders: ListedOrder[] }) {
  const t = useTranslation()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section aria-label={t('orderDesk.title')} tabIndex={0} className="sheet overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead className="bg-sunken">
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="whitespace-nowrap px-3 py-2">
                {t(`orderDesk.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Row key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ order }: { order: ListedOrder }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="px-3 py-2 font-normal tabular-nums">
        <Link to={`/admin/orders/${order.id}`} className="inline-flex min-h-6 items-center">
          {order.number}
        </Link>
      </th>
      <td className="whitespace-nowrap px-3 py-2 tabular-nums">{formatDay(locale, order.orderedAt)}</td>
      <td className="min-w-40 break-words px-3 py-2">{order.school}</td>
      <td className="min-w-40 break-words px-3 py-2">
        {order.buyer}
        <span className="block break-all text-ink-soft">{order.email}</span>
      </td>
      <td className="whitespace-nowrap px-3 py-2 text-right tabular-nums">{formatAmount(locale, order.amountCents)}</td>
      <td className="px-3 py-2">
        <span className="flex flex-wrap gap-1">
          <OrderStateBadge state={order.state} />
          {order.isTest && <Badge variant="edge">{t('orderDesk.test')}</Badge>}
        </span>
      </td>
      <td className="whitespace-nowrap px-3 py-2 tabular-nums">
        {order.invoice}
        {order.dueOn && (
          <span className={order.overdue ? 'block font-semibold text-danger' : 'block text-ink-soft'}>
            {t(order.overdue ? 'orderDesk.overdueSince' : 'orderDesk.dueOn', { day: formatDay(locale, order.dueOn) })}
          </span>
        )}
      </td>
    </tr>
  )
}
