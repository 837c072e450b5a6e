import { MAX_COMPARED_SCHOOLS, readCompareIds, readIds } from '#app/features/favourites/compare-address.ts'

/** Name of the parameter and of the field of forms that name the schools: `1,4`. */
export const SCHOOLS = 'schools'
/** The same in forms that can also lead to a comparison. */
const COMPARED = 'ids'

type Fields = Pick<URLSearchParams, 'getAll'>

/** Returns the address of a dossier, without language; its contents can be shared. */
export const dossierPath = (ids: readonly string[]): string =>
  ids.length === 0 ? '/dossier' : `/dossier?${SCHOOLS}=${ids.map(encodeURIComponent).join(',')}`

const listOf = (fields: Fields): string => [...fields.getAll(SCHOOLS), ...fields.getAll(COMPARED)].join()

/** Parses the schools that an address or a form names, as {@link readCompareIds}; several fields count as one list. */
export const readDossierIds = (fields: Fields) => readCompareIds(listOf(fields))

/** Returns the ids as they are named, one more than a dossier holds at most, so that its page can say so. */
export const namedIds = (fields: Fields): string[] => readIds(listOf(fields)).slice(0, MAX_COMPARED_SCHOOLS + 1)

/** Whether an address names the schools in another way than {@link dossierPath}. */
export const isLongWay = (query: URLSearchParams): boolean => query.has(COMPARED) || query.getAll(SCHOOLS).length > 1
