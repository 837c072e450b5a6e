import { redirect } from 'react-router'
import { hasRight } from '#app/core/policy.ts'
import { SCHOOL_ADMIN_POLICY } from '#app/features/school-admin/policy.ts'
import { leaveSchoolOfVisit } from '#app/features/school-admin/visit-school.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { currentSession } from '#app/routes/session.server.ts'
import type { Route } from './+types/end-visit.ts'

/** Opening it as a link changes nothing. */
export const loader = ({ request }: Route.LoaderArgs) =>
  redirect(localePath(localeOf(new URL(request.url).pathname), '/admin/schools'))

/** Ends the visit to a school's dashboard, and returns to the school in the admin. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = await currentSession({ context })
  if (!session) return Response.json({ code: 'session_missing' }, { status: 401 })
  if (!hasRight(session, SCHOOL_ADMIN_POLICY.visit)) return Response.json({ code: 'not_allowed' }, { status: 403 })
  const schoolId = await leaveSchoolOfVisit(session.userId)
  const page = schoolId ? `/admin/schools/${schoolId}` : '/admin/schools'
  return redirect(localePath(localeOf(new URL(request.url).pathname), page))
}
