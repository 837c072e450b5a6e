import { arrange } from '#app/features/favourites/compare/arrange.ts'
import { compareCsv } from '#app/features/favourites/compare/compare-csv.server.ts'
import { loadComparison } from '#app/features/favourites/compare/load-comparison.server.ts'
import { readCompareIds, readCompareView } from '#app/features/favourites/compare-address.ts'
import { localeOf } from '#app/i18n/locales.ts'
import type { Route } from './+types/compare-download.ts'

/** The comparison as a file: `/compare.csv?ids=1,4`. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const locale = localeOf(pathname)
  const { ids } = readCompareIds(searchParams.getAll('ids').join())
  const view = readCompareView(searchParams)
  const comparison = await loadComparison(ids, view, locale)
  const arranged = arrange(comparison, comparison.from, view.weights, locale)
  return new Response(`\uFEFF${compareCsv(arranged, locale)}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="comparison.csv"',
      'x-robots-tag': 'noindex',
    },
  })
}
