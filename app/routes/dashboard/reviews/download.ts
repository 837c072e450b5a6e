import { Readable } from 'node:stream'
import { exportReviews } from '#app/features/reviews/dashboard/export-reviews.server.ts'
import { requireDashboard } from '../dashboard-school.server.ts'
import type { Route } from './+types/download.ts'

/** The school's public reviews as a file: `/dashboard/reviews.csv`. */
export async function loader(args: Route.LoaderArgs) {
  const { school } = await requireDashboard(args)
  const lines = Readable.from(exportReviews(school.id)).map((text: string) => Buffer.from(text))
  return new Response(Readable.toWeb(lines) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="reviews.csv"',
      'cache-control': 'private, no-store',
    },
  })
}
