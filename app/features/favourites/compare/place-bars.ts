import type { NumberFact } from '#app/features/facts/vocabulary/fact-definition.ts'

/** A bar as positions on its track, in per cent. */
export type Bar = { from: number; to: number }

/**
 * Draws numbers as bars on one track. Counts go from zero to the greatest of them, shares to 100 %; signed numbers
 * begin in the middle; scores whose scale has no zero lie between its ends.
 */
export function placeBars(numbers: readonly (number | null)[], { unit, range }: NumberFact): (Bar | null)[] {
  const greatest = Math.max(...numbers.map((number) => Math.abs(number ?? 0)))
  const [least, most] = range
  if (least < 0) return numbers.map((number) => (number === null ? null : barFromZero(number, greatest)))
  if (unit === 'percent') return numbers.map((number) => between(number, 0, 100))
  return numbers.map((number) => (least > 1 ? between(number, least, most) : between(number, 0, greatest)))
}

/** Draws counts of any kind, such as distances. */
export const placeCounts = (numbers: readonly (number | null)[]): (Bar | null)[] => {
  const greatest = Math.max(...numbers.map((number) => number ?? 0))
  return numbers.map((number) => between(number, 0, greatest))
}

function between(number: number | null, least: number, most: number): Bar | null {
  if (number === null) return null
  return { from: 0, to: most > least ? round(((number - least) / (most - least)) * 100) : 100 }
}

function barFromZero(number: number, greatest: number): Bar {
  const length = greatest === 0 ? 0 : (number / greatest) * 50
  return { from: round(Math.min(50, 50 + length)), to: round(Math.max(50, 50 + length)) }
}

const round = (share: number) => Math.round(Math.min(100, Math.max(0, share)) * 10) / 10
