import '#app/i18n/all.server.ts'
import { listPublishers, type Publisher } from '#app/features/schools/sources/find-sources.server.ts'
import { formatNumber, formatPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { baseText, comparedKind } from '../compared-with.server.ts'
import { type FactValue, findFactValues } from '../find-fact-values.server.ts'
import type { Compared } from '../find-facts.server.ts'
import { factText, formatFactValue, formatPeriod, languageOfValue } from '../format-fact.ts'
import { appliesTo, FACTS, type FactId, isWaived } from '../vocabulary/facts.ts'
import { editionsOf, isOfWords, MIN_PERIODS } from './editions.ts'
import { findStanding } from './find-standing.server.ts'

/** A choice, how many like schools have it, and whether it is this school's newest. */
export type WordStep = { shown: string; schools: number; share: string; isOwn: boolean }

/** Where like schools stand: of what the numbers are, in words, and on which day (YYYY-MM-DD) they were counted. */
export type WordStanding = { of: string; countedOn: string; isScale: boolean; steps: WordStep[] }

/** A fact of a school in words over the years in the reader's language. */
export type WordTrend = {
  title: string
  gloss: string | undefined
  warning: string | undefined
  /** Oldest first; `step` is the place on the publisher's scale: `step 2 of 4`. */
  rows: { label: string; shown: string; lang: string | undefined; step: string | null }[]
  standing: WordStanding | null
  sources: Publisher[]
}

/**
 * Finds what a fact says about a school in words, period by period, and where like schools stand.
 *
 * @returns null where the fact is no word, does not apply or fewer than two of its periods are known
 */
export async function findWordTrend(school: Compared, id: FactId, locale: Locale): Promise<WordTrend | null> {
  if (!isOfWords(id) || !appliesTo(id, school.category) || isWaived(id, school.ownership)) return null
  const values = await findFactValues([school.id], { only: [id] })
  const history = (values.get(school.id)?.get(id) ?? []).filter(({ isImportDay }) => !isImportDay)
  if (editionsOf(id, history).length < MIN_PERIODS) return null
  const [standing, sources] = await Promise.all([
    standingOf(school, id, history.at(-1)?.choice ?? null, locale),
    listPublishers([...new Set(history.map(({ source }) => source))]),
  ])
  return {
    title: translator(locale)('facts.overYears', { fact: translator(locale)(`fact.${id}`) }),
    gloss: factText(locale, `fact.${id}.gloss.${school.country}`) ?? factText(locale, `fact.${id}.gloss`),
    warning: factText(locale, `fact.${id}.warning`),
    rows: history.map((value) => ({
      label: formatPeriod(locale, value),
      shown: formatFactValue(locale, id, value),
      lang: languageOfValue(locale, id, value, school.country),
      step: stepText(id, value, locale),
    })),
    standing,
    sources,
  }
}

function stepText(id: FactId, { choice }: FactValue, locale: Locale): string | null {
  const definition = FACTS[id]
  if (definition.kind !== 'choice' || !definition.isScale || choice === null) return null
  const step = definition.choices.indexOf(choice) + 1
  const [at, of] = [step, definition.choices.length].map((number) => formatNumber(locale, number))
  return step > 0 ? translator(locale)('factTrend.step', { step: at!, steps: of! }) : null
}

/** Presents where like schools stand: on a scale each of its steps, else the choices that some school has. */
async function standingOf(
  school: Compared,
  id: FactId,
  own: string | null,
  locale: Locale,
): Promise<WordStanding | null> {
  const definition = FACTS[id]
  const found = definition.kind === 'choice' ? await findStanding(school, id) : null
  if (definition.kind !== 'choice' || !found) return null
  const { counts, schools, edition, countedOn } = found
  const isScale = definition.isScale === true
  const kind = comparedKind(school, locale)
  const words = { kind: kind.name, place: baseText([found], kind, locale) }
  const t = translator(locale)
  return {
    of: edition
      ? t('factTrend.standing.edition', { ...words, period: formatPeriod(locale, { ...edition, isImportDay: false }) })
      : t('factTrend.standing.newest', words),
    countedOn,
    isScale,
    steps: definition.choices
      .filter((choice) => isScale || counts[choice] || choice === own)
      .map((choice) => ({
        shown: factText(locale, `fact.${id}.${choice}`) ?? choice,
        schools: counts[choice] ?? 0,
        share: formatPercent(locale, (counts[choice] ?? 0) / schools),
        isOwn: choice === own,
      })),
  }
}
