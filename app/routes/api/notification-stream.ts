import { findSession } from '#app/features/accounts/sessions/session.server.ts'
import { openHub } from '#app/features/notifications/live/hub.server.ts'
import { openStream } from '#app/features/notifications/live/open-stream.server.ts'
import { NOTIFICATIONS_POLICY } from '#app/features/notifications/policy.ts'
import { currentSession } from '#app/routes/session.server.ts'
import type { Route } from './+types/notification-stream.ts'

/** Seconds after which a refused client may try again. */
const RETRY_S = 30

/**
 * `GET /api/notifications/stream`: the number of unread entries as server-sent events, until the session ends. 401
 * without a session, 503 when too many streams are open.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await currentSession({ context }, NOTIFICATIONS_POLICY.readOwn)
  if (!session) return new Response(null, { status: 401 })
  const cookies = request.headers.get('cookie')
  const isSignedIn = async () => {
    const { state } = await findSession(cookies)
    return state.kind === 'signed-in' && state.session.userId === session.userId
  }
  const stream = openStream({ hub: openHub(), userId: session.userId, isSignedIn })
  if (!stream) return new Response(null, { status: 503, headers: { 'retry-after': String(RETRY_S) } })
  // Neither proxies nor caches may delay events.
  const headers = {
    'content-type': 'text/event-stream',
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
  }
  return new Response(stream, { headers })
}
