const KEY = /^(?!.*\.\.)[a-z0-9][\w.-]*(\/[a-z0-9][\w.-]*)*$/i
const MAX_LENGTH = 512

/** Whether a text is a valid key of a stored file: no way out of the store, no hidden file. */
export const isStorageKey = (text: string): boolean => text.length <= MAX_LENGTH && KEY.test(text)

/** @throws Error when the text is no valid key */
export function assertStorageKey(text: string): void {
  if (!isStorageKey(text)) throw new Error('This is no key of a stored file.')
}

/** @throws Error when the text is neither empty nor one or more folders with a slash at the end */
export function assertStoragePrefix(text: string): void {
  if (text === '') return
  if (!text.endsWith('/')) throw new Error('This is no folder of stored files.')
  assertStorageKey(text.slice(0, -1))
}
