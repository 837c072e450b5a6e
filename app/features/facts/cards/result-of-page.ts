import type { RegisterFact } from '#app/features/schools/register-summary.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { comparisonArea } from '../comparison-area.ts'
import { formatFactValue, formatPeriod } from '../format-fact.ts'
import { appliesTo, FACTS, type FactId } from '../vocabulary/facts.ts'
import type { CardSchool } from './card-school.ts'

/**
 * Results that a row may show, the most telling first. None of them needs a warning to be understood, and each may be
 * compared within one country or region.
 */
export const CARD_RESULTS = [
  'ks2_expected',
  'progress_8',
  'basics_5_share',
  'wales_gcse_points',
  'highers_5_share',
  'brevet_pass_rate',
  'bac_pass_rate',
  'bac_pro_pass_rate',
  'abitur_grade',
] as const satisfies readonly FactId[]
type CardResult = (typeof CARD_RESULTS)[number]

/** The names of the examinations, which no language translates. */
const SHORT_NAMES: Record<CardResult, string> = {
  ks2_expected: 'KS2',
  progress_8: 'Progress 8',
  basics_5_share: 'GCSE 5+',
  wales_gcse_points: 'Capped 9',
  highers_5_share: 'Highers 5+',
  brevet_pass_rate: 'Brevet',
  bac_pass_rate: 'Bac',
  bac_pro_pass_rate: 'Bac pro',
  abitur_grade: 'Abitur',
}

/** A result and the first day of its newest period on a page; rows show no other edition. */
type PageResult = { fact: CardResult; start: string }

/**
 * Returns the result that the rows of a page may show: known for at least two schools, all of them in one country or
 * region.
 */
export function comparableResult(schools: readonly CardSchool[]): PageResult | undefined {
  for (const fact of CARD_RESULTS) {
    const known = schools.filter((school) => applies(school, fact))
    if (known.length < 2 || !isOneArea(known, fact)) continue
    const start = known.reduce((newest, { results }) => {
      const value = results[fact]
      return value && value.start > newest ? value.start : newest
    }, '')
    return { fact, start }
  }
  return undefined
}

const applies = ({ results, category }: CardSchool, fact: CardResult): boolean =>
  typeof results[fact]?.number === 'number' && appliesTo(fact, category)

function isOneArea(schools: readonly CardSchool[], fact: CardResult): boolean {
  const definition = FACTS[fact]
  const byRegion = definition.kind === 'number' && definition.comparable === 'region'
  return new Set(schools.map((school) => (byRegion ? school.region : comparisonArea(school)))).size === 1
}

/** Returns the most telling result of a school shown on its own, in its newest period. */
export function ownResult(school: CardSchool, locale: Locale): RegisterFact | null {
  const fact = CARD_RESULTS.find((result) => applies(school, result))
  const start = fact && school.results[fact]?.start
  return fact && start !== undefined ? resultFact(school, { fact, start }, locale) : null
}

/** Returns the result of a school with its period; null if it belongs to another edition. */
export function resultFact(school: CardSchool, { fact, start }: PageResult, locale: Locale): RegisterFact | null {
  const value = school.results[fact]
  if (!value || value.start !== start || !applies(school, fact)) return null
  const t = translator(locale)
  const [number, period] = [formatFactValue(locale, fact, value), formatPeriod(locale, value)]
  return {
    icon: 'graduation-cap',
    text: `${SHORT_NAMES[fact]} ${number} (${period})`,
    label: `${t(`fact.${fact}`)}: ${number}, ${period}`,
  }
}
