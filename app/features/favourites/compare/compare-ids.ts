/** No comparison holds more schools: a table of more cannot be read or printed on one page. */
export const MAX_COMPARED = 5

/** Longer ids exist in no register. */
export const MAX_ID_LENGTH = 100

/** No id is empty or has control characters. */
const ID = /^\P{Cc}+$/u

/**
 * The schools that an address such as `/compare?ids=1,4` names, in its order. A repeated id counts once; what can be no
 * id is left out.
 *
 * @param ids value of the parameter, null if there is none
 * @returns at most five ids, and whether the address named more
 */
export function readCompareIds(ids: string | null): { ids: string[]; tooMany: boolean } {
  const known = readIds(ids ?? '')
  return { ids: known.slice(0, MAX_COMPARED), tooMany: known.length > MAX_COMPARED }
}

/** The ids in a list with commas, each once; what can be none is left out. */
export function readIds(list: string): string[] {
  const named = list.split(',').map((id) => id.trim())
  return [...new Set(named.filter((id) => ID.test(id) && id.length <= MAX_ID_LENGTH))]
}
