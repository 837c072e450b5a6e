import { countUnreadOfUser } from '#app/features/notifications/live/count-unread.server.ts'
import { NOTIFICATIONS_POLICY } from '#app/features/notifications/policy.ts'
import { currentSession } from '#app/routes/session.server.ts'
import type { Route } from './+types/unread-notifications.ts'

/**
 * `GET /api/notifications/unread`: the number of unread entries `{ unread }`, for pages without a stream; 401 without a
 * session.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const session = await currentSession({ context }, NOTIFICATIONS_POLICY.readOwn)
  if (!session) return Response.json({ code: 'session_missing' }, { status: 401 })
  return Response.json(
    { unread: await countUnreadOfUser(session.userId) },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}
