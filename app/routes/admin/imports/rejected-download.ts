import { Readable } from 'node:stream'
import { IMPORTS_POLICY } from '#app/features/import-runs/policy.ts'
import { rejectionsCsv } from '#app/features/import-runs/runs/list-rejections.server.ts'
import { viewRun } from '#app/features/import-runs/runs/view-run.server.ts'
import { requireSession } from '#app/routes/session.server.ts'
import type { Route } from './+types/rejected-download.ts'

/** The rejected rows of a run as a file. */
export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, IMPORTS_POLICY.read)
  const run = await viewRun(args.params.id)
  if (!run) throw new Response(null, { status: 404 })
  const lines = Readable.from(rejectionsCsv(run.id)).map((text: string) => Buffer.from(text))
  return new Response(Readable.toWeb(lines) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="rejected.csv"',
      'cache-control': 'private, no-store',
    },
  })
}
