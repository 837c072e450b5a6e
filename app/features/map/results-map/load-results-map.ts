import { loadArea } from '#app/i18n/load-catalogue.client.ts'
import { localeOf } from '#app/i18n/locales.ts'
import type { ResultsMap } from './results-map.tsx'

/** Loads the map of the results with the texts of the page's language, for `lazyPart`. */
export async function loadResultsMap(): Promise<typeof ResultsMap> {
  const [{ ResultsMap }] = await Promise.all([
    import('./results-map.tsx'),
    loadArea('map', localeOf(location.pathname)),
  ])
  return ResultsMap
}
