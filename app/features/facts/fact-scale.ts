import type { Spread } from './find-facts.server.ts'

/**
 * A school, the median and the middle half of its kind as positions on a scale, in per cent of its length; `wider` is
 * the median of a larger area.
 */
export type FactScale = { at: number; middle: number; from: number; to: number; wider?: number }

type Percentiles = Pick<Spread, 'low' | 'high' | 'lowerQuartile' | 'upperQuartile' | 'median'>

/**
 * Places a value on a scale from the 5th to the 95th percentile, extended to the value or the wider median if they lie
 * beyond.
 *
 * @param range ends of the scale where publishers fix them
 */
export function placeOnScale(
  value: number,
  { low, high, lowerQuartile, upperQuartile, median }: Percentiles,
  { wider, range = [low, high] }: { wider?: number | undefined; range?: readonly [number, number] | undefined } = {},
): FactScale {
  const shown = wider === undefined ? [value] : [value, wider]
  const [least, most] = [Math.min(range[0], ...shown), Math.max(range[1], ...shown)]
  const place = (number: number) => (most === least ? 50 : Math.round(((number - least) / (most - least)) * 1000) / 10)
  return {
    at: place(value),
    middle: place(median),
    from: place(lowerQuartile),
    to: place(upperQuartile),
    ...(wider !== undefined && { wider: place(wider) }),
  }
}
