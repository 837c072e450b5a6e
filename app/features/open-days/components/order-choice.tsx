import { useTranslation } from '#app/i18n/use-translation.ts'
import { Select } from '#app/ui/form/select.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'

const ORDERS = ['time', 'distance', 'foot', 'bicycle'] as const
/** The order of the open days of one day: by time, or by the way from the visitor's own point, on the device. */
export type Order = (typeof ORDERS)[number]

/** Chooses the order; it needs the device, so there is nothing without script. */
export function OrderChoice({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const t = useTranslation()
  if (!useHydrated()) return null
  return (
    <div className="no-print">
      <label className="grid gap-1.5">
        <span className="font-semibold">{t('openDays.order')}</span>
        <Select
          value={order}
          values={ORDERS}
          textOf={(one) => t(`openDays.order.${one}`)}
          onChange={({ target }) => onChange(target.value as Order)}
        />
      </label>
      <p role="status" className="mt-1 max-w-80 text-ink-soft text-sm">
        {order !== 'time' && t(order === 'distance' ? 'openDays.order.crow' : 'openDays.order.engine')}
      </p>
    </div>
  )
}
