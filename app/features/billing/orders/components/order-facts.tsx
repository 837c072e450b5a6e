import { formatDay, formatEuro } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { OwnOrder } from '../find-own-order.server.ts'

/** Days and amounts of an order. */
export function OrderFacts({ order }: { order: OwnOrder }) {
  const t = useTranslation()
  const locale = useLocale()
  const facts = [
    { label: t('orders.date'), value: formatDay(locale, order.createdAt) },
    { label: t('orders.paidOn'), value: order.paidAt && formatDay(locale, order.paidAt) },
    { label: t('orders.total'), value: formatEuro(locale, order.amountCents) },
    { label: t('orders.vat'), value: formatEuro(locale, order.vatCents) },
  ]
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
