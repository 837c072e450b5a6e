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
