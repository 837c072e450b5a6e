import { Readable } from 'node:stream'
import { exportEnquiries } from '#app/features/enquiries/export-enquiries.server.ts'
import { requireDashboard } from '../dashboard-school.server.ts'
import type { Route } from './+types/download.ts'

/** The enquiries to the school as a file: `/dashboard/messages.csv`. */
export async function loader(args: Route.LoaderArgs) {
  const { school } = await requireDashboard(args)
  const lines = Readable.from(exportEnquiries(school.id)).map((text: string) => Buffer.from(text))
  return new Response(Readable.toWeb(lines) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="messages.csv"',
      'cache-control': 'private, no-store',
    },
  })
}
