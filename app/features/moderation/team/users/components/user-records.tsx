import type { ReactNode } from 'react'
import { OrderStateBadge } from '#app/features/billing/orders/components/order-state-badge.tsx'
import type { ShownState } from '#app/features/billing/orders/order.ts'
import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { viewUser } from '../view-user.server.ts'

type View = NonNullable<Awaited<ReturnType<typeof viewUser>>>

/** Schools of which the person is a member. */
export function SchoolsRun({ schools }: Pick<View, 'schools'>) {
  const t = useTranslation()
  const items = schools.map(({ id, name, city, role }) => (
    <Item key={id} to={`/schools/${id}`} text={[name, city].filter(Boolean).join(', ')}>
      <Badge variant="edge">{t(`people.schools.${role}`)}</Badge>
    </Item>
  ))
  return <Items none={t('people.schools.none')} items={items} />
}

/** Reviews that the person wrote, each linked to its page for moderators. */
export function ReviewsWritten({ reviews, count }: Pick<View, 'reviews'> & { count: number }) {
  const t = useTranslation()
  const locale = useLocale()
  const items = reviews.map(({ id, rating, status, createdAt, school }) => (
    <Item key={id} to={`/admin/reviews/${id}`} text={`${formatDay(locale, createdAt)} · ${school} · ${rating}/5`}>
      <Badge variant="edge">{t(`moderation.status.${status}` as PlainKey)}</Badge>
    </Item>
  ))
  return <Items none={t('people.reviews.none')} items={items} more={count > items.length} />
}

/** Orders that the person placed, each linked to its page for admins. */
export function OrdersPlaced({ orders, count }: Pick<View, 'orders'> & { count: number }) {
  const t = useTranslation()
  const locale = useLocale()
  const items = orders.map(({ id, number, state, school, createdAt }) => (
    <Item key={id} to={`/admin/orders/${id}`} text={`${number} · ${formatDay(locale, createdAt)} · ${school}`}>
      <OrderStateBadge state={state as ShownState} />
    </Item>
  ))
  return <Items none={t('people.orders.none')} items={items} more={count > items.length} />
}

function Items({ none, items, more = false }: { none: string; items: ReactNode[]; more?: boolean }) {
  const t = useTranslation()
  if (items.length === 0) return <p className="text-ink-soft">{none}</p>
  return (
    <>
      <ul className="grid gap-1">{items}</ul>
      {more && <p className="mt-3 text-ink-soft text-sm">{t('people.newest')}</p>}
    </>
  )
}

function Item({ to, text, children }: { to: string; text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <Link to={to} className="inline-flex min-h-11 min-w-0 items-center break-words">
        {text}
      </Link>
      {children}
    </li>
  )
}
