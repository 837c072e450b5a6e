import { Readable } from 'node:stream'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { readLogAddress } from '#app/features/moderation/team/audit-log/audit-log-address.ts'
import { logCsv } from '#app/features/moderation/team/audit-log/list-audit-log.server.ts'
import { requireSession } from '../../session.server.ts'
import type { Route } from './+types/audit-log-download.ts'

/** The audit log as a file, with the filter of the page: `/admin/log.csv?kind=review`. */
export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, MODERATION_POLICY.readAuditLog)
  const query = readLogAddress(new URL(args.request.url).searchParams)
  const lines = Readable.from(logCsv(query)).map((text: string) => Buffer.from(text))
  return new Response(Readable.toWeb(lines) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="log.csv"',
      'cache-control': 'private, no-store',
    },
  })
}
