import { MAX_SUMMARY, MAX_TEXT, plainText } from '#app/features/profile-editing/texts/text.schema.ts'
import { readEmail, readPhone, readWebsite } from '#app/features/schools/contact-rules.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { type CountryCode, FEATURES, type Feature } from '#db/vocabulary.ts'
import { CHANGE_FIELDS, type ChangeField, codesOf, codesText, needsPremium, type Values } from './change-fields.ts'
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

type School = { country: CountryCode; premium: boolean; officialFeatures: readonly string[] }
type Checked = { value: string } | { problem: PlainKey }

const MAX_LANGUAGES = 40
const problem = (key: PlainKey): Checked => ({ problem: key })
const valueOr = (value: string | null, key: PlainKey): Checked => (value === null ? problem(key) : { value })

/**
 * Checks a value that a group wants to write for a school, by the rules of the school's own forms.
 *
 * @param typed not empty
 * @returns the value in its stored form, or why it is invalid
 */
function checkValue(field: ChangeField, typed: string, school: School): Checked {
  if (field === 'phone') return valueOr(readPhone(typed, school.country), 'own.phone.invalid')
  if (field === 'website') return valueOr(readWebsite(typed), 'own.website.invalid')
  if (field === 'email') return valueOr(readEmail(typed), 'field.emailInvalid')
  if (field === 'features') return checkFeatures(codesOf(typed), school.officialFeatures)
  if (field === 'languages') return checkLanguages(codesOf(typed))
  if (needsPremium(field) && !school.premium) return problem('groups.problem.premium')
  const text = plainText(needsPremium(field) ? MAX_TEXT : MAX_SUMMARY).safeParse(typed)
  return text.success ? { value: text.data } : problem(text.error.issues[0]!.message as PlainKey)
}

function checkFeatures(codes: string[], official: readonly string[]): Checked {
  const known = codes.map((code) => FEATURES.find((feature) => feature.toLowerCase() === code.toLowerCase()))
  if (known.some((feature) => feature === undefined)) return problem('groups.problem.feature')
  return { value: codesText([...official, ...(known as Feature[])]) }
}

function checkLanguages(codes: string[]): Checked {
  const known = codes.map((code) => code.toLowerCase())
  const isValid = known.length <= MAX_LANGUAGES && known.every((code) => /^[a-z]{2,3}$/.test(code))
  return isValid ? { value: codesText(known) } : problem('groups.problem.language')
}
