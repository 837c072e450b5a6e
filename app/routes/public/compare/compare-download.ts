import { compareCsv } from '#app/features/favourites/compare/compare-csv.server.ts'
import { readCompareIds } from '#app/features/favourites/compare/compare-ids.ts'
import { compareSchools } from '#app/features/favourites/compare/compare-schools.server.ts'
import { localeOf } from '#app/i18n/locales.ts'
import type { Route } from './+types/compare-download.ts'

/** The comparison as a file: `/compare.csv?ids=1,4`. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const { schools } = await compareSchools(readCompareIds(searchParams.getAll('ids').join()).ids)
  return new Response(`\uFEFF${compareCsv(schools, localeOf(pathname))}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="comparison.csv"',
      'x-robots-tag': 'noindex',
    },
  })
}
