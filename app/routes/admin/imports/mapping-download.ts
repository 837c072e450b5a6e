import { findDraft } from '#app/features/import-runs/mapping/find-mapping.server.ts'
import { IMPORTS_POLICY } from '#app/features/import-runs/policy.ts'
import { requireSession } from '#app/routes/session.server.ts'
import type { Route } from './+types/mapping-download.ts'

/** The mapping of an inspection as a file, even if it is incomplete. */
export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, IMPORTS_POLICY.read)
  const inspected = await findDraft(args.params.id)
  if (!inspected) throw new Response(null, { status: 404 })
  const name = inspected.draft.id.replace(/[^a-z0-9-]/g, '').slice(0, 40) || 'mapping'
  return new Response(`${JSON.stringify(inspected.draft, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.json"`,
      'cache-control': 'private, no-store',
    },
  })
}
