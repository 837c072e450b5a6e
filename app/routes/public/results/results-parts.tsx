import type { OpenDaysLine } from '#app/features/search/results/components/list-notes.tsx'
import type { SearchResults } from '#app/features/search/results/search-schools.server.ts'
import type { SearchAddress } from '#app/features/search/search-address.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { withTexts } from '#app/i18n/with-texts.ts'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { hydrateOnInteraction } from '#app/ui/hooks/hydrate-on-interaction.tsx'

// Shared by the list and the map of results.

export type ResultsProps = { address: SearchAddress; results: SearchResults & OpenDaysLine }

export const Interpretation = hydrateOnInteraction(
  async () => (await import('#app/features/search/results/components/interpretation.tsx')).Interpretation,
)
const ResultsBar = hydrateOnInteraction(
  async () => (await import('#app/features/search/results/components/results-bar.tsx')).ResultsBar,
)
export const ListNotes = hydrateOnInteraction(
  async () => (await import('#app/features/search/results/components/list-notes.tsx')).ListNotes,
)
export const ResultsFoot = hydrateOnInteraction(
  async () => (await import('#app/features/search/results/components/results-foot.tsx')).ResultsFoot,
)
export const ActiveFilters = hydrateOnInteraction(
  async () => (await import('#app/features/search/results/components/active-filters.tsx')).ActiveFilters,
)
export const FilterPanel = hydrateOnInteraction(
  async () => (await import('#app/features/search/results/components/filter-panel.tsx')).FilterPanel,
)
/** Rarely needed. The server waits for it, and a navigation keeps the old page until it has loaded. */
export const NoResults = lazyPart(() =>
  withTexts(
    'noResults',
    async () => (await import('#app/features/search/results/components/no-results.tsx')).NoResults,
  ),
)
export const AskForPlace = lazyPart(() =>
  withTexts(
    'noResults',
    async () => (await import('#app/features/search/results/components/ask-for-place.tsx')).AskForPlace,
  ),
)

/** The number of results, with the choices of order and view. */
export function Title({ results }: Pick<ResultsProps, 'results'>) {
  const t = useTranslation()
  const { total, searched } = results
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h1 aria-live="polite" className="text-[1.375rem] leading-tight md:text-2xl">
        {searched ? t('results.countFor', { count: total, text: searched }) : t('results.count', { count: total })}
      </h1>
      <ResultsBar results={results} />
    </div>
  )
}
