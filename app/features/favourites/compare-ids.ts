/** Maximum number of schools: a larger table can neither be read nor printed on one page. */
export const MAX_COMPARED = 5

/** Longer than the ids of any register. */
export const MAX_ID_LENGTH = 100

/** An id is not empty and contains no control characters. */
const ID = /^\P{Cc}+$/u

/**
 * Parses the schools named by an address such as `/compare?ids=1,4`, in its order. A repeated id counts once; invalid
 * ids are ignored.
 *
 * @param ids value of the parameter, null if there is none
 * @returns at most five ids, and whether the address named more
 */
export function readCompareIds(ids: string | null): { ids: string[]; tooMany: boolean } {
  const known = readIds(ids ?? '')
  return { ids: known.slice(0, MAX_COMPARED), tooMany: known.length > MAX_COMPARED }
}

/** Parses the ids in a comma-separated list, each once; invalid ones are ignored. */
export function readIds(list: string): string[] {
  const named = list.split(',').map((id) => id.trim())
  return [...new Set(named.filter((id) => ID.test(id) && id.length <= MAX_ID_LENGTH))]
}
