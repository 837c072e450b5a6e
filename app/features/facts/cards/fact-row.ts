import type { RegisterFact } from '#app/features/schools/register-summary.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { languageName } from '#app/i18n/language-name.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { formatPeriod } from '../format-fact.ts'
import type { CardSchool } from './card-school.ts'
import { CARD_LANGUAGES } from './languages/card-languages.ts'
import { comparableResult, resultFact } from './result-of-page.ts'
import type { MovablePart } from './sentence.ts'

const MAX_FACTS = 4
const MAX_LANGUAGES = 4

type Part = MovablePart | 'languages' | 'result'
type RowFact = RegisterFact & { part: Part }

/** What a row says in each part; a text that is the same in all rows of a page distinguishes none of them. */
type Writer = { part: Part; write: (school: CardSchool) => RegisterFact | null }

/**
 * Returns for each school of a page the facts that distinguish it from the others, at most four, the most telling
 * first. Facts that are the same, or unknown, for all of them are left out.
 */
export function factRows(schools: readonly CardSchool[], locale: Locale): RowFact[][] {
  const rows = schools.map(() => [] as RowFact[])
  for (const { part, write } of writersOf(schools, locale)) {
    const facts = schools.map(write)
    if (new Set(facts.map((fact) => fact?.text)).size < 2) continue
    facts.forEach((fact, at) => {
      if (fact && rows[at]!.length < MAX_FACTS) rows[at]!.push({ ...fact, part })
    })
  }
  return rows
}

function writersOf(schools: readonly CardSchool[], locale: Locale): Writer[] {
  const t = translator(locale)
  const words = CARD_LANGUAGES[locale]
  const result = comparableResult(schools)
  const named = (label: string, text: string) => `${label}: ${text}`
  return [
    { part: 'pupils', write: (school) => pupilsOf(school, locale) },
    {
      part: 'allDay',
      write: ({ allDay }) =>
        allDay && {
          icon: 'clock',
          text: words.allDay[allDay],
          label: named(t('fact.all_day_form'), words.allDay[allDay]),
        },
    },
    {
      part: 'gender',
      write: ({ gender }) =>
        gender && gender !== 'mixed'
          ? { icon: 'user-round', text: words.gender[gender], label: words.gender[gender] }
          : null,
    },
    {
      part: 'boarding',
      write: ({ boarding }) => (boarding ? { icon: 'bed-double', text: words.boarding, label: words.boarding } : null),
    },
    { part: 'languages', write: ({ languages }) => languagesOf(languages, locale) },
    { part: 'result', write: (school) => (result ? resultFact(school, result, locale) : null) },
  ]
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
