import { MAX_SUMMARY, MAX_TEXT, plainText } from '#app/features/profile-editing/texts/text.schema.ts'
import { readEmail, readPhone, readWebsite } from '#app/features/schools/contact-rules.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { type CountryCode, FEATURES, type Feature } from '#db/vocabulary.ts'
import { type ChangeField, codesOf, codesText, needsPremium } from './change-fields.ts'

type School = { country: CountryCode; premium: boolean; officialFeatures: readonly string[] }
export type Checked = { value: string } | { problem: PlainKey }

const MAX_LANGUAGES = 40
const problem = (key: PlainKey): Checked => ({ problem: key })
const valueOr = (value: string | null, key: PlainKey): Checked => (value === null ? problem(key) : { value })

/**
 * Checks a value that a group wants to write for a school, by the rules of the school's own forms.
 *
 * @param typed not empty
 * @returns the value in its stored form, or why it is invalid
 */
export function checkValue(field: ChangeField, typed: string, school: School): Checked {
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
