import type { SchoolDocument } from '#search-engine/index.ts'
import type { AskedText } from './asked-text.ts'
import { hasProperty, kindTest, type OfficialRow, placeTest } from './official-row.ts'

/** So many rows are looked at. */
export const FIRST = 5
/** At least this share of the first rows must be schools that the text means, if so many exist. */
const MIN_SHARE = 0.8

/** One row of results: a school, and the further sites of its institution. */
export type Row = readonly SchoolDocument[]

/** How good the first rows are for a text; `areThere` is undefined if the text names no place. */
export type Verdict = { isEmpty: boolean; isRight: boolean; isFirstRight: boolean; areThere: boolean | undefined }

/** Ids of schools, and how many of them a search has to show: those for children, if there are any. */
type Schools = { ids: ReadonlySet<string>; count: number }

/** The schools that a text asks for, by the official rows. */
export type Meant = {
  wants: AskedText['wants']
  /** Those known to be so. */
  known: Schools
  /** Those of which the register leaves a property open, too. */
  all: Schools
  /** All schools of the place; undefined if the text names none. */
  there: Schools | undefined
}

/** Returns what a text asks for; nothing can be right if `all` is empty. */
export function meantBy(asked: AskedText, rows: readonly OfficialRow[]): Meant {
  const there = rows.filter(placeTest(asked))
  const all = there.filter(kindTest(asked)).flatMap((row) => {
    const wanted = asked.wanted.map((property) => hasProperty(property, row))
    const isExcluded = asked.excluded.some((property) => hasProperty(property, row) === true)
    return isExcluded || wanted.includes(false) ? [] : [{ row, isKnown: wanted.every(Boolean) }]
  })
  return {
    wants: asked.wants,
    known: schoolsOf(all.filter(({ isKnown }) => isKnown).map(({ row }) => row)),
    all: schoolsOf(all.map(({ row }) => row)),
    there: asked.where && schoolsOf(there),
  }
}

function schoolsOf(rows: readonly OfficialRow[]): Schools {
  const forChildren = rows.filter(({ school: { audience = 'children' } }) => audience === 'children')
  return { ids: new Set(rows.map(({ school }) => school.id)), count: forChildren.length || rows.length }
}

/**
 * Judges rows by the official data of the schools alone. The first five must be what the text asks for, four of them at
 * least, or as many as there are; schools that are known to have what is wanted come before those of which it is not
 * known, and those known not to have it never count.
 */
export function judge({ wants, known, all, there }: Meant, rows: readonly Row[]): Verdict {
  const shown = rows.slice(0, FIRST)
  const isOne =
    ({ ids }: Schools) =>
    (row: Row) =>
      row.some(({ id }) => ids.has(id))
  const isEnough = (among: Schools, exist: number) => {
    const fitting = shown.filter(isOne(among))
    const sites = fitting.flat().filter(({ id }) => among.ids.has(id)).length
    return fitting.length >= FIRST * MIN_SHARE || sites >= Math.min(exist, FIRST) * MIN_SHARE
  }
  const best = known.count > 0 ? known : all
  // Who shows only schools that are known to be so need not add others.
  const isOnlyKnown = known.count > 0 && shown.every(isOne(known))
  const areMany = all.count > 0 && isEnough(known, known.count) && (isOnlyKnown || isEnough(all, all.count))
  return {
    isEmpty: rows.length === 0,
    isRight: wants === 'one' ? shown.some(isOne(all)) : areMany,
    isFirstRight: shown.slice(0, 1).some(isOne(best)),
    areThere: there && isEnough(there, all.count),
  }
}
