import { redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { Failure } from '#app/core/failure.ts'
import { formOf } from '#app/core/forms/submit.server.ts'
import { removeLogo, updateLogo } from '#app/features/school-media/logo/update-logo.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { currentSession } from '#app/routes/session.server.ts'
import { log } from '#lib/log.ts'
import type { Route } from './+types/logo.ts'

const profile = (request: Request, query = '') =>
  localePath(localeOf(new URL(request.url).pathname), `/dashboard/profile${query}`)

export const loader = ({ request }: Route.LoaderArgs) => redirect(profile(request))

/**
 * Saves a logo, or removes it with the intent `remove-logo`; the profile then shows the result, or the reason for a
 * refusal (`?logo=<code>`).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const session = await currentSession({ context })
  if (!session) return redirect(profile(request, '?logo=must_be_logged_in'))
  const form = await formOf(request)
  const member = { userId: session.userId, schoolId: String(form.get('schoolId') ?? '') }
  const removing = form.get('intent') === 'remove-logo'
  try {
    if (removing) await removeLogo(member)
    else await updateLogo(member, form.get('logo'), context.get(visitorContext).address)
  } catch (error) {
    if (error instanceof Response) throw error
    if (!(error instanceof Failure)) log().error({ err: error }, 'a logo could not be changed')
    const code = error instanceof Failure ? error.code : removing ? 'image_delete' : 'image_upload'
    return redirect(profile(request, `?logo=${code}`))
  }
  const message = removing ? 'message.logoRemoved' : 'message.logoUpdated'
  return redirect(profile(request), { headers: { 'set-cookie': messageCookie(message) } })
}
