import { REGISTER_SOURCES } from '#app/features/schools/register-sources.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { IconName } from '#app/ui/icon-names.ts'
import type { Category } from '#db/vocabulary.ts'
import type { KnownFact, Spread } from './find-facts.server.ts'
import { factText, formatFactNumber, formatFactValue, formatPeriod } from './format-fact.ts'
import { FACT_SECTIONS, type FactSection } from './vocabulary/fact-definition.ts'
import { FACTS, type FactId } from './vocabulary/facts.ts'

/** Where a value stands among schools of its kind, in per cent of the scale's length. */
export type FactScale = { at: number; middle: number; from: number; to: number }

/** A fact in the reader's language. */
export type ShownFact = {
  id: FactId
  icon: IconName
  label: string
  value: string
  period: string
  /** The middle of the kind in words: `Gymnasium, Nordrhein-Westfalen: Mitte 790`. */
  middle?: string
  scale?: FactScale
  gloss?: string
  warning?: string
}

/** Values over the years with those of the middle of the kind; `middle` is null where too few schools are known. */
export type FactLine = {
  title: string
  /** Of the middle: kind and place. */
  of: string
  points: { label: string; value: number; shown: string; middle: number | null; shownMiddle: string }[]
}

/** What a profile shows of official facts: the few that tell most, a line over the years, and all of them by section. */
export type SchoolFacts = {
  glance: ShownFact[]
  lines: FactLine[]
  sections: { id: FactSection; title: string; facts: ShownFact[] }[]
  sources: { attribution: string; url: string }[]
}

export const MAX_GLANCE = 6
const MIN_YEARS = 3
const MAX_LINES = 2

const ICONS: Record<FactSection, IconName> = {
  pupils: 'user-round',
  results: 'graduation-cap',
  inspection: 'badge-check',
  courses: 'languages',
  day: 'calendar-days',
  admission: 'signpost',
  building: 'map-pin',
  money: 'list-checks',
  school: 'school',
}

type Kind = { category: Category; kind: string; country: string; region: string }

/** @param kind of the school, with its country in the reader's language */
export function presentSchoolFacts(known: KnownFact[], kind: Kind, locale: Locale): SchoolFacts {
  const fitting = known.filter(({ id }) => FACTS[id].categories?.includes(kind.category) ?? true)
  const shown = fitting.map((fact) => ({ fact, view: presentFact(fact, kind, locale) }))
  const told = shown.filter(({ fact }) => fact.newest.missing === null)
  const byWorth = told
    .filter(({ fact: { id } }) => FACTS[id].glance > 0 && !FACTS[id].isSensitive)
    .sort((one, other) => FACTS[other.fact.id].glance - FACTS[one.fact.id].glance)
  const sections = FACT_SECTIONS.map((id) => ({
    id,
    title: translator(locale)(`factSection.${id}`),
    facts: shown.filter(({ fact }) => FACTS[fact.id].section === id).map(({ view }) => view),
  }))
  return {
    glance: byWorth.slice(0, MAX_GLANCE).map(({ view }) => view),
    lines: byWorth.flatMap(({ fact }) => lineOf(fact, kind, locale) ?? []).slice(0, MAX_LINES),
    sections: sections.filter(({ facts }) => facts.length > 0),
    sources: sourcesOf(known),
  }
}

function presentFact({ id, newest, spreads }: KnownFact, kind: Kind, locale: Locale): ShownFact {
  const t = translator(locale)
  const definition = FACTS[id]
  const spread = newest.number === null ? undefined : spreadAt(spreads, newest.start, id)
  const gloss = factText(locale, `fact.${id}.gloss`)
  const warning = factText(locale, `fact.${id}.warning`)
  return {
    id,
    icon: ICONS[definition.section],
    label: t(`fact.${id}`),
    value: formatFactValue(locale, id, newest),
    period: formatPeriod(locale, newest),
    ...(gloss && { gloss }),
    ...(warning && { warning }),
    ...(spread && {
      middle: t('facts.middle', {
        kind: kind.kind,
        place: spread.region || kind.country,
        value: formatFactNumber(locale, id, spread.median),
      }),
      scale: scaleOf(newest.number ?? 0, spread),
    }),
  }
}

/** The spread of the same period among schools of the region, or of the country where there are too few in the region. */
function spreadAt(spreads: Spread[], start: string, id: FactId): Spread | undefined {
  const definition = FACTS[id]
  if (definition.kind !== 'number' || definition.comparable === 'never') return undefined
  const same = spreads.filter((spread) => spread.start === start)
  const inRegion = same.find(({ region }) => region !== '')
  return inRegion ?? (definition.comparable === 'country' ? same.find(({ region }) => region === '') : undefined)
}

/** The scale runs from the 5th to the 95th percentile, or to the school where it lies beyond them. */
function scaleOf(value: number, { low, high, lowerQuartile, upperQuartile, median }: Spread): FactScale {
  const [least, most] = [Math.min(low, value), Math.max(high, value)]
  const place = (number: number) => (most === least ? 50 : Math.round(((number - least) / (most - least)) * 1000) / 10)
  return { at: place(value), middle: place(median), from: place(lowerQuartile), to: place(upperQuartile) }
}

/** Three or more years of one number. */
function lineOf({ id, history, spreads }: KnownFact, kind: Kind, locale: Locale): FactLine | undefined {
  const years = history.filter(({ number, period }) => number !== null && period !== 'day')
  if (FACTS[id].kind !== 'number' || years.length < MIN_YEARS) return undefined
  const inRegion = years.filter(({ start }) => spreads.some((one) => one.start === start && one.region !== '')).length
  const region = inRegion >= MIN_YEARS ? kind.region : ''
  const points = years.map(({ number, ...value }) => {
    const middle = spreads.find((spread) => spread.start === value.start && spread.region === region)?.median ?? null
    const [own, theirs] = [number ?? 0, middle === null ? '–' : formatFactNumber(locale, id, middle)]
    return {
      label: formatPeriod(locale, { ...value }),
      ...{ value: own, shown: formatFactNumber(locale, id, own) },
      ...{ middle, shownMiddle: theirs },
    }
  })
  const t = translator(locale)
  return {
    title: t('facts.overYears', { fact: t(`fact.${id}`) }),
    of: t('facts.middleOf', { kind: kind.kind, place: region || kind.country }),
    points,
  }
}

function sourcesOf(known: KnownFact[]) {
  const ids = new Set(known.map(({ newest }) => newest.source))
  const sources = Object.values(REGISTER_SOURCES).filter(({ id }) => ids.has(id))
  const byLine = new Map(sources.map(({ attribution, url }) => [attribution, { attribution, url }]))
  return [...byLine.values()]
}
