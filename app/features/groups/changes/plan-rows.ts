import type { PlainKey } from '#app/i18n/translate.ts'
import { CHANGE_FIELDS, type ChangeField, type Values } from './change-fields.ts'
import { checkValue } from './check-value.ts'
import type { SchoolValues } from './read-values.server.ts'

/** What one row of a form or file asks for. */
export type Asked = { line: number; school: string; values: Values }
/** Why a row, or one of its fields, is not written. */
export type Problem = { field: ChangeField | null; text: PlainKey }
/** A row with what is to be written, and what it replaces. */
export type PlannedRow = {
  line: number
  schoolId: string | null
  named: string
  wanted: Values
  before: Values
  problems: Problem[]
}

/**
 * Compares a request with the schools' present data. Empty values and those that a school already has change nothing;
 * rows that neither change anything nor have a problem are left out.
 */
export function planRows(asked: readonly Asked[], schools: ReadonlyMap<string, SchoolValues>): PlannedRow[] {
  const seen = new Set<string>()
  return asked.flatMap(({ line, school: named, values }): PlannedRow[] => {
    const school = schools.get(named)
    const refused = !school ? 'unknown' : seen.has(named) ? 'twice' : school.mayWrite ? null : 'noRight'
    seen.add(named)
    const row = { line, schoolId: school?.id ?? null, named: named.slice(0, 300), wanted: {}, before: {} }
    if (refused) return [{ ...row, problems: [{ field: null, text: `groups.problem.${refused}` as const }] }]
    const planned = planRow(values, school!)
    const isEmpty = Object.keys(planned.wanted).length + planned.problems.length === 0
    return isEmpty ? [] : [{ ...row, ...planned }]
  })
}

function planRow(values: Values, school: SchoolValues): Pick<PlannedRow, 'wanted' | 'before' | 'problems'> {
  const wanted: Values = {}
  const before: Values = {}
  const problems: Problem[] = []
  for (const field of CHANGE_FIELDS) {
    const typed = values[field]?.trim() ?? ''
    if (typed === '' || typed === school.values[field]) continue
    const checked = checkValue(field, typed, school)
    if ('problem' in checked) problems.push({ field, text: checked.problem })
    else if (checked.value !== school.values[field]) {
      wanted[field] = checked.value
      before[field] = school.values[field]
    }
  }
  return { wanted, before, problems }
}
