/**
 * Returns the line through values and the area under it, as SVG paths in a box of this size with zero at its lower
 * edge.
 *
 * @param most value at the upper edge, above zero
 */
export function chartPath(
  values: readonly number[],
  max: number,
  { width, height }: { width: number; height: number },
) {
  const step = width / Math.max(values.length - 1, 1)
  const points = values.map((value, index) => `${round(index * step)},${round(height - (value / max) * height)}`)
  const line = `M${points.join('L')}`
  return { line, area: `${line}L${width},${height}L0,${height}Z` }
}

const round = (value: number) => Math.round(value * 10) / 10

/**
 * Rounds up to a number with a single non-zero digit, such as 70 for 61, so that the upper edge of a chart changes
 * seldom.
 */
export function calmMaximum(values: readonly number[]): number {
  const max = Math.max(4, ...values)
  const unit = 10 ** Math.floor(Math.log10(max))
  return Math.ceil(max / unit) * unit
}
