import { localeOf } from '#app/i18n/locales.ts'
import { hasText, type Key, type PlainKey, translator } from '#app/i18n/translate.ts'

export type MessageKey = Exclude<Extract<Key, `message.${string}`>, `${string}.text`>

/**
 * Set-Cookie value of a message that the next page shows once as a toast. The page's script reads and removes it, so
 * the HTML is the same for all visitors.
 */
export const messageCookie = (key: MessageKey): string =>
  `message=${key.slice('message.'.length)}; Max-Age=20; Path=/; SameSite=Lax`

/**
 * Returns the text of the message that a redirect left for this page, for visitors without JavaScript. The message
 * stays in its cookie, where the page's script would find it.
 */
export function messageOf(request: Request): string | undefined {
  const name = /(?:^|; )message=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  const locale = localeOf(new URL(request.url).pathname)
  const key = `message.${name}`
  return hasText(key, locale) ? translator(locale)(key as PlainKey) : undefined
}
