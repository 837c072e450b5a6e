import { useTranslation } from '#app/i18n/use-translation.ts'
import { FilterSearch, FilterSelect, ListFilter } from '#app/ui/lists/list-filter.tsx'
import { ORDER_FILTERS, type OrdersQuery } from '../orders-address.ts'

/** Filters the list of orders by state and by a search text. */
export function OrderFilter({ query: { filter, search } }: { query: OrdersQuery }) {
  const t = useTranslation()
  return (
    <ListFilter submit={t('orderAdmin.show')}>
      <FilterSelect
        name="state"
        label={t('orderAdmin.state')}
        value={filter}
        values={ORDER_FILTERS}
        textOf={(value) => t(value === 'overdue' ? 'orderAdmin.overdue' : `orders.state.${value}`)}
        none={t('orderAdmin.all')}
      />
      <FilterSearch label={t('orderAdmin.search')} hint={t('orderAdmin.search.hint')} value={search} />
    </ListFilter>
  )
}
