import { redirect } from 'react-router'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { type MessageKey, messageCookie } from '#app/routes/message.server.ts'

/**
 * Redirects a moderator after a decision: to the next case if the form was sent with `?then=next`, else to `page`.
 *
 * @param page path without language
 * @param message that the next page shows
 */
export function afterDecision(request: Request, page: string, message: MessageKey): Response {
  const { pathname, searchParams } = new URL(request.url)
  const path = searchParams.get('then') === 'next' ? '/admin/next' : page
  return redirect(localePath(localeOf(pathname), path), { headers: { 'set-cookie': messageCookie(message) } })
}
