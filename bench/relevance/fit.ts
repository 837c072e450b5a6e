/** Weights by name. */
export type Weights = Record<string, number>
/** A weight that moved, and the mean score with it. */
export type Move = { name: string; from: number; to: number; score: number }

const FACTORS = [0.5, 0.8, 1.25, 2]
/** Weights up to this may change their sign, by steps of 1. */
const SMALL = 1
const PASSES = 2
/** A move may make this many folds worse. */
const MAX_WORSE = 1

/**
 * Moves one weight after the other, in their order, to where the mean score over all folds is highest, unless more
 * than one fold gets worse. The same texts and weights always lead to the same result.
 *
 * @param weights are changed
 * @param scoreFolds returns the score of each fold with the weights as they are, higher is better
 */
export function moveWeights(
  weights: Weights,
  scoreFolds: () => readonly number[],
  onMove: (move: Move) => void = () => {},
): Move[] {
  const moves: Move[] = []
  let best = scoreFolds()
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [name, from] of Object.entries(weights)) {
      let to = from
      for (const value of candidates(from)) {
        weights[name] = value
        const folds = scoreFolds()
        if (mean(folds) > mean(best) && countWorse(folds, best) <= MAX_WORSE) [best, to] = [folds, value]
      }
      weights[name] = to
      if (to === from) continue
      moves.push({ name, from, to, score: mean(best) })
      onMove(moves.at(-1)!)
    }
  }
  return moves
}

/** Returns the values to which a weight may move. */
export function candidates(weight: number): number[] {
  const values = FACTORS.map((factor) => rounded(weight * factor))
  if (Math.abs(weight) <= SMALL) values.push(rounded(weight - SMALL), rounded(weight + SMALL))
  return [...new Set(values)].filter((value) => value !== weight)
}

const rounded = (value: number) => Math.round(value * 100) / 100
const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
const countWorse = (folds: readonly number[], before: readonly number[]) =>
  folds.filter((score, at) => score < before[at]!).length

/**
 * Makes weights tell who reads them, so that work is repeated only if a weight that it read has changed since: most
 * weights change few texts.
 */
export function watch(weights: Weights): <T>(work: () => T) => () => T {
  const values: Weights = { ...weights }
  let read = new Set<string>()
  for (const name of Object.keys(values)) {
    Object.defineProperty(weights, name, {
      enumerable: true,
      get: () => {
        read.add(name)
        return values[name]
      },
      set: (value: number) => {
        values[name] = value
      },
    })
  }
  return (work) => {
    const runs: { read: [name: string, value: number][]; result: ReturnType<typeof work> }[] = []
    return () => {
      const known = runs.find((run) => run.read.every(([name, value]) => values[name] === value))
      if (known) return known.result
      read = new Set()
      const result = work()
      runs.push({ read: Array.from(read, (name) => [name, values[name]!]), result })
      return result
    }
  }
}
