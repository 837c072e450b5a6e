import { redirect } from 'react-router'
import { formOf } from '#app/core/forms/submit.server.ts'
import { nextPath } from '#app/core/next-path.ts'
import { hasRight } from '#app/core/policy.ts'
import { findLock } from '#app/features/admin/case-locks/find-lock.server.ts'
import { caseSchema } from '#app/features/admin/case-locks/lock.schema.ts'
import { releaseLock, takeLock, takeOver } from '#app/features/admin/case-locks/take-lock.server.ts'
import { ADMIN_POLICY } from '#app/features/admin/policy.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { currentSession } from '#app/routes/session.server.ts'
import type { Route } from './+types/locks.ts'

const queue = (request: Request) => localePath(localeOf(new URL(request.url).pathname), '/admin')

/** Opening it as a link changes nothing. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(queue(request))

/**
 * Takes the lock of a case, renews it, releases it or takes it over (`intent`: take, release, take-over). A form names
 * with `page` where it continues; pages that stay open get `{ lock }`, which says who holds it now.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const session = await currentSession({ context })
  if (!session) return refuse('session_missing', 401)
  if (!hasRight(session, ADMIN_POLICY.lockCase)) return refuse('not_allowed', 403)
  const form = await formOf(request)
  const { success, data: caseRef } = caseSchema.safeParse(Object.fromEntries(form))
  if (!success) return refuse('fields', 400)
  const intent = form.get('intent')
  if (intent === 'take') await takeLock(session, caseRef)
  else if (intent === 'release') await releaseLock(session, caseRef)
  else if (intent === 'take-over') await takeOver(session, caseRef)
  else return refuse('fields', 400)
  const page = form.get('page')?.toString()
  if (page === undefined) {
    const lock = await findLock(session, caseRef)
    return Response.json({ lock }, { headers: { 'cache-control': 'private, no-store' } })
  }
  const headers = new Headers(intent === 'take-over' ? { 'set-cookie': messageCookie('message.takenOver') } : {})
  return redirect(nextPath(page, queue(request)), { headers })
}

const refuse = (code: string, status: number) => Response.json({ code }, { status })
