import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { readFigures } from '#app/features/moderation/team/stats/read-stats.server.ts'
import { figuresCsv } from '#app/features/moderation/team/stats/stats-csv.ts'
import { requireSession } from '../../session.server.ts'
import type { Route } from './+types/figures-download.ts'

/** The figures of the page as a file. */
export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, MODERATION_POLICY.readFigures)
  return new Response(figuresCsv(await readFigures()), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="figures.csv"',
      'cache-control': 'private, no-store',
    },
  })
}
