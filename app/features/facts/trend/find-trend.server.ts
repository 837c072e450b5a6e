import '#app/i18n/all.server.ts'
import { listPublishers, type Publisher } from '#app/features/schools/sources/find-sources.server.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { comparedKind } from '../compared-with.server.ts'
import { type FactValue, findFactValues } from '../find-fact-values.server.ts'
import { type Compared, findSpreads } from '../find-facts.server.ts'
import { factText, formatFactNumber, formatFactValue, formatPeriod } from '../format-fact.ts'
import { BREAKS, breaksBetween } from '../vocabulary/breaks.ts'
import { appliesTo, type FactId, isWaived } from '../vocabulary/facts.ts'
import { type Estimate, isWithinChance, shareEstimate } from './chance.ts'
import { CHANCE_OF, type KnownChance } from './chance-of-facts.ts'
import { MIN_PERIODS, yearsOf } from './editions.ts'
import { type FactLine, factLine, likeSchools } from './fact-line.server.ts'

/** A period of a fact: its value, or why there is none, and what is known of it. */
export type TrendRow = {
  label: string
  shown: string
  /** How many pupils the value is of. */
  pupils: string | null
  /** Between which limits it lies with a confidence of 95 %. */
  range: string | null
  like: FactLine['points'][number]['like']
}

/** A change between two periods that follow each other, and whether chance alone may explain it. */
export type TrendChange = { from: string; to: string; before: string; after: string; isChance: boolean }

/** A fact of a school over the years in the reader's language. */
export type Trend = {
  id: FactId
  gloss: string | undefined
  warning: string | undefined
  line: FactLine
  rows: TrendRow[]
  /** What the pupils of the rows are, as the fact that counts them is called. */
  pupilsLabel: string | null
  /** What is known of chance, where a change can be judged by it or at least the pupils are counted. */
  chance: KnownChance['kind'] | null
  changes: TrendChange[]
  breaks: { year: string; reason: string; publisher: string; url: string; read: string }[]
  /** The days on which the like schools were counted, first and last; null where none was kept. */
  countedOn: [string, string] | null
  sources: Publisher[]
}

/**
 * Finds a number about a school over the years, with the like schools of each, and judges its changes by chance.
 *
 * @returns null where the fact does not apply or fewer than two of its periods are known
 */
export async function findTrend(school: Compared, id: FactId, locale: Locale): Promise<Trend | null> {
  if (!appliesTo(id, school.category) || isWaived(id, school.ownership)) return null
  const known = CHANCE_OF[id]
  const [values, spreads] = await Promise.all([
    findFactValues([school.id], { only: [id, ...basesOf(known)] }),
    findSpreads(school, id),
  ])
  const facts = values.get(school.id)
  const history = (facts?.get(id) ?? []).filter(({ isImportDay }) => !isImportDay)
  const years = yearsOf(id, history)
  if (years.length < MIN_PERIODS) return null
  const baseIn = (fact: FactId, { period, start }: FactValue) =>
    facts?.get(fact)?.find((base) => base.start === start && base.period === period)?.number ?? null
  const line = factLine({ id, history, spreads }, comparedKind(school, locale), locale)
  const likes = likeSchools(id, years, spreads).flatMap((like) => like?.countedOn ?? [])
  const estimates = new Map(years.map((value) => [value, estimateOf(value, known, baseIn)]))
  const t = translator(locale)
  const pupils = (value: FactValue) => (known && 'of' in known ? baseIn(known.of, value) : null)
  const changes = judgeChanges(id, years, estimates, locale)
  const hasBase = known !== undefined && years.some((value) => estimates.get(value) ?? pupils(value))
  return {
    id,
    gloss: factText(locale, `fact.${id}.gloss.${school.country}`) ?? factText(locale, `fact.${id}.gloss`),
    warning: factText(locale, `fact.${id}.warning`),
    line,
    rows: history.map((value) => {
      const estimate = estimates.get(value)
      const of = pupils(value)
      return {
        label: formatPeriod(locale, value),
        shown: formatFactValue(locale, id, value),
        pupils: of === null ? null : formatNumber(locale, of),
        range: estimate ? rangeText(id, estimate, locale) : null,
        like: line.points[years.indexOf(value)]?.like ?? null,
      }
    }),
    pupilsLabel: known && 'of' in known && years.some((value) => pupils(value)) ? t(`fact.${known.of}`) : null,
    chance: hasBase ? known.kind : null,
    changes,
    breaks: breaksIn(id, years, locale),
    countedOn: likes.length > 0 ? [likes.toSorted()[0]!, likes.toSorted().at(-1)!] : null,
    sources: await listPublishers([...new Set(history.map(({ source }) => source))]),
  }
}

const basesOf = (known: KnownChance | undefined): FactId[] => {
  if (!known) return []
  return known.kind === 'limits' ? [known.lower, known.upper] : [known.of]
}

type BaseIn = (fact: FactId, value: FactValue) => number | null

/** Returns the limits of a value; undefined where its pupils or its publisher's limits are not known. */
function estimateOf(value: FactValue, known: KnownChance | undefined, baseIn: BaseIn): Estimate | undefined {
  if (!known || known.kind === 'mean' || value.number === null) return undefined
  if (known.kind === 'share') {
    const pupils = baseIn(known.of, value)
    return pupils ? shareEstimate(value.number, pupils) : undefined
  }
  const [low, high] = [baseIn(known.lower, value), baseIn(known.upper, value)]
  const isSound = low !== null && high !== null && low <= value.number && value.number <= high
  return isSound ? { value: value.number, low, high } : undefined
}

function rangeText(id: FactId, { low, high }: Estimate, locale: Locale): string {
  const say = (number: number) => formatFactNumber(locale, id, number)
  return translator(locale)('facts.range', { low: say(low), high: say(high) })
}

/** Judges each value by the one before, unless the fact was measured otherwise then. */
function judgeChanges(
  id: FactId,
  years: readonly FactValue[],
  estimates: ReadonlyMap<FactValue, Estimate | undefined>,
  locale: Locale,
): TrendChange[] {
  return years.flatMap((after, index) => {
    const before = years[index - 1]
    const [one, other] = [before && estimates.get(before), estimates.get(after)]
    if (!before || !one || !other || breaksBetween(id, before, after).length > 0) return []
    const say = ({ value }: Estimate) => formatFactNumber(locale, id, value)
    const [from, to] = [formatPeriod(locale, before), formatPeriod(locale, after)]
    return [{ from, to, before: say(one), after: say(other), isChance: isWithinChance(one, other) }]
  })
}

function breaksIn(id: FactId, years: readonly FactValue[], locale: Locale): Trend['breaks'] {
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last) return []
  return breaksBetween(id, first, last).map((one) => {
    const { year, publisher, url, read } = BREAKS[one]
    return { year: String(year), reason: translator(locale)(`factBreak.${one}`), publisher, url, read }
  })
}
