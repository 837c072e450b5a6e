import type { Key } from '#app/i18n/translate.ts'

export type MessageKey = Exclude<Extract<Key, `message.${string}`>, `${string}.text`>

/**
 * Set-Cookie value of a message that the next page shows once as a toast. The page's script reads and removes it, so
 * the HTML is the same for all visitors.
 */
export const messageCookie = (key: MessageKey): string =>
  `message=${key.slice('message.'.length)}; Max-Age=20; Path=/; SameSite=Lax`
