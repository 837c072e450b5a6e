import { useTranslation } from '#app/i18n/use-translation.ts'
import { FilterSearch, FilterSelect, ListFilter } from '#app/ui/lists/list-filter.tsx'
import { USER_FILTERS, type UserQuery } from '../users-address.ts'

/** Filters the list of accounts by role or state and by a search text. */
export function UserFilter({ query: { filter, search } }: { query: UserQuery }) {
  const t = useTranslation()
  return (
    <ListFilter submit={t('people.show')}>
      <FilterSearch label={t('people.search')} hint={t('people.search.hint')} value={search} />
      <FilterSelect
        name="filter"
        label={t('people.filter')}
        value={filter}
        values={USER_FILTERS}
        textOf={(value) => t(`people.filter.${value}`)}
        none={t('people.filter.all')}
      />
    </ListFilter>
  )
}
