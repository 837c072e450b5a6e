import { figuresCsv } from '#app/features/insights/overview/list-figures.server.ts'
import { requireDashboard } from '../dashboard-school.server.ts'
import type { Route } from './+types/figures.ts'

/** The figures of the last 12 months by day, as a CSV file. */
export async function loader(args: Route.LoaderArgs) {
  const { school } = await requireDashboard(args)
  return new Response(await figuresCsv(school.id), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="figures-${school.id}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
