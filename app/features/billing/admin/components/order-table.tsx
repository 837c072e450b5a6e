import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import { formatAmount } from '../../orders/amounts.ts'
import { OrderStateBadge } from '../../orders/components/order-state-badge.tsx'
import type { ListedOrder } from '../list-orders.server.ts'

const COLUMNS = ['number', 'ordered', 'school', 'buyer', 'amount', 'state', 'invoice'] as const

/** Orders in rows, on narrow screens as cards. */
export function OrderTable({ orders }: { orders: ListedOrder[] }) {
  const t = useTranslation()
  return (
    <Table label={t('orderAdmin.title')} columns={COLUMNS.map((column) => t(`orderAdmin.${column}`))} cards>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </Table>
  )
}

function OrderRow({ order }: { order: ListedOrder }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <Row>
      <RowHead className="font-normal tabular-nums">
        <Link to={`/admin/orders/${order.id}`} className="inline-flex min-h-6 items-center">
          {order.number}
        </Link>
      </RowHead>
      <Cell label={t('orderAdmin.ordered')} className="whitespace-nowrap tabular-nums">
        {formatDay(locale, order.orderedAt)}
      </Cell>
      <Cell label={t('orderAdmin.school')} className="min-w-40 break-words">
        {order.school}
      </Cell>
      <Cell label={t('orderAdmin.buyer')} className="min-w-40 break-words">
        {order.buyer}
        <span className="block break-all text-ink-soft">{order.email}</span>
      </Cell>
      <Cell label={t('orderAdmin.amount')} className="whitespace-nowrap tabular-nums sm:text-right">
        {formatAmount(locale, order.amountCents)}
      </Cell>
      <Cell label={t('orderAdmin.state')}>
        <span className="flex flex-wrap gap-1">
          <OrderStateBadge state={order.state} />
          {order.isTest && <Badge variant="edge">{t('orderAdmin.test')}</Badge>}
        </span>
      </Cell>
      <Cell label={t('orderAdmin.invoice')} className="whitespace-nowrap tabular-nums">
        {order.invoice}
        {order.dueOn && (
          <span className={order.overdue ? 'block font-semibold text-danger' : 'block text-ink-soft'}>
            {t(order.overdue ? 'orderAdmin.overdueSince' : 'orderAdmin.dueOn', { day: formatDay(locale, order.dueOn) })}
          </span>
        )}
      </Cell>
    </Row>
  )
}
