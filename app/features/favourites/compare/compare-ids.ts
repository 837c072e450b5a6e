/** Maximum number of schools: a larger table cannot be read, or printed on one page. */
export const MAX_COMPARED = 5

/** No register has longer ids. */
export const MAX_ID_LENGTH = 100

/** An id is neither empty nor contains control characters. */
const ID = /^\P{Cc}+$/u

/**
 * Reads the schools that an address such as `/compare?ids=1,4` names, in its order. A repeated id counts once; invalid
 * ids are ignored.
 *
 * @param ids value of the parameter, null if there is none
 * @returns at most five ids, and whether the address named more
 */
export function readCompareIds(ids: string | null): { ids: string[]; tooMany: boolean } {
  const known = readIds(ids ?? '')
  return { ids: known.slice(0, MAX_COMPARED), tooMany: known.length > MAX_COMPARED }
}

/** Reads the ids in a list separated by commas, each once; invalid ones are ignored. */
export function readIds(list: string): string[] {
  const named = list.split(',').map((id) => id.trim())
  return [...new Set(named.filter((id) => ID.test(id) && id.length <= MAX_ID_LENGTH))]
}
