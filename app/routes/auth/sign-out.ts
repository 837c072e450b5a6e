import { redirectDocument } from 'react-router'
import { formOf } from '#app/core/forms/submit.server.ts'
import { signOut } from '#app/features/accounts/sessions/end-sessions.server.ts'
import { noSessionCookie } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import type { Route } from './+types/sign-out.ts'

const home = (request: Request) => localePath(localeOf(new URL(request.url).pathname), '/')

/** Opening it as a link changes nothing: prefetched pages must not sign people out. */
export const loader = ({ request }: Route.LoaderArgs) => redirectDocument(home(request))

/**
 * Ends this session, or with `scope` all others or every one, and redirects to the home page. A failure is logged; the
 * cookie is removed all the same.
 */
export async function action({ request }: Route.ActionArgs) {
  const scope = (await formOf(request)).get('scope')
  const stays = await signOut(request.headers.get('cookie'), scope)
  return redirectDocument(home(request), stays ? {} : { headers: { 'set-cookie': noSessionCookie() } })
}
