import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import { type Fact, numberOf, onDay, textOf } from '../facts/fact.ts'
import { isDay } from '../files/edition-date.ts'
import { factTable, type Row } from '../source.ts'
import { scottishKey } from './seed.ts'

const columns = {
  code: ['SEED', 'SEED code', 'Seed Code'],
  authority: ['LA Name', 'LA', 'Local Authority'],
  inspected: ['Inspection Date', 'Date of inspection'],
  published: ['Publication Date'],
  qi11: ['QI 1.1'],
  qi21: ['QI 2.1'],
  qi53: ['QI 5.3'],
  qi51: ['QI 5.1'],
  qi59: ['QI 5.9'],
  qi13: ['QI 1.3'],
  qi23: ['QI 2.3'],
  qi32: ['QI 3.2'],
  qi31: ['QI 3.1'],
} as const
type InspectionRow = Row<keyof typeof columns>

/** Quality indicators of the framework that ended in 2016; 1.1 has meant something else since then. */
const FORMER: readonly (readonly [keyof InspectionRow, FactId])[] = [
  ['qi11', 'inspection_performance'],
  ['qi21', 'inspection_experiences'],
  ['qi53', 'inspection_learning_needs'],
  ['qi51', 'inspection_curriculum'],
  ['qi59', 'inspection_self_evaluation'],
]

const CURRENT: readonly (readonly [keyof InspectionRow, FactId])[] = [
  ['qi11', 'inspection_self_evaluation'],
  ['qi13', 'inspection_leadership'],
  ['qi23', 'inspection_learning'],
  ['qi32', 'inspection_attainment'],
  ['qi31', 'inspection_wellbeing'],
]

/**
 * Education Scotland's grades for each public and grant-aided school, with the date of its last inspection. 0 means
 * that this framework has no such grade. The sheet of independent schools has other indicators, and the register lists
 * none of these schools.
 */
export const inspections = factTable({
  name: 'inspections',
  columns,
  required: ['code', 'authority', 'inspected', 'qi13', 'qi23', 'qi32', 'qi31', 'qi21'],
  reader: () => (row) => {
    const key = scottishKey(row.code)
    return typeof key === 'string' ? { key, facts: inspectionFacts(row) } : key
  },
})

/** A school without a date has not been inspected since it opened. */
function inspectionFacts(row: InspectionRow): Fact[] {
  if (!isDay(row.inspected)) return []
  const period = onDay(row.inspected)
  const indicators = Number(row.qi21) > 0 ? FORMER : CURRENT
  return [
    ...textOf('last_inspection', row.inspected),
    ...indicators.flatMap(([key, fact]) => (/^[1-6]$/.test(row[key]) ? numberOf(fact, row[key], { period }) : [])),
  ]
}
