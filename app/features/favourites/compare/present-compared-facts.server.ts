import '#app/i18n/all.server.ts'
import type { FactValue, FactValues } from '#app/features/facts/find-fact-values.server.ts'
import { factText, formatFactValue, formatPeriod } from '#app/features/facts/format-fact.ts'
import { editionsOf, MIN_PERIODS } from '#app/features/facts/trend/editions.ts'
import { FACT_SECTIONS, type FactSection } from '#app/features/facts/vocabulary/fact-definition.ts'
import {
  appliesTo,
  FACT_IDS,
  FACTS,
  type FactId,
  isWaived,
  NEEDS_AS_PUBLISHED,
} from '#app/features/facts/vocabulary/facts.ts'
import { listPublishers, type Publisher } from '#app/features/schools/sources/find-sources.server.ts'
import { formatDay } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { chooseEdition } from './choose-edition.ts'
import { type CompareRow, rowDiffers } from './compare-rows.ts'
import type { ComparedSchool } from './compare-schools.server.ts'
import { comparedNumber } from './may-compare.ts'
import { placeBars } from './place-bars.ts'

/** The values of a fact shown side by side. */
export type ChosenFact = {
  id: FactId
  values: (FactValue | null)[]
  /** For each school, whether further periods are known. */
  hasTrend: boolean[]
}

/** The official facts of a comparison in the reader's language. */
export type ComparedFacts = {
  /** The row of pupils, which replaces the directory's number if that adds nothing or is only older. */
  pupils: CompareRow | null
  groups: { id: FactSection; title: string; rows: CompareRow[] }[]
  /** The day of most values without a year, to be named once, with the sentence that does. */
  common: { period: string; note: string } | null
  /** What some of the numbers do not mean. */
  warnings: { id: FactId; label: string; text: string }[]
  /** Publishers of all registers and statistics shown. */
  sources: Publisher[]
}

/** Names and codes identify schools and addresses lead away: there is nothing to compare in them. */
const NOT_COMPARED: readonly FactId[] = [
  'official_name',
  'official_code',
  'predecessors',
  'successors',
  'inspection_report',
  'career_guide_page',
]

/** Chooses the facts of a comparison for which at least one school has a value, in vocabulary order. */
export function chooseFacts(known: FactValues, schools: readonly ComparedSchool[]): ChosenFact[] {
  return FACT_IDS.filter((id) => !NOT_COMPARED.includes(id)).flatMap((id) => {
    const histories = schools.map((school) => {
      const isTold = appliesTo(id, school.category) && !isWaived(id, school.ownership)
      return (isTold && known.get(school.id)?.get(id)) || []
    })
    const areShared = schools.every(
      ({ id: school }, at) => !histories[at]?.length || known.get(school)?.has('support_needs'),
    )
    if (NEEDS_AS_PUBLISHED.includes(id) && areShared) return []
    const values = chooseEdition(histories)
    const hasTrend = histories.map((history) => editionsOf(id, history).length >= MIN_PERIODS)
    return values.some((value) => value && value.missing === null) ? [{ id, values, hasTrend }] : []
  })
}

/** Presents the chosen facts by section. */
export async function presentComparedFacts(
  facts: readonly ChosenFact[],
  schools: readonly ComparedSchool[],
  locale: Locale,
): Promise<ComparedFacts> {
  const t = translator(locale)
  const pupils = facts.find(({ id, values }) => id === 'pupils' && coversAllNumbers(schools, values))
  const bySection = Map.groupBy(
    facts.filter((fact) => fact !== pupils),
    ({ id }) => FACTS[id].section,
  )
  return {
    pupils: pupils ? rowOf(pupils, schools, locale) : null,
    groups: FACT_SECTIONS.flatMap((id) => {
      const rows = bySection.get(id)?.map((fact) => rowOf(fact, schools, locale))
      return rows ? [{ id, title: t(`factSection.${id}`), rows }] : []
    }),
    common: commonDay(facts, locale),
    warnings: facts.flatMap(({ id }) => {
      const text = factText(locale, `fact.${id}.warning`)
      return text ? [{ id, label: t(`fact.${id}`), text }] : []
    }),
    sources: await listPublishers([
      ...schools.map(({ source }) => source),
      ...facts.flatMap(({ values }) => values.flatMap((value) => value?.source ?? [])),
    ]),
  }
}

/** Finds the edition by its day, or without any date, to which most values without a year belong. */
function commonDay(facts: readonly ChosenFact[], locale: Locale): ComparedFacts['common'] {
  const days = facts.flatMap(({ values }) => values.filter((value) => value?.period === 'day') as FactValue[])
  const byPeriod = [...Map.groupBy(days, (value) => formatPeriod(locale, value))]
  const [most] = byPeriod.sort(([, some], [, others]) => others.length - some.length)
  if (!most) return null
  const [period, values] = most
  const read = [...new Set(values.map(({ start }) => start))].sort().map((day) => formatDay(locale, day))
  const key = values[0]?.isImportDay ? 'compare.readOn' : 'compare.asOf'
  return { period, note: translator(locale)(key, { day: read.join(', ') }) }
}

/**
 * Whether the official numbers cover every number that the directory has from a school, a correction or the register.
 */
const coversAllNumbers = (schools: readonly ComparedSchool[], values: readonly (FactValue | null)[]) =>
  schools.every(({ pupils, isPupilsOfRegister }, index) => {
    const number = values[index]?.number ?? null
    return pupils === null || pupils === number || (isPupilsOfRegister && number !== null)
  })

function rowOf({ id, values, hasTrend }: ChosenFact, schools: readonly ComparedSchool[], locale: Locale): CompareRow {
  const texts = values.map((value) => value && formatFactValue(locale, id, value))
  const definition = comparedNumber(id, schools, values)
  return {
    key: id,
    label: translator(locale)(`fact.${id}`),
    values: texts,
    periods: values.map((value) => value && formatPeriod(locale, value)),
    // What describes families is not marked, so that nobody chooses a school by it.
    differs: !FACTS[id].isSensitive && rowDiffers(texts),
    ...(definition && {
      bars: placeBars(
        values.map((value) => value?.number ?? null),
        definition,
      ),
    }),
    ...(FACTS[id].hasWarning && { hasWarning: true }),
    ...(hasTrend.includes(true) && { trends: hasTrend.map((has) => (has ? id : null)) }),
  }
}
