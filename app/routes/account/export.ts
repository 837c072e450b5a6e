import { Readable } from 'node:stream'
import { exportData } from '#app/core/privacy/export-data.server.ts'
import { ACCOUNTS_POLICY } from '#app/features/accounts/policy.ts'
import { PERSONAL_DATA } from '#app/personal-data.server.ts'
import { requireSession } from '#app/routes/session.server.ts'
import type { Route } from './+types/export.ts'

/** Everything kept about the signed-in person, as a ZIP file. */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, ACCOUNTS_POLICY.export)
  const zip = await exportData(userId, PERSONAL_DATA)
  return new Response(Readable.toWeb(Readable.from(zip)) as ReadableStream, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="aulario.zip"',
      'cache-control': 'private, no-store',
    },
  })
}
