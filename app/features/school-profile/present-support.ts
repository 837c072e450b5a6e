import type { FactValue, FactValues } from '#app/features/facts/find-fact-values.server.ts'
import { formatFactValue, formatPeriod, languageOfValue } from '#app/features/facts/format-fact.ts'
import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import { REVIEWS_FOR_AVERAGE } from '#app/features/schools/average-rule.ts'
import type { Publisher } from '#app/features/schools/sources/find-sources.server.ts'
import { formatDay, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Translate, translator } from '#app/i18n/translate.ts'
import { pickFitting } from '#lib/text/fitting.ts'
import type { SchoolProfile } from './find-school.server.ts'

/** What somebody says about the support at a school, in the reader's language. */
type Said = {
  who: string
  parts: { text: string; lang?: string }[]
  /** Part of the page that says more. */
  to?: string
}

/** What the register, the school and its reviews say about support, each named. */
export type SaidOfSupport = { title: string; said: Said[] }

/** The means of the criteria of reviews, of those with enough votes. */
export type Means = readonly { criterion: string; average: number; votes: number }[]

/** Facts of registers about support, those of the register's own words before those that all countries share. */
const WORDS: readonly FactId[] = ['support_units', 'support_focus', 'support_needs']
const PLACES: readonly FactId[] = ['resourced_provision', 'resourced_places', 'sen_unit_places']
const UNITS: readonly FactId[] = ['inclusion_unit', 'adapted_education']
/** All of them. */
export const SUPPORT_FACTS: readonly FactId[] = [...WORDS, ...PLACES, ...UNITS]
const SECTION = 'diversity-attention'
/** Letters of the school's own text. */
const MAX_TEXT = 240

/**
 * Returns what is said about support at a school; null where its register states none.
 *
 * @param values of its facts
 * @param publishers of its official facts
 */
export function presentSupport(
  school: Pick<SchoolProfile, 'id' | 'country' | 'saysInclusion' | 'sections' | 'showReviews' | 'ratingCount'>,
  { values, publishers, means }: { values: FactValues; publishers: readonly Publisher[]; means: Means },
  locale: Locale,
): SaidOfSupport | null {
  const t = translator(locale)
  const register = saidByRegister(school, values, locale)
  if (register.length === 0) return null
  const names = publishers.map(({ attribution }) => attribution)
  return {
    title: t('supportSaid.title'),
    said: [
      { who: [t('supportSaid.register'), ...names].join(' · '), parts: register },
      saidBySchool(school, locale, t),
      ...(school.showReviews ? [saidByReviews(school, means, locale, t)] : []),
    ],
  }
}

function saidByRegister(
  { id, country }: { id: string; country: SchoolProfile['country'] },
  all: FactValues,
  locale: Locale,
) {
  const values = all.get(id) ?? new Map<FactId, FactValue[]>()
  const newest = (fact: FactId) => {
    const value = values.get(fact)?.at(-1)
    return value && value.missing === null && value.number !== 0 ? value : undefined
  }
  const words = WORDS.find((fact) => newest(fact))
  const stated = [...(words ? [words] : []), ...PLACES, ...UNITS].flatMap((fact) => {
    const value = newest(fact)
    return value ? [{ fact, value }] : []
  })
  return stated.map(({ fact, value }) => {
    const label = translator(locale)(`fact.${fact}`)
    const lang = languageOfValue(locale, fact, value, country)
    const text = UNITS.includes(fact) ? label : `${label}: ${formatFactValue(locale, fact, value)}`
    return { text: `${text} (${formatPeriod(locale, value)})`, ...(lang && { lang }) }
  })
}

function saidBySchool(
  { saysInclusion, sections }: Pick<SchoolProfile, 'saysInclusion' | 'sections'>,
  locale: Locale,
  t: Translate,
): Said {
  const own = sections.find(({ section }) => section === SECTION)
  const parts = [
    ...(saysInclusion ? [{ text: t('feature.inclusion') }] : []),
    ...(own ? [{ text: pickFitting([own.text.replace(/\s+/g, ' ')], MAX_TEXT), ...langOf(own, locale) }] : []),
  ]
  const who = own ? t('supportSaid.schoolOn', { day: formatDay(locale, own.updatedAt) }) : t('supportSaid.school')
  if (parts.length === 0) return { who, parts: [{ text: t('supportSaid.nothing') }] }
  return { who, parts, ...(own && { to: '#sections' }) }
}

const langOf = ({ language }: { language: string }, locale: Locale) => (language === locale ? {} : { lang: language })

function saidByReviews({ ratingCount }: { ratingCount: number }, means: Means, locale: Locale, t: Translate): Said {
  const mean = means.find(({ criterion }) => criterion === 'support')
  const who = t('supportSaid.reviews')
  if (!mean) {
    const text = ratingCount === 0 ? t('reviews.none') : t('supportSaid.few', { count: REVIEWS_FOR_AVERAGE })
    return { who, parts: [{ text }] }
  }
  const text = t('supportSaid.mean', {
    criterion: t('criterion.support'),
    average: formatNumber(locale, mean.average, 1),
    count: mean.votes,
  })
  return { who, parts: [{ text }], to: '#reviews' }
}
