import type { SchoolDocument, SearchResult } from '#search-engine/index.ts'
import type { Case } from './cases/case.ts'

export const IN_TOP = 5
/** At least this share of the first results must be schools that the search means, if so many exist. */
const MIN_SHARE = 0.8

/** `void`: the directory has no school that is meant, so nothing can be right. */
export type Verdict = 'right' | 'wrong' | 'empty' | 'void'

/**
 * Judges results by the plain data of the schools alone. A search for one school is right if the school is in the first
 * five rows; one for several if at least four of the first five are meant, or as many as there are of those that surely
 * are.
 */
export function judge(
  { wants, fits, surely = fits }: Pick<Case, 'wants' | 'fits' | 'surely'>,
  { hits, total }: SearchResult,
  schools: ReadonlyMap<string, SchoolDocument>,
): Verdict {
  const isMeant = ({ id, sites }: SearchResult['hits'][number]) =>
    [id, ...sites].some((one) => {
      const school = schools.get(one)
      return school !== undefined && fits(school)
    })
  const found = hits.slice(0, IN_TOP).filter(isMeant)
  if (found.length >= (wants === 'one' ? 1 : IN_TOP * MIN_SHARE)) return 'right'
  const meant = countMeant(surely, schools)
  if (meant === 0) return 'void'
  if (total === 0) return 'empty'
  // Sites of one institution share a row.
  const shown = found.reduce((sum, { sites }) => sum + 1 + sites.length, 0)
  return wants === 'most' && shown >= Math.min(meant, IN_TOP) * MIN_SHARE ? 'right' : 'wrong'
}

function countMeant(fits: Case['fits'], schools: ReadonlyMap<string, SchoolDocument>): number {
  let count = 0
  for (const school of schools.values()) if (fits(school) && ++count === IN_TOP) break
  return count
}
