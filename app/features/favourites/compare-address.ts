/** What a comparison's address specifies besides its schools. None of it is stored. */
export type CompareView = {
  differences: boolean
  /** The place from which distances are measured, as typed; empty for none. */
  near: string
  /** The visitor's own weights by criterion, see {@link MAX_WEIGHT}. */
  weights: Weights
}

/** From 1 to {@link MAX_WEIGHT}; negative where less is wanted of what is neither good nor bad. */
export type Weights = Readonly<Record<string, number>>

export const MAX_WEIGHT = 5
export const MAX_NEAR_LENGTH = 200

/** Prefix of the parameters that hold weights: `weight-class_size=3`. */
export const WEIGHT = 'weight-'
const CRITERION = /^[a-z0-9_]{1,50}$/
/** More than a comparison has criteria. */
const MAX_WEIGHTS = 50

/** Parses what a comparison's address specifies; ignores what is unknown or invalid. */
export function readCompareView(query: URLSearchParams): CompareView {
  return {
    differences: query.get('differences') === '1',
    near: (query.get('near') ?? '').trim().slice(0, MAX_NEAR_LENGTH),
    weights: readWeights(query),
  }
}

function readWeights(query: URLSearchParams): Weights {
  const known: [string, number][] = []
  for (const [name, value] of query) {
    const criterion = name.startsWith(WEIGHT) ? name.slice(WEIGHT.length) : ''
    const weight = Number(value)
    const isValid = Number.isInteger(weight) && weight !== 0 && Math.abs(weight) <= MAX_WEIGHT
    if (isValid && CRITERION.test(criterion) && known.length < MAX_WEIGHTS) known.push([criterion, weight])
  }
  return Object.fromEntries(known)
}

/** Whether a form was sent with empty fields, so that a shorter address says the same. */
export const hasIdleFields = (query: URLSearchParams): boolean =>
  query.get('near') === '' || [...query].some(([name, value]) => name.startsWith(WEIGHT) && value === '0')

/** Returns the address of a comparison, without language; its contents can be shared. */
export const comparePath = (ids: readonly string[], view: Partial<CompareView> = {}): string =>
  `/compare?${compareQuery(ids, view)}`

/** The address at which a shared list with these schools begins, behind `#`, so that they stay in the browser. */
export const sharedListPath = (ids: readonly string[]): string =>
  ids.length > 0 ? `/list#schools=${ids.map(encodeURIComponent).join(',')}` : '/list'

/** Returns the query of a comparison, with commas so that people can read it. */
export function compareQuery(
  ids: readonly string[],
  { differences = false, near = '', weights = {} }: Partial<CompareView> = {},
): string {
  const rest = new URLSearchParams()
  if (differences) rest.set('differences', '1')
  if (near !== '') rest.set('near', near)
  for (const [criterion, weight] of Object.entries(weights)) rest.set(WEIGHT + criterion, String(weight))
  return [`ids=${ids.map(encodeURIComponent).join(',')}`, ...(rest.size > 0 ? [rest.toString()] : [])].join('&')
}

/** Maximum number of schools: a larger table can neither be read nor printed on one page. */
export const MAX_COMPARED_SCHOOLS = 5

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
  return { ids: known.slice(0, MAX_COMPARED_SCHOOLS), tooMany: known.length > MAX_COMPARED_SCHOOLS }
}

/** Parses the ids in a comma-separated list, each once; invalid ones are ignored. */
export function readIds(list: string): string[] {
  const named = list.split(',').map((id) => id.trim())
  return [...new Set(named.filter((id) => ID.test(id) && id.length <= MAX_ID_LENGTH))]
}
