import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { chip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { resultsPath, type SearchAddress } from '../../search-address.ts'
import type { SearchResults } from '../search-schools.server.ts'

const NO_FILTERS = {
  types: [],
  features: [],
  countries: [],
  ownership: undefined,
  rating: undefined,
  further: {},
  near: undefined,
  radius: undefined,
  box: undefined,
} satisfies Partial<SearchAddress>

/** The filters that are set, each with a link that removes it. */
export function ActiveFilters({ address, results }: { address: SearchAddress; results: SearchResults }) {
  const t = useTranslation()
  const filters = results.setFilters
  if (filters.length === 0) return null
  return (
    <ul aria-label={t('filter.active')} className="flex flex-wrap items-center gap-2">
      {filters.map((filter) => (
        <li key={filter.key}>
          <Link
            to={resultsPath(address, filter.without)}
            preventScrollReset
            className={`${chip('chosen')} min-h-8`}
            aria-label={t('filter.remove', { filter: filter.label })}
          >
            {filter.label}
            <Icon name="x" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={resultsPath(address, NO_FILTERS)}
          preventScrollReset
          className="inline-flex min-h-8 items-center text-sm"
        >
          {t('filter.reset')}
        </Link>
      </li>
    </ul>
  )
}
