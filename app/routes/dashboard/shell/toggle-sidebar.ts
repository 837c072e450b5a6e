import { redirect } from 'react-router'
import { formOf } from '#app/core/forms/submit.server.ts'
import { nextPath } from '#app/core/next-path.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import type { Route } from './+types/toggle-sidebar.ts'
import { sidebarCookie } from './sidebar-state.ts'

const overview = (request: Request) => localePath(localeOf(new URL(request.url).pathname), '/dashboard')

/** Opening it as a link changes nothing. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(overview(request))

/** Without JavaScript: stores the choice in the cookie and redirects to the page on which it was made. */
export async function action({ request }: Route.ActionArgs) {
  const form = await formOf(request)
  const headers = { 'set-cookie': sidebarCookie(form.get('expanded') === 'true') }
  return redirect(nextPath(form.get('page')?.toString(), overview(request)), { headers })
}
