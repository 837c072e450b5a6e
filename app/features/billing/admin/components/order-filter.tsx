import { Form } from 'react-router'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/field.tsx'
import { ORDER_FILTERS, type OrdersQuery } from '../orders-address.ts'

/** Narrows the list of orders by state and by what is searched for. */
export function OrderFilter({ query: { filter, search } }: { query: OrdersQuery }) {
  const t = useTranslation()
  return (
    <Form className="flex flex-wrap items-start gap-4">
      <label className="grid gap-1.5">
        <span className="font-semibold">{t('orderDesk.state')}</span>
        <select name="state" defaultValue={filter} className={INPUT}>
          <option value="">{t('orderDesk.all')}</option>
          {ORDER_FILTERS.map((value) => (
            <option key={value} value={value}>
              {t(value === 'overdue' ? 'orderDesk.overdue' : `orders.state.${value}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="grid grow gap-1.5 sm:max-w-96">
        <span className="font-semibold">{t('orderDesk.search')}</span>
        <input type="search" name="q" defaultValue={search} maxLength={100} className={INPUT} />
        <span className="text-ink-soft text-sm">{t('orderDesk.search.hint')}</span>
      </label>
      <button type="submit" className={`${button('quiet')} mt-8 min-h-12`}>
        {t('orderDesk.show')}
      </button>
    </Form>
  )
}
