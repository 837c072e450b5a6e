import type { ProfileSentence, ToldPart } from '#app/features/facts/cards/find-card-facts.server.ts'
import type { SchoolFacts, ShownFact } from '#app/features/facts/find-school-facts.server.ts'
import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import type { Publisher } from '#app/features/schools/sources/find-sources.server.ts'
import { formatDay } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type PlainKey, translator } from '#app/i18n/translate.ts'
import type { SchoolProfile } from './find-school.server.ts'
import type { RegisterRow } from './present-facts.ts'

type Section = SchoolFacts['sections'][number]
/** Facts under one title; each has its period only where it differs from that of the section. */
type DatedSection = Section & { period: string }

/** The official facts of a profile as one block, in which each stands once. */
export type ArrangedFacts = {
  /** What the register says, where there are too few facts for tiles; null if no more than the type. */
  sentence: string | null
  /** The most telling facts, each with its period only where it differs from `period`. */
  tiles: ShownFact[]
  /** Period of the tiles; empty if it is that of the register. */
  period: string
  lines: SchoolFacts['lines']
  /** Columns of the register, beside what the school says. */
  rows: RegisterRow[]
  /** Facts that stand below the rows without a title, where there are few. */
  few: ShownFact[]
  sections: DatedSection[]
  /** Publishers beside the register. */
  sources: Publisher[]
}

const MIN_TILES = 3
/** More are parted into sections, which can be unfolded. */
const MAX_FEW = 10

type Told = Pick<SchoolProfile, 'facts' | 'register' | 'city'>

/** Whether the most telling facts of a school are enough to be shown as tiles. */
export const hasTiles = ({ glance }: Pick<SchoolFacts, 'glance'>): boolean => glance.length >= MIN_TILES

/** Returns the ids of all official facts of a school. */
export const factIds = ({ sections }: Pick<SchoolFacts, 'sections'>): Set<FactId> =>
  new Set(sections.flatMap(({ facts }) => facts.map(({ id }) => id)))

/**
 * Arranges the official facts of a school so that each is told once: by a tile or the sentence, else in a row or a
 * section, and with its period only where that differs from the day of the register or of its section.
 *
 * @param facts null if none beside those of the register are known
 */
export function arrangeFacts(
  school: Told,
  facts: SchoolFacts | null,
  sentence: ProfileSentence | null,
  locale: Locale,
): ArrangedFacts {
  const { glance, lines, sections, sources } = facts ?? { glance: [], lines: [], sections: [], sources: [] }
  const date = school.register?.date
  const day = date ? formatDay(locale, date) : school.register ? translator(locale)('facts.undated') : ''
  const tiles = hasTiles({ glance }) ? glance : []
  const known = factIds({ sections })
  const tiled = new Set(tiles.map(({ id }) => id))
  const left = sections
    .map((section) => withoutFacts(section, (fact) => tiled.has(fact.id) || isRepeated(fact, school)))
    .filter(({ facts, absent }) => facts.length + absent.length > 0)
  const isFew = left.reduce((sum, { facts }) => sum + facts.length, 0) <= MAX_FEW && left.every(hasNoLack)
  const period = commonPeriod(tiles)
  return {
    sentence: sentence?.text ?? null,
    tiles: datedFrom(tiles, period),
    period: period === day ? '' : period,
    lines,
    rows: school.facts.filter((row) => !isTold(row, known, sentence?.tells ?? [])),
    few: isFew
      ? datedFrom(
          left.flatMap(({ facts }) => facts),
          day,
        )
      : [],
    sections: isFew ? [] : left.map((section) => datedSection(section, day)),
    sources: sources.filter(({ attribution }) => attribution !== school.register?.attribution),
  }
}

const hasNoLack = ({ absent }: Section) => absent.length === 0

function withoutFacts(section: Section, isLeftOut: (fact: ShownFact) => boolean): Section {
  const lacking = new Set(section.absent.flatMap(({ ids }) => ids))
  return { ...section, facts: section.facts.filter((fact) => !isLeftOut(fact) && !lacking.has(fact.id)) }
}

function datedSection(section: Section, day: string): DatedSection {
  const period = commonPeriod([...section.facts, ...section.absent])
  return {
    ...section,
    period: period === day ? '' : period,
    facts: datedFrom(section.facts, period),
    absent: section.absent.map((absent) => ({ ...absent, period: absent.period === period ? '' : absent.period })),
  }
}

/** Returns the period that most facts have. */
function commonPeriod(facts: readonly { period: string }[]): string {
  const groups = [...Map.groupBy(facts, ({ period }) => period)]
  return groups.sort(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? ''
}

const datedFrom = (facts: readonly ShownFact[], period: string): ShownFact[] =>
  facts.map((fact) => (fact.period === period ? { ...fact, period: '' } : fact))

/** Whether a fact says what the number of the school or its address says. */
function isRepeated({ id, value }: ShownFact, { register, city }: Told): boolean {
  if (id === 'official_code') return value === register?.number
  return id === 'district' && value === city
}

/** Rows that the header of the profile tells, as long as school and register agree. */
const IN_HEADER: ReadonlySet<PlainKey> = new Set(['facts.type', 'facts.ownership', 'filter.features'])
/** Rows that a part of the sentence or a more precise fact tells. */
const ELSEWHERE: Partial<Record<PlainKey, { part: ToldPart; fact?: FactId }>> = {
  'facts.pupils': { part: 'pupils', fact: 'pupils' },
  'filter.faith': { part: 'faith', fact: 'faith_named' },
  'filter.age': { part: 'ages' },
  'filter.gender': { part: 'gender' },
}

/** Whether another part of the page tells the value of a row. What only one of two sources says is never left out. */
function isTold(row: RegisterRow, known: ReadonlySet<FactId>, tells: readonly ToldPart[]): boolean {
  if (row.register !== undefined || row.requested || (row.own !== '' && row.official !== '')) return false
  if (IN_HEADER.has(row.key)) return true
  const elsewhere = ELSEWHERE[row.key]
  if (!elsewhere || row.official === '') return false
  return tells.includes(elsewhere.part) || (elsewhere.fact !== undefined && known.has(elsewhere.fact))
}
