import { useTranslation } from '#app/i18n/use-translation.ts'
import { FilterSearch, FilterSelect, ListFilter } from '#app/ui/lists/list-filter.tsx'
import { ORDER_FILTERS, type OrdersQuery } from '../orders-address.ts'

/** Filters the list of orders by state and by a search text. */
export function OrderFilter({ query: { filter, search } }: { query: OrdersQuery }) {
  const t = useTranslation()
  return (
    <ListFilter submit={t('orderDesk.show')}>
      <FilterSelect
        name="state"
        label={t('orderDesk.state')}
        value={filter}
        values={ORDER_FILTERS}
        textOf={(value) => t(value === 'overdue' ? 'orderDesk.overdue' : `orders.state.${value}`)}
        none={t('orderDesk.all')}
      />
      <FilterSearch label={t('orderDesk.search')} hint={t('orderDesk.search.hint')} value={search} />
    </ListFilter>
  )
}
