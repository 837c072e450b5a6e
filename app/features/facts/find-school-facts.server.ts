import { listPublishers, type Publisher } from '#app/features/schools/sources/find-sources.server.ts'
import { formatList } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { IconName } from '#app/ui/icon-names.ts'
import { baseText, type ComparedKind, comparedKind, spreadsIn } from './compared-with.server.ts'
import { type FactScale, placeOnScale } from './fact-scale.ts'
import type { FactValues } from './find-fact-values.server.ts'
import { type Compared, findFacts, type KnownFact, type Spread } from './find-facts.server.ts'
import { factText, formatFactNumber, formatFactValue, formatPeriod, languageOfValue } from './format-fact.ts'
import { SECTION_ICONS } from './section-icons.ts'
import { editionsOf, MIN_PERIODS } from './trend/editions.ts'
import { type FactLine, factLine, isLong } from './trend/fact-line.server.ts'
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
  /** How many periods are known, where the page of the fact shows more than one. */
  years?: number
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
/** Codes of other schools: the history of the profile shows them by name, with a link. */
const NAMED_IN_HISTORY: ReadonlySet<FactId> = new Set(['predecessors', 'successors'])
const MAX_LINES = 2

/**
 * Finds and presents the official facts about a school.
 *
 * @param values of them, if the caller has them
 */
export async function findSchoolFacts(school: Compared, locale: Locale, values?: FactValues): Promise<SchoolFacts> {
  const kind = comparedKind(school, locale)
  const known = await findFacts(school, values)
  const sources = await listPublishers(known.map(({ newest }) => newest.source))
  return { ...presentSchoolFacts(known, kind, locale), sources }
}

function presentSchoolFacts(known: KnownFact[], kind: ComparedKind, locale: Locale): Omit<SchoolFacts, 'sources'> {
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
    lines: best.flatMap(({ fact }) => (isLong(fact) ? factLine(fact, kind, locale) : [])).slice(0, MAX_LINES),
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

function presentFact({ id, newest, spreads, history }: KnownFact, kind: ComparedKind, locale: Locale): ShownFact {
  const t = translator(locale)
  const gloss = factText(locale, `fact.${id}.gloss.${kind.country}`) ?? factText(locale, `fact.${id}.gloss`)
  const warning = factText(locale, `fact.${id}.warning`)
  const lang = languageOfValue(locale, id, newest, kind.country)
  const years = editionsOf(id, history).length
  return {
    id,
    icon: SECTION_ICONS[FACTS[id].section],
    label: t(`fact.${id}`),
    value: formatFactValue(locale, id, newest),
    ...(lang && { lang }),
    period: formatPeriod(locale, newest),
    ...(years >= MIN_PERIODS && { years }),
    ...(gloss && { gloss }),
    ...(warning && { warning }),
    ...(FACTS[id].kind === 'day' && newest.choice && { day: newest.choice }),
    ...(newest.number !== null && rankAmong(id, newest.number, spreadsIn(id, spreads, newest.start), kind, locale)),
  }
}

/** Places a number among the schools of its kind in the region and, if there are further regions, in the area. */
function rankAmong(id: FactId, number: number, [near, wider]: Spread[], kind: ComparedKind, locale: Locale) {
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
