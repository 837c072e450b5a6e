/** 95 % of a normal distribution lie within this many standard deviations of its mean. */
const Z = 1.959964

/** A value with the limits between which it lies with a confidence of 95 %, in the unit of the value. */
export type Estimate = { value: number; low: number; high: number }

/**
 * Returns the Wilson score interval of a share, which stays within 0 and 100 and is usable for small numbers and for
 * shares near the ends: Wilson EB, Probable inference, the law of succession, and statistical inference, J Am Stat
 * Assoc 22 (1927), 209–212. Public health bodies give shares with it (Statistics with confidence, 2nd edition, 2000,
 * 46–48).
 *
 * @param percent the share in per cent, 0 to 100; need not be a whole number of pupils, as publishers round
 * @param pupils of which it is the share, at least 1
 */
export function shareEstimate(percent: number, pupils: number): Estimate {
  const share = percent / 100
  const middle = share + Z ** 2 / (2 * pupils)
  const reach = Z * Math.sqrt((share * (1 - share)) / pupils + Z ** 2 / (4 * pupils ** 2))
  const all = 1 + Z ** 2 / pupils
  return {
    value: percent,
    low: Math.min(percent, Math.max(0, ((middle - reach) / all) * 100)),
    high: Math.max(percent, Math.min(100, ((middle + reach) / all) * 100)),
  }
}

/**
 * Returns the interval of the difference of two independent estimates, from their own limits: method 10 of Newcombe RG,
 * Interval estimation for the difference between independent proportions, Stat Med 17 (1998), 873–890.
 */
export function changeBetween(before: Estimate, after: Estimate): Estimate {
  const value = after.value - before.value
  return {
    value,
    low: value - Math.hypot(after.value - after.low, before.high - before.value),
    high: value + Math.hypot(after.high - after.value, before.value - before.low),
  }
}

/** Whether chance alone may explain the difference of two estimates: its interval holds zero. */
export function isWithinChance(before: Estimate, after: Estimate): boolean {
  const { low, high } = changeBetween(before, after)
  return low <= 0 && high >= 0
}
