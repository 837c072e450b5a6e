/** The address of the page on which lists begin. */
export const LISTS_PATH = '/list'

/** 32 bytes in base64url. */
const KEY = /^[\w-]{43}$/
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** The secrets of a list, which stand in the fragment of its link and so reach no server. */
export type Secrets = {
  /** Decrypts the list. */
  key: string
  /** Lets its holder change the list; only the link for joining in has it. */
  write?: string | undefined
}

/** Makes the id of a list, which says nothing of it. */
export const newListId = (): string => crypto.randomUUID()

/** Makes the secrets of a list: two keys of 256 bits. */
export const newSecrets = (): Required<Secrets> => ({ key: newKey(), write: newKey() })

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}

/** The bytes of a key. */
export const keyBytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

/** Whether a text is the id of a list, as browsers make them. */
export const isListId = (text: string): boolean => ID.test(text)

/** Whether a text has the form of a key. */
export const isKey = (text: string): boolean => KEY.test(text)

/** Returns the fragment of a link without `#`: `<key>`, and `.<write key>` in the link for joining in. */
export const fragmentOf = ({ key, write }: Secrets): string => (write ? `${key}.${write}` : key)

/**
 * Parses the fragment of a link.
 *
 * @param fragment with or without `#`
 * @returns undefined if it is no complete key
 */
export function parseFragment(fragment: string): Secrets | undefined {
  const [key = '', write, ...more] = fragment.replace(/^#/, '').split('.')
  if (!isKey(key) || more.length > 0) return undefined
  if (write === undefined) return { key }
  return isKey(write) ? { key, write } : undefined
}

/** Returns the address of a list, without language and without its secrets. */
export const listPath = (id: string): string => `${LISTS_PATH}/${id}`
