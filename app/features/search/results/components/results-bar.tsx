import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { classes } from '#app/ui/classes.ts'
import { Select } from '#app/ui/form/select.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { countFilters, readSort, resultsPath, SORTS } from '../../search-address.ts'
import type { SearchResults } from '../search-schools.server.ts'
import { useSearchAddress } from './use-search-address.ts'

/** Id of the form that holds all filters. */
export const FILTER_PANEL_ID = 'filters'

/** Order, view and, where the filters are a sheet, the button that opens it. */
export function ResultsBar({ results: { orders } }: { results: SearchResults }) {
  const t = useTranslation()
  const [address, change] = useSearchAddress()
  const filters = countFilters(address)
  const isMap = address.view === 'map'
  const labels = new Map<string, string>(orders.map(({ value, label }) => [value, label]))
  const isKnown = labels.has(address.sort) || SORTS.some((sort) => sort === address.sort)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label className={classes(isMap && 'max-lg:hidden')}>
        <span className="sr-only">{t('results.order')}</span>
        <Select
          small
          name="sort"
          form={FILTER_PANEL_ID}
          value={isKnown ? address.sort : 'relevance'}
          onChange={({ target }) => change({ sort: readSort(target.value) })}
          values={[...SORTS, ...labels.keys()]}
          textOf={(sort) => labels.get(sort) ?? t(`results.order.${sort as (typeof SORTS)[number]}`)}
          className="max-w-48 text-sm"
        />
      </label>
      <div className="no-print lower-bar gap-3">
        <nav
          aria-label={t('results.view')}
          className="inline-flex overflow-hidden rounded-control border-[1.5px] border-edge bg-sheet max-lg:border-0"
        >
          {(['list', 'map'] as const).map((view) => (
            <Link
              key={view}
              to={resultsPath(address, { view, page: address.page })}
              preventScrollReset
              aria-current={address.view === view ? 'true' : undefined}
              className={classes(
                'inline-flex min-h-10 items-center gap-1.5 px-3.5 font-semibold text-sm no-underline',
                address.view === view ? 'bg-board text-on-board max-lg:hidden' : 'text-ink',
              )}
            >
              {view === 'list' ? <Icon name="list" size={17} /> : <Icon name="map" size={17} />}
              {t(`results.view.${view}`)}
            </Link>
          ))}
        </nav>
        <button
          type="button"
          popoverTarget={FILTER_PANEL_ID}
          className={classes(button('quiet', 'small'), 'order-first max-lg:border-0', !isMap && 'lg:hidden')}
        >
          <Icon name="sliders-horizontal" size={17} />
          {filters > 0 ? t('filter.openWith', { number: filters }) : t('filter.open')}
        </button>
      </div>
    </div>
  )
}
