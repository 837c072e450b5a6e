import { ADMISSION_DATES_POLICY } from '#app/features/admission-dates/policy.ts'
import { rowsCsv } from '#app/features/admission-dates/team/list-team-rows.server.ts'
import { readRowsAddress } from '#app/features/admission-dates/team/rows-address.ts'
import { requireSession } from '../../session.server.ts'
import type { Route } from './+types/download.ts'

/** The rows of a country that count, as a file like those of the program. */
export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, ADMISSION_DATES_POLICY.readRows)
  const { country } = readRowsAddress(new URL(args.request.url).searchParams)
  return new Response(await rowsCsv(country), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${country.toLowerCase()}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
