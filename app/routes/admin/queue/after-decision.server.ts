import { redirect } from 'react-router'
import { readQueueAddress } from '#app/features/moderation/cases/queue-address.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { type MessageKey, messageCookie } from '#app/routes/message.server.ts'

/**
 * Redirects a moderator after a decision: to the next case of the same part of the queue if the form was sent with
 * `?then=next`, else to `page`.
 *
 * @param page path without language
 * @param message that the next page shows
 */
export function afterDecision(request: Request, page: string, message: MessageKey): Response {
  const { pathname, searchParams } = new URL(request.url)
  const { kind } = readQueueAddress(searchParams)
  const next = `/admin/next${kind ? `?kind=${kind}` : ''}`
  const path = searchParams.get('then') === 'next' ? next : page
  return redirect(localePath(localeOf(pathname), path), { headers: { 'set-cookie': messageCookie(message) } })
}
