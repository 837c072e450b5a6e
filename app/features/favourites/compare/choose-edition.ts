import type { FactValue } from '#app/features/facts/find-fact-values.server.ts'

/** An older common edition is shown instead of newer ones only if it is at most this much older. */
const MAX_DAYS_OLDER = 2 * 366
const DAY_MS = 86_400_000

/**
 * Chooses the values of a fact to show side by side: those of the newest period for which all schools have a value, if
 * that is at most two years older than the newest value. Otherwise each school's newest value is shown with its own
 * period.
 *
 * @param histories values by school, oldest first; empty for a school without any
 * @returns a value for each school, null for one without any
 */
export function chooseEdition(histories: readonly (readonly FactValue[])[]): (FactValue | null)[] {
  const known = histories.map((history) => history.filter(isGiven)).filter((history) => history.length > 0)
  const [first = [], ...others] = known
  const newest = Math.max(...known.map((history) => Date.parse(history.at(-1)!.start)))
  const shared = first.findLast(
    (value) =>
      newest - Date.parse(value.start) <= MAX_DAYS_OLDER * DAY_MS &&
      others.every((history) => history.some((other) => isSame(other, value))),
  )
  return histories.map(
    (history) =>
      history.find((value) => shared && isSame(value, shared)) ?? history.findLast(isGiven) ?? history.at(-1) ?? null,
  )
}

const isGiven = ({ missing }: FactValue) => missing === null

/**
 * Whether two values belong to the same edition. Where a publisher names no period, both must have come from the same
 * source on the same day.
 */
export function isSame(one: FactValue, other: FactValue): boolean {
  const isSamePeriod = one.period === other.period && one.start === other.start
  const isUndated = one.isImportDay || other.isImportDay
  return isSamePeriod && (!isUndated || (one.isImportDay === other.isImportDay && one.source === other.source))
}
