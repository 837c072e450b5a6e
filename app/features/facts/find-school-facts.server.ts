import { kindOfSchool } from '#app/features/schools/kind-of-school.ts'
import { listPublishers, type Publisher } from '#app/features/schools/sources/find-sources.server.ts'
import { kindLabel } from '#app/features/schools/stages/kind-label.server.ts'
import { formatList, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { IconName } from '#app/ui/icon-names.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import { areaName } from './comparison-area.ts'
import { type FactScale, placeOnScale } from './fact-scale.ts'
import type { FactValue, FactValues } from './find-fact-values.server.ts'
import { type Compared, findFacts, type KnownFact, type Spread } from './find-facts.server.ts'
import { factText, formatFactNumber, formatFactValue, formatPeriod, languageOfValue } from './format-fact.ts'
import { SECTION_ICONS } from './section-icons.ts'
import { FACT_SECTIONS, type FactSection } from './vocabulary/fact-definition.ts'
import { appliesTo, FACTS, type FactId, NEEDS_AS_PUBLISHED } from './vocabulary/facts.ts'

/** A fact in the reader's language. */
export type ShownFact = {
  id: FactId
  icon: IconName
  label: string
  value: string
  /** The language of the value, if it is not the reader's. */
  lang?: string
  period: string
  /**
   * The median of the kind in region and area in words: `Gymnasium, Median: 790 (Nordrhein-Westfalen); 760
   * (Deutschland)`.
   */
  middle?: string
  scale?: FactScale
  gloss?: string
  warning?: string
  /** YYYY-MM-DD, for a fact that is a date. */
  day?: string
}

/** Values over the years with the medians of the kind; `middle` is null if too few schools are known. */
export type FactLine = {
  title: string
  /** What the median is of: kind and place. */
  of: string
  points: { label: string; value: number; shown: string; middle: number | null; shownMiddle: string }[]
}

/** The official facts of a profile: the most telling ones, some over the years, and all of them by section. */
export type SchoolFacts = {
  glance: ShownFact[]
  lines: FactLine[]
  sections: { id: FactSection; title: string; facts: ShownFact[]; absent: Absent[] }[]
  sources: Publisher[]
}

/**
 * Facts (`ids`) about what a school does not have, by the period for which the register says so: one line instead of
 * many that say no.
 */
type Absent = { label: string; names: string; period: string; ids: FactId[] }

const MAX_GLANCE_FACTS = 6
/** Fewer are listed one by one. */
const MIN_ABSENT_FACTS = 3
const MIN_YEARS = 3
/** Codes of other schools: the history of the profile shows them by name, with a link. */
const NAMED_IN_HISTORY: ReadonlySet<FactId> = new Set(['predecessors', 'successors'])
const MAX_LINES = 2

/** The type of school, with the names of its kind, region and area in the reader's language. */
type Kind = { category: Category; country: CountryCode; name: string; region: string; area: string }

/**
 * Finds and presents the official facts about a school.
 *
 * @param values of them, if the caller has them
 */
export async function findSchoolFacts(school: Compared, locale: Locale, values?: FactValues): Promise<SchoolFacts> {
  const kind = {
    category: school.category,
    country: school.country,
    name: kindLabel(kindOfSchool(school), school.country, locale),
    region: school.region,
    area: areaName(school, locale),
  }
  const known = await findFacts(school, values)
  const sources = await listPublishers(known.map(({ newest }) => newest.source))
  return { ...presentSchoolFacts(known, kind, locale), sources }
}

function presentSchoolFacts(known: KnownFact[], kind: Kind, locale: Locale): Omit<SchoolFacts, 'sources'> {
  const t = translator(locale)
  // The words of the register are the more exact ones.
  const isSaid = known.some(({ id }) => NEEDS_AS_PUBLISHED.includes(id))
  const views = known
    .filter(
      ({ id }) => appliesTo(id, kind.category) && !NAMED_IN_HISTORY.has(id) && !(id === 'support_needs' && isSaid),
    )
    .map((fact) => ({ fact, view: presentFact(fact, kind, locale) }))
  const best = views
    .filter(({ fact }) => isTelling(fact))
    .sort((one, other) => FACTS[other.fact.id].glance - FACTS[one.fact.id].glance)
  const bySection = Map.groupBy(views, ({ fact }) => FACTS[fact.id].section)
  return {
    glance: best.slice(0, MAX_GLANCE_FACTS).map(({ view }) => view),
    lines: best.flatMap(({ fact }) => lineOf(fact, kind, locale) ?? []).slice(0, MAX_LINES),
    sections: FACT_SECTIONS.flatMap((id) => {
      const own = bySection.get(id)
      if (!own) return []
      const lacking = own.filter(({ fact }) => isLacking(fact))
      const absent = lacking.length < MIN_ABSENT_FACTS ? [] : lacking.map(({ view }) => view)
      return [
        { id, title: t(`factSection.${id}`), facts: own.map(({ view }) => view), absent: absentOf(absent, locale) },
      ]
    }),
  }
}

/** What a school does not have does not belong in the overview. */
const isTelling = ({ id, newest }: KnownFact) =>
  FACTS[id].glance > 0 && !FACTS[id].isSensitive && newest.missing === null && !isLacking({ id, newest })

const isLacking = ({ id, newest }: Pick<KnownFact, 'id' | 'newest'>) => FACTS[id].kind === 'flag' && newest.number === 0

function absentOf(facts: readonly ShownFact[], locale: Locale): Absent[] {
  const label = translator(locale)('facts.absent')
  return [...Map.groupBy(facts, ({ period }) => period)].map(([period, of]) => {
    const names = formatList(
      locale,
      of.map((fact) => fact.label),
    )
    return { label, names, period, ids: of.map(({ id }) => id) }
  })
}

function presentFact({ id, newest, spreads }: KnownFact, kind: Kind, locale: Locale): ShownFact {
  const t = translator(locale)
  const gloss = factText(locale, `fact.${id}.gloss.${kind.country}`) ?? factText(locale, `fact.${id}.gloss`)
  const warning = factText(locale, `fact.${id}.warning`)
  const lang = languageOfValue(locale, id, newest, kind.country)
  return {
    id,
    icon: SECTION_ICONS[FACTS[id].section],
    label: t(`fact.${id}`),
    value: formatFactValue(locale, id, newest),
    ...(lang && { lang }),
    period: formatPeriod(locale, newest),
    ...(gloss && { gloss }),
    ...(warning && { warning }),
    ...(FACTS[id].kind === 'day' && newest.choice && { day: newest.choice }),
    ...(newest.number !== null && rankAmong(id, newest.number, spreadsIn(id, spreads, newest.start), kind, locale)),
  }
}

/** Places a number among the schools of its kind in the region and, if there are further regions, in the area. */
function rankAmong(id: FactId, number: number, [near, wider]: Spread[], kind: Kind, locale: Locale) {
  if (!near) return undefined
  const definition = FACTS[id]
  const t = translator(locale)
  const text = ({ median }: Spread) => formatFactNumber(locale, id, median)
  const words = { kind: kind.name, place: baseText([near], kind, locale), value: text(near) }
  return {
    middle: wider
      ? t('facts.middles', { ...words, area: baseText([wider], kind, locale), areaValue: text(wider) })
      : t('facts.middle', words),
    scale: placeOnScale(number, near, {
      wider: wider?.median,
      range: definition.kind === 'number' && definition.isOutOf ? definition.range : undefined,
    }),
  }
}

/**
 * Returns what medians of one place are of: the place, if they are of most of its schools, else those that are known,
 * as a range where their number differs from year to year.
 */
function baseText(spreads: readonly Spread[], { area }: Kind, locale: Locale): string {
  const t = translator(locale)
  const parts = spreads.filter(({ base }) => base.of !== 'whole')
  const widest = parts.find(({ base }) => base.of === 'regions') ?? parts[0]
  const place = spreads[0]?.region || area
  if (!widest) return place
  const numbers = spreads.map(({ schools }) => schools)
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  const count = [...new Set([least, most])].map((number) => formatNumber(locale, number)).join('–')
  const { base } = widest
  if (base.of !== 'regions') return t('facts.knownIn', { count, place })
  if (base.names.length > 0) return t('facts.knownIn', { count, place: formatList(locale, base.names) })
  return base.regions > 1 ? t('facts.knownInRegions', { count, regions: base.regions }) : t('facts.known', { count })
}

/**
 * Returns the distributions in a period with which a value may be compared: that of the region, if it has enough
 * schools, then that of the area, if the fact is the same in all regions and more of them know it.
 */
function spreadsIn(id: FactId, spreads: Spread[], start: string): Spread[] {
  const definition = FACTS[id]
  if (definition.kind !== 'number' || definition.comparable === 'never') return []
  const inPeriod = spreads.filter((spread) => spread.start === start)
  const near = inPeriod.find(({ region }) => region !== '')
  const area = inPeriod.find(({ region }) => region === '')
  const isFurther = definition.comparable === 'country' && area && area.schools !== near?.schools
  return [...(near ? [near] : []), ...(isFurther ? [area] : [])]
}

/** Presents a number over the years; undefined if there are too few. */
function lineOf({ id, history, spreads }: KnownFact, kind: Kind, locale: Locale): FactLine | undefined {
  const years = history.filter(({ number, period }) => number !== null && period !== 'day')
  if (FACTS[id].kind !== 'number' || years.length < MIN_YEARS) return undefined
  const spreadOf = ({ start }: FactValue, region: string) =>
    spreadsIn(id, spreads, start).find((spread) => spread.region === region)
  const inRegion = years.filter((value) => spreadOf(value, kind.region)).length
  const region = inRegion >= MIN_YEARS ? kind.region : ''
  const t = translator(locale)
  const shown = years.flatMap((value) => spreadOf(value, region) ?? [])
  const place = shown.length > 0 ? baseText(shown, kind, locale) : region || kind.area
  return {
    title: t('facts.overYears', { fact: t(`fact.${id}`) }),
    of: t('facts.middleOf', { kind: kind.name, place }),
    points: years.map((value) => {
      const number = value.number ?? 0
      const middle = spreadOf(value, region)?.median ?? null
      return {
        label: formatPeriod(locale, value),
        value: number,
        shown: formatFactNumber(locale, id, number),
        middle,
        shownMiddle: middle === null ? '–' : formatFactNumber(locale, id, middle),
      }
    }),
  }
}
