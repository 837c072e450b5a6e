import { type RouterContextProvider, redirect } from 'react-router'
import type { Session } from '#app/core/session.ts'
import { findDashboardSchool, type OwnSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { type MessageKey, messageCookie } from '#app/routes/message.server.ts'
import { currentSession } from '#app/routes/session.server.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** Looked up once a request: the layout and the page in it ask at the same time. */
const schools = new WeakMap<Asked['context'], Promise<OwnSchool | undefined>>()

/**
 * The gate of the dashboard, asked by every loader of it: who is signed in, and the premium school that they work on.
 * Whoever is signed out, or runs no premium school, is sent to `/premium` with a message that says why. Changes go
 * through `requireMember` instead, with the school that the form names.
 *
 * @throws redirect
 */
export async function requireDashboard(asked: Asked): Promise<{ session: Session; school: OwnSchool }> {
  const session = await currentSession(asked)
  if (!session) throw toPremium(asked.request, 'message.unauthorized')
  const school = await schoolOf(asked, session)
  if (!school) throw toPremium(asked.request, 'message.premiumRequired')
  return { session, school }
}

function schoolOf({ context }: Asked, { userId }: Session): Promise<OwnSchool | undefined> {
  const school = schools.get(context) ?? findDashboardSchool(userId)
  schools.set(context, school)
  return school
}

function toPremium(request: Request, message: MessageKey): Response {
  const headers = { 'set-cookie': messageCookie(message) }
  return redirect(localePath(localeOf(new URL(request.url).pathname), '/premium'), { headers })
}
