import type { FactValue } from '../find-fact-values.server.ts'
import { FACTS, type FactId } from '../vocabulary/facts.ts'

/** Fewer periods show no course. */
export const MIN_PERIODS = 2

/** What only names a school or a page has no course, even if it is written differently over the years. */
const NAMES: ReadonlySet<FactId> = new Set([
  'official_code',
  'official_name',
  'predecessors',
  'successors',
  'parent_school',
  'inspection_report',
  'career_guide_page',
])

/** Returns the values that make a line: the numbers of periods that the publisher names. */
export const yearsOf = (id: FactId, history: readonly FactValue[]): FactValue[] =>
  FACTS[id].kind === 'number' ? history.filter(({ number, isImportDay }) => number !== null && !isImportDay) : []

/** Whether a fact says something in words, which may differ from one period to the next. */
export const isOfWords = (id: FactId): boolean =>
  FACTS[id].kind !== 'number' && FACTS[id].kind !== 'day' && !NAMES.has(id)

/** Returns the values of a fact that its page shows period by period, of periods that the publisher names. */
export const editionsOf = (id: FactId, history: readonly FactValue[]): FactValue[] =>
  isOfWords(id) ? history.filter(({ missing, isImportDay }) => missing === null && !isImportDay) : yearsOf(id, history)
