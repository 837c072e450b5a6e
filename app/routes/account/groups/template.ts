import { Readable } from 'node:stream'
import { GROUPS_POLICY } from '#app/features/groups/policy.ts'
import { templateCsv, templateXlsx } from '#app/features/groups/upload/table-template.server.ts'
import type { Route } from './+types/template.ts'
import { requireOwnGroup } from './own-group.server.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The file in which a group enters its schools' own facts, as CSV or workbook. */
export async function loader(args: Route.LoaderArgs) {
  const { userId, groupId } = await requireOwnGroup(args, GROUPS_POLICY.planChange)
  const isCsv = new URL(args.request.url).pathname.endsWith('.csv')
  const pieces = isCsv ? templateCsv({ userId, groupId }) : templateXlsx({ userId, groupId })
  return new Response(Readable.toWeb(Readable.from(pieces)) as ReadableStream, {
    headers: {
      'content-type': isCsv ? 'text/csv; charset=utf-8' : XLSX,
      'content-disposition': `attachment; filename="schools.${isCsv ? 'csv' : 'xlsx'}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
