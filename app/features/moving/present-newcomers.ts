import { spanishCommunity } from '#app/features/admission-dates/areas/spanish-areas.ts'
import { formatList } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import type { Area } from './places.ts'
import type { LocalWord } from './present-rows.ts'
import { type NewcomerRow, READERS, type Source, type Topic } from './tables/rows.ts'

/**
 * Returns the rows about a topic for the new home: those of its area where there are any, else those of the country.
 *
 * @param region of the town as the directory has it; empty if no town is known
 */
export function rowsFor(topic: Topic, to: Area, region: string, rows: readonly NewcomerRow[]): NewcomerRow[] {
  const found = rows.filter((row) => row.country === to.country && row.topic === topic)
  const area = to.area !== '' ? to.area : (spanishCommunity(region) ?? '')
  const own = found.filter((row) => row.area === area)
  return own.length > 0 ? own : found.filter((row) => row.area === '')
}

/** Who answers what is not known. */
export type Office = { url: string; publisher: string; lang: string }
/** What is known of a topic: names in the words of the country, a sentence, and who answers the rest. */
export type Statement = { name: LocalWord | null; text: string; office: Office | null; isOnce: boolean }

/** Presents an office that publishes what no row says. */
export const officeOf = (source: Source | undefined, lang: string): Office | null =>
  source ? { url: source.url, publisher: source.publisher, lang } : null

/** Presents what a row says, in a sentence. */
export function presentStatement(
  t: Translate,
  locale: Locale,
  row: NewcomerRow,
  sources: ReadonlyMap<string, Source>,
): Statement {
  const lang = COUNTRY_LANGUAGE[row.country]
  if (row.sources.length === 0)
    return { name: null, text: '', office: officeOf(sources.get(row.office), lang), isOnce: false }
  const isOnce = row.checked < READERS
  if (row.topic === 'contact')
    return { name: null, text: t('moving.contact', { name: row.name }), office: null, isOnce }
  const name = row.topic === 'language' ? { text: row.name, lang } : null
  return { name, text: sentenceOf(t, locale, row), office: null, isOnce }
}

function sentenceOf(t: Translate, locale: Locale, row: NewcomerRow): string {
  const { topic, ageFrom, ageTo, months, gap, decides, bring } = row
  if (topic === 'compulsory') return t('moving.compulsory.ages', { from: ageFrom ?? 0, to: ageTo ?? 0 })
  if (topic === 'papers')
    return formatList(
      locale,
      bring.map((code) => t(`admissionDates.bring.${code}`)),
    )
  if (decides === 'age_gap') return t('moving.decides.age_gap', { years: gap ?? 0 })
  if (decides !== '') return t(`moving.decides.${decides}`)
  const parts = [
    ...(months === null ? [] : [t('moving.language.months', { months })]),
    ...(ageFrom === null ? [] : [t('moving.language.from', { age: ageFrom })]),
  ]
  return parts.join(', ')
}
