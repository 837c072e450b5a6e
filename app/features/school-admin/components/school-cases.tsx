import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { SchoolCase, SchoolOrder } from '../details/list-cases.server.ts'

/** Open cases about a school. */
export function OpenCases({ cases }: { cases: SchoolCase[] }) {
  const t = useTranslation()
  const locale = useLocale()
  if (cases.length === 0) return <p className="text-ink-soft">{t('schoolAdmin.noMatters')}</p>
  return (
    <ul className="grid gap-1">
      {cases.map(({ kind, to, since }) => (
        <li key={`${kind} ${to}`}>
          <Link to={to} className="inline-flex min-h-6 items-center">
            {t(`schoolAdmin.matter.${kind}`)}
          </Link>{' '}
          · {t('schoolAdmin.since', { day: formatDay(locale, since) })}
        </li>
      ))}
    </ul>
  )
}

/** Orders for a school. */
export function SchoolOrders({ orders }: { orders: SchoolOrder[] }) {
  const t = useTranslation()
  const locale = useLocale()
  if (orders.length === 0) return <p className="text-ink-soft">{t('schoolAdmin.noOrders')}</p>
  return (
    <ul className="grid gap-1">
      {orders.map(({ id, number, state, orderedAt }) => (
        <li key={id}>
          <Link to={`/admin/orders/${id}`} className="inline-flex min-h-6 items-center tabular-nums">
            {number}
          </Link>{' '}
          · {t(`orders.state.${state}` as PlainKey)} · {formatDay(locale, orderedAt)}
        </li>
      ))}
    </ul>
  )
}
