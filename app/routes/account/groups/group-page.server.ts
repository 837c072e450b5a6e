import { redirect } from 'react-router'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { type MessageKey, messageCookie } from '#app/routes/message.server.ts'

/** Redirects to a page of the site in the language of the request, which then shows a message. */
export function leadTo(request: Request, path: string, message?: MessageKey): Response {
  const headers: HeadersInit = message ? { 'set-cookie': messageCookie(message) } : {}
  return redirect(localePath(localeOf(new URL(request.url).pathname), path), { headers })
}

/** Returns the page number in an address, 1 if there is none. */
export function pageOf(request: Request): number {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1
}
