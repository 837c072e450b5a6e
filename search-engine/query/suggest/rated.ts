import type { CountryCode } from '#db/vocabulary.ts'

/**
 * A row, and how likely it is the one that is wanted: about the number of searches for it if each school is sought
 * equally often.
 */
export type Rated<Row> = { row: Row; score: number }

/** How many searches of each kind there are for each school that they find. */
export const SEARCHES = { school: 0.5, place: 0.4, area: 0.1, type: 0.02, typeInPlace: 0.6 }
/** What is abroad is sought so many times less often. */
const ABROAD = 0.1

export const homeShare = (home: CountryCode | undefined, country: CountryCode): number =>
  home === undefined || home === country ? 1 : ABROAD

export function byScore<Row>(rows: readonly Rated<Row>[]): Rated<Row>[] {
  return rows.toSorted((a, b) => b.score - a.score)
}
