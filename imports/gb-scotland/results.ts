import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import { decimal } from '../cleaning/position.ts'
import { schoolYearIn, schoolYearOf } from '../facts/edition-period.ts'
import { type Fact, numberOf, type Period, schoolYear, textOf } from '../facts/fact.ts'
import { gatherRows } from '../facts/gather-rows.ts'
import { rounded } from '../facts/rounded.ts'
import { reject } from '../register-school.ts'
import { factTable, type Row } from '../source.ts'
import { MISSING, scottishKey } from './seed.ts'

const ORGANISERS: Readonly<Record<string, FactId>> = {
  Reading: 'acel_reading',
  Writing: 'acel_writing',
  'Listening and Talking': 'acel_listening',
  Numeracy: 'acel_numeracy',
}

type LevelRow = Row<'stage' | 'code' | 'organiser' | 'share'>
/** For each organiser, what the stages reached; null for a hidden one. */
type Levels = Map<FactId, (string | null)[]>

/**
 * Achievement of Curriculum for Excellence levels (ACEL), with a row for each stage and organiser. Small schools give
 * only a band.
 */
export const levels = factTable({
  name: 'ACEL',
  columns: {
    stage: ['Stage'],
    code: ['Seed Code'],
    organiser: ['Organiser'],
    share: ['Percentage Achieved expected level'],
  },
  required: ['code', 'stage', 'organiser', 'share'],
  reader: (_supplements, file, day) => {
    const period = schoolYearOf(file, day)
    return gatherRows<LevelRow, Levels>({
      keyOf: ({ code }) => scottishKey(code),
      start: () => new Map(),
      add: addLevel,
      facts: (found) => [...found].flatMap(([fact, stages]) => levelFact(fact, stages, period)),
    })
  },
})

function addLevel(found: Levels, { stage, organiser, share }: LevelRow): string | undefined {
  const fact = ORGANISERS[organiser]
  const band = /^(\d+)-(\d+)%$/.exec(share)
  const number = decimal(share)
  if (!fact) return `${organiser} is no organiser`
  if (!(share in MISSING) && !band && !(number >= 0 && number <= 100)) return `${share} is no share`
  const value = band ? `${band[1]}–${band[2]} %` : `${rounded(number, 0)} %`
  const stages = found.get(fact) ?? []
  found.set(fact, [...stages, share in MISSING ? null : `${stageOf(stage)}: ${value}`])
  return undefined
}

/** `P1, P4 & P7 combined` → `P1/P4/P7`. */
const stageOf = (stage: string) => stage.replace(/\s*combined$/i, '').replace(/\s*[,&]\s*/g, '/')

function levelFact(fact: FactId, stages: (string | null)[], period: Period): Fact[] {
  const shown = stages.filter((stage) => stage !== null).join(', ')
  return shown ? textOf(fact, shown, period) : [{ fact, period, missing: 'suppressed' }]
}

/** Breadth and depth of qualifications: leavers with five or more awards at Higher, as a query result. */
export const highers = factTable({
  name: 'breadth and depth',
  columns: { code: ['seedCode'], period: ['refPeriod'], share: ['percent'] },
  required: ['code', 'period', 'share'],
  reader: () => (row) => {
    const key = scottishKey(row.code)
    if (typeof key !== 'string') return key
    const begins = /\/(20\d\d)-08-01T/.exec(row.period)?.[1]
    const period = begins ? schoolYear(Number(begins)) : schoolYearIn(row.period)
    if (!period) return reject('out_of_range', row.code, `${row.period} is no school year`)
    return { key, facts: numberOf('highers_5_share', row.share, { period, missing: MISSING }) }
  },
})
