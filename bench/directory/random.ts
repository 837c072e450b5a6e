/** Random choices that repeat exactly for the same seed. */
export type Random = {
  /** Returns a number in [0, 1). */
  next(): number
  chance(probability: number): boolean
  /** Returns an integer in [from, to]. */
  integer(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  /** Like pick, but strongly prefers the first entries, as with real school names. */
  pickSkewed<T>(list: readonly T[]): T
  /** Returns an index into a list of running totals, with a probability proportional to its increment. */
  pickWeighted(totals: readonly number[]): number
  /** Returns a number from an approximately normal distribution with mean 0 and standard deviation 1. */
  normal(): number
}

/** Mulberry32 by Tommy Ettinger (public domain): 32 bits of state, enough for made-up data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, integer(0, list.length - 1)),
    pickSkewed: (list) => at(list, Math.floor(next() ** 2 * list.length)),
    pickWeighted: (totals) => firstAbove(totals, next() * (totals.at(-1) ?? 0)),
    normal: () => Array.from({ length: 6 }, next).reduce((sum, part) => sum + part, -3) / Math.SQRT1_2,
  }
}

function at<T>(list: readonly T[], index: number): T {
  if (index >= list.length) throw new Error('Nothing to pick from.')
  return list[index] as T
}

function firstAbove(totals: readonly number[], value: number): number {
  let low = 0
  let high = totals.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((totals[middle] as number) <= value) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns running totals for {@link Random.pickWeighted}. */
export function runningTotals(weights: readonly number[]): number[] {
  let total = 0
  return weights.map((weight) => {
    total += weight
    return total
  })
}

/** Returns a number in [0, 1) derived from a text, for choices that must not depend on their order. */
export function hashFraction(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  return createRandom(hash).next()
}
