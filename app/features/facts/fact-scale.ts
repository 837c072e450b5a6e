import type { Spread } from './find-facts.server.ts'

/** A school, the median and the middle half of its kind as places on a scale, in per cent of its length. */
export type FactScale = { at: number; middle: number; from: number; to: number }

/** Places a value on a scale from the 5th to the 95th percentile, or to the value itself if it lies beyond them. */
export function placeOnScale(
  value: number,
  {
    low,
    high,
    lowerQuartile,
    upperQuartile,
    median,
  }: Pick<Spread, 'low' | 'high' | 'lowerQuartile' | 'upperQuartile' | 'median'>,
): FactScale {
  const [least, most] = [Math.min(low, value), Math.max(high, value)]
  const place = (number: number) => (most === least ? 50 : Math.round(((number - least) / (most - least)) * 1000) / 10)
  return { at: place(value), middle: place(median), from: place(lowerQuartile), to: place(upperQuartile) }
}
