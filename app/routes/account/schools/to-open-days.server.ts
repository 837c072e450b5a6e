import { redirect } from 'react-router'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { type MessageKey, messageCookie } from '#app/routes/message.server.ts'

/** Leads to the open days of a school after a change, with a message. */
export function toOpenDays(request: Request, schoolId: string, message: MessageKey) {
  const list = localePath(localeOf(new URL(request.url).pathname), `/account/schools/${schoolId}/open-days`)
  return redirect(list, { headers: { 'set-cookie': messageCookie(message) } })
}
