import type { RegisterFact } from '#app/features/schools/register-summary.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { languageName } from '#app/i18n/language-name.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { formatFactValue, formatPeriod } from '../format-fact.ts'
import type { CardSchool } from './card-school.ts'
import { CARD_LANGUAGES } from './languages/card-languages.ts'
import { comparableResult, resultFact } from './result-of-page.ts'
import { stageWords } from './sentence.ts'

const MAX_FACTS = 5
const MAX_LANGUAGES = 4

/** What a row says in each part; a text that is the same in all rows of a page distinguishes none of them. */
type Writer = (school: CardSchool) => RegisterFact | null

/** For each school of a page the facts that distinguish it from the others, and in words what all of them share. */
type FactRows = { rows: RegisterFact[][]; shared: string[] }

/**
 * Returns for each school of a page the facts that distinguish it, at most five, the most telling first. What all of
 * them share is apart; a school alone shares nothing.
 *
 * @param isWhole whether the page has no other schools, of which registers say nothing
 */
export function factRows(schools: readonly CardSchool[], locale: Locale, isWhole = true): FactRows {
  const rows = schools.map(() => [] as RegisterFact[])
  const shared: string[] = []
  for (const write of writersOf(schools, locale)) {
    const facts = schools.map(write)
    const [first] = facts
    if (isWhole && schools.length > 1 && facts.every((fact) => fact?.text === first?.text)) {
      if (first) shared.push(first.text)
      continue
    }
    facts.forEach((fact, at) => {
      if (fact && rows[at]!.length < MAX_FACTS) rows[at]!.push(fact)
    })
  }
  return { rows, shared }
}

function writersOf(schools: readonly CardSchool[], locale: Locale): Writer[] {
  const t = translator(locale)
  const words = CARD_LANGUAGES[locale]
  const result = comparableResult(schools)
  const fact = (icon: RegisterFact['icon'], text: string | null, name?: string): RegisterFact | null =>
    text ? { icon, text, label: name ? `${name}: ${text}` : text } : null
  return [
    (school) => pupilsOf(school, locale),
    (school) => fact('book-open', stageWords(school, locale)),
    (school) => fact('school', words.status(school), t('facts.ownership')),
    ({ allDay }) => fact('clock', allDay && words.allDay[allDay], t('fact.all_day_form')),
    (school) => (result ? resultFact(school, result, locale) : inspectionOf(school, locale)),
    (school) => lastDistanceOf(school, locale),
    ({ gender }) => fact('user-round', gender && gender !== 'mixed' ? words.gender[gender] : null),
    ({ boarding }) => fact('bed-double', boarding ? words.boarding : null),
    ({ languages }) => languagesOf(languages, locale),
    ({ institute }) => fact('school', institute && words.institute(institute)),
  ]
}

/** The day of the last inspection: grades need explanations for which a row has no room. */
function inspectionOf({ results: { last_inspection: day } }: CardSchool, locale: Locale): RegisterFact | null {
  if (!day?.choice) return null
  const text = `${translator(locale)('fact.last_inspection')} ${formatFactValue(locale, 'last_inspection', day)}`
  return { icon: 'list-checks', text, label: text }
}

/** How far away the last child lived that got a place by distance, with the year: it changes every year. */
function lastDistanceOf({ results }: CardSchool, locale: Locale): RegisterFact | null {
  const value = results.admission_last_distance
  if (!value || value.number === null) return null
  const distance = formatFactValue(locale, 'admission_last_distance', value)
  const text = `${translator(locale)('fact.admission_last_distance')} ${distance} (${formatPeriod(locale, value)})`
  return { icon: 'map-pin', text, label: text }
}

function pupilsOf(school: CardSchool, locale: Locale): RegisterFact | null {
  const { pupils, pupilsIn } = school
  if (!pupils) return null
  const text = CARD_LANGUAGES[locale].pupils(formatNumber(locale, pupils), pupils, school)
  return { icon: 'users', text, label: [text, pupilsIn && formatPeriod(locale, pupilsIn)].filter(Boolean).join(', ') }
}

/** `En, Fr, La`, and their full names for screen readers. */
function languagesOf(codes: readonly string[], locale: Locale): RegisterFact | null {
  if (codes.length === 0) return null
  const short = codes.slice(0, MAX_LANGUAGES).map((code) => code.charAt(0).toUpperCase() + code.slice(1))
  const rest = codes.length > MAX_LANGUAGES ? [`+${codes.length - MAX_LANGUAGES}`] : []
  const names = codes.map((code) => languageName(locale, code)).join(', ')
  return {
    icon: 'languages',
    text: [...short, ...rest].join(', '),
    label: `${translator(locale)('facts.languages')}: ${names}`,
  }
}
