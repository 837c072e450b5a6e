/** A value of a fact in one period, as it stands or stood. */
export type Value = {
  period: 'day' | 'year' | 'school_year'
  /** First day of the period, YYYY-MM-DD. */
  start: string
  isImportDay: boolean
  number: number | null
  choice: string | null
  missing: string | null
}

/** A row of the store of facts; `at`: when the import ended that wrote it, null for one whose record is gone. */
export type StoredValue = { key: string; at: Date | null; value: Value }

/** A row as it was before an import that ended at `at`; null if there was none. */
export type FormerValue = { key: string; start: string; at: Date; before: Value | null }

/** A fact whose newest value differs; `before` is null if none was known. */
export type FactDiff = { before: Value | null; after: Value }

/**
 * Compares the newest value of a fact of a school at two instants. Rows are kept by period, so that an earlier edition
 * is a row of its own; a row that an import wrote over or removed is in its journal, as long as that is kept. Without
 * the journal, a row of a later import counts as one that was not there.
 *
 * @returns undefined if there is no value at `until`, or it says the same
 */
export function diffFact(
  rows: readonly StoredValue[],
  journal: readonly FormerValue[],
  { since, until }: { since: Date; until: Date },
): FactDiff | undefined {
  const [before, after] = [newestAt(rows, journal, since), newestAt(rows, journal, until)]
  if (!after || (before && saysSame(before, after))) return undefined
  return { before: before ?? null, after }
}

const saysSame = (one: Value, other: Value) =>
  one.number === other.number && one.choice === other.choice && one.missing === other.missing

function newestAt(rows: readonly StoredValue[], journal: readonly FormerValue[], instant: Date): Value | undefined {
  const nameOf = (key: string, start: string) => `${start} ${key}`
  const values = new Map<string, Value | null>()
  for (const { key, at, value } of rows)
    values.set(nameOf(key, value.start), at === null || at <= instant ? value : null)
  // The earliest import after the instant says what stood at it.
  const later = journal.filter(({ at }) => at > instant).toSorted((one, other) => other.at.getTime() - one.at.getTime())
  for (const { key, start, before } of later) values.set(nameOf(key, start), before)
  const known = [...values].flatMap(([name, value]) => (value ? [{ name, value }] : []))
  return known.toSorted((one, other) => (one.name < other.name ? 1 : -1))[0]?.value
}
