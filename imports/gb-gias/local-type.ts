import { sentenceCase } from '../cleaning/title-case.ts'

/** What the register lists in the plural or in administrative terms. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/^studio schools$/i, 'Studio school'],
  [/^sixth form centres$/i, 'Sixth form centre'],
  [/^further education$/i, 'Further education college'],
  [/^pupil referral unit$/i, 'Alternative provision (pupil referral unit)'],
]

/** `Academy special sponsor led`: its kind, if it has one, and how it became an academy. */
const ACADEMY = /^academy(?: (?<kind>.+?))? (?<how>sponsor led|converter)$/i
const FREE_SCHOOL = /^free schools(?: (?<kind>.+))?$/i

/**
 * Returns the type of a school as families read it: `Academy (sponsor-led)`, `Special academy (converter)`, `Free
 * school`.
 */
export function localType(type: string): string {
  const plain = PLAIN.find(([listed]) => listed.test(type))?.[1]
  if (plain) return plain
  const { kind = '', how = '' } = ACADEMY.exec(type)?.groups ?? {}
  if (how) return `${ofKind(kind, 'academy')} (${how.toLowerCase().replace(' ', '-')})`
  const free = FREE_SCHOOL.exec(type)
  return free ? ofKind(free.groups?.kind ?? '', 'free school') : sentenceCase(type, 'en')
}

const ofKind = (kind: string, noun: string) =>
  sentenceCase(`${kind.replace(/^16(?: to |-)19$/, '16–19')} ${noun}`.trim(), 'en')
