import type { AreaNation } from '../admission-row.ts'
import { workingDayFrom } from './working-days.ts'

const RULE = /^(\d\d-\d\d)(?:\.\.(\d\d-\d\d))?@(-1|0|\+1)(>workday)?$/
const TURNS = /^(\d{1,2})@(\d\d-\d\d)@(-1|0|\+1)$/

type Rule = { from: string; to: string; offset: number; onWorkday: boolean }

/**
 * Reads a rule: `MM-DD@-1>workday` is a day in the calendar year before the school year begins, or the next working
 * day; `MM-DD..MM-DD@0` a period of the year in which it begins. One that ends before it begins ends a year later.
 */
export function parseRule(text: string): Rule | undefined {
  const [, from, to = from, offset, workday] = RULE.exec(text) ?? []
  if (!from || !to || !isReal(from) || !isReal(to)) return undefined
  return { from, to, offset: Number(offset), onWorkday: workday !== undefined }
}

/** Not 29 February either, which most years have not. */
function isReal(monthDay: string): boolean {
  const instant = new Date(`2023-${monthDay}T12:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(5, 10) === monthDay
}

/**
 * Returns the days of a rule for a year.
 *
 * @param entry calendar year in which the school year begins
 * @param nation whose working days count; a rule with working days of another country has none
 */
export function resolveRule(text: string, entry: number, nation: AreaNation | undefined) {
  const rule = parseRule(text)
  if (!rule || (rule.onWorkday && !nation)) return undefined
  const year = entry + rule.offset
  const from = `${year}-${rule.from}`
  const to = `${rule.to < rule.from ? year + 1 : year}-${rule.to}`
  if (!rule.onWorkday) return { from, to }
  const moved = workingDayFrom(to, nation!)
  return { from: rule.from === rule.to ? moved : from, to: moved }
}

/** Whom a row is about: children who reach an age by a day of the year before, of or after the year of entry. */
export type Turns = { age: number; by: string; offset: number }

/** Reads `6@06-30@0`: children who turn 6 by 30 June of the year of entry. */
export function parseTurns(text: string): Turns | undefined {
  const [, age, by, offset] = TURNS.exec(text) ?? []
  return by && isReal(by) ? { age: Number(age), by, offset: Number(offset) } : undefined
}
