import { type RouterContextProvider, redirect } from 'react-router'
import type { Session } from '#app/core/session.ts'
import { type DashboardSchool, findDashboardSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { SCHOOLS_POLICY } from '#app/features/schools/policy.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { type MessageKey, messageCookie } from '#app/routes/message.server.ts'
import { currentSession } from '#app/routes/session.server.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** Looked up once per request: the layout and its page need it at the same time. */
const schools = new WeakMap<Asked['context'], Promise<DashboardSchool | undefined>>()

/**
 * Guards the dashboard and is called by each of its loaders: returns the session and the premium school on which the
 * person is working. Visitors without a session or a premium school are redirected to `/premium` with a message giving
 * the reason. Changes use `requireMember` instead, with the school named in the form.
 *
 * @throws redirect
 */
export async function requireDashboard(asked: Asked): Promise<{ session: Session; school: DashboardSchool }> {
  const session = await currentSession(asked, SCHOOLS_POLICY.openDashboard)
  if (!session) throw toPremium(asked.request, 'message.unauthorized')
  const school = await schoolOf(asked, session)
  if (!school) throw toPremium(asked.request, 'message.premiumRequired')
  return { session, school }
}

function schoolOf({ context }: Asked, { userId }: Session): Promise<DashboardSchool | undefined> {
  const school = schools.get(context) ?? findDashboardSchool(userId)
  schools.set(context, school)
  return school
}

function toPremium(request: Request, message: MessageKey): Response {
  const headers = { 'set-cookie': messageCookie(message) }
  return redirect(localePath(localeOf(new URL(request.url).pathname), '/premium'), { headers })
}
