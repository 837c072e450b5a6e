import { formatInstant } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { OrderEvent } from '../view-order.server.ts'

/** The events of an order, oldest first, in the words of the provider and the audit log. */
export function OrderEvents({ events }: { events: OrderEvent[] }) {
  const t = useTranslation()
  const locale = useLocale()
  if (events.length === 0) return <p>{t('orderAdmin.events.none')}</p>
  return (
    <ol className="grid gap-3">
      {events.map(({ at, source, what, detail }) => (
        <li key={`${at.toISOString()} ${what} ${detail}`} className="border-line border-l-2 pl-3">
          <span className="block text-ink-soft text-sm tabular-nums">
            {formatInstant(locale, at.toISOString())} · {t(`orderAdmin.source.${source}`)}
          </span>
          <code className="break-all text-sm" translate="no">
            {what}
          </code>{' '}
          <span className="break-all text-sm">{detail}</span>
        </li>
      ))}
    </ol>
  )
}
