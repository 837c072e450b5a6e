/** More digits than any published number has, and fewer than a binary fraction keeps. */
const SIGNIFICANT_DIGITS = 12

/** Rounds to decimals, halves away from zero, as people do on paper: 20.35 becomes 20.4 and -0.25 becomes -0.3. */
export function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals
  const scaled = Math.round(Number((Math.abs(value) * factor).toPrecision(SIGNIFICANT_DIGITS))) / factor
  return value < 0 && scaled > 0 ? -scaled : scaled
}
