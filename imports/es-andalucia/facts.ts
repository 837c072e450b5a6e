import { type Fact, hasFact, schoolYear, textOf } from '../facts/fact.ts'
import type { Row } from '../source.ts'
import { type factColumns, type TAUGHT, teaches } from './category.ts'
import { type SpanishStage, spanishStageFacts } from './spanish-stages.ts'

type FactRow = Row<'type' | 'ownership' | 'year' | keyof typeof TAUGHT | keyof typeof factColumns>

/** Stages in order: the prefix of their column keys, their names in Andalucía, and their stage in law. */
const STAGES: readonly (readonly [prefix: string, name: string, stage?: SpanishStage])[] = [
  ['nursery', 'Infantil 0–3', 'nursery'],
  ['infant', 'Infantil 3–6', 'infant'],
  ['primary', 'Primaria', 'primary'],
  ['eso', 'ESO', 'lower'],
  ['bach', 'Bachillerato', 'upper'],
  ['basic', 'FP básica'],
  ['medium', 'FP grado medio', 'training'],
  ['higher', 'FP grado superior'],
  ['special', 'Educación especial'],
]

/** Returns the facts of a row for its school year (`22` is 2022/23). */
export function andalusianFacts(row: FactRow): Fact[] {
  const period = /^\d\d$/.test(row.year) ? schoolYear(2000 + Number(row.year)) : undefined
  const taught = STAGES.filter(([stage]) => teaches(row, stage)).map(([, name]) => name)
  const funded = STAGES.filter(([stage]) => teaches(row, `${stage}Funded`)).map(([, name]) => name)
  const isPrivate = row.ownership === 'Privado'
  const contract = isPrivate ? (funded.length > 0 ? 'concertado' : 'private') : 'public'
  return [
    ...textOf('stages', taught.join(', '), period),
    ...(isPrivate ? textOf('funded_stages', funded.join(', '), period) : []),
    ...textOf('contract', row.ownership && contract, period),
    ...unitFact(row, period),
    ...(teaches(row, 'nursery') ? [hasFact('aided_nursery', isAided(row), period)] : []),
    ...spanishStageFacts(andalusianStages(row), period),
  ]
}

/** Returns the stages a school teaches for which the law states ages. */
export const andalusianStages = (row: Readonly<Record<string, string>>): SpanishStage[] =>
  STAGES.flatMap(([prefix, , stage]) => (stage && teaches(row, prefix) ? stage : []))

/** `adherido`: the school takes part in the programme of aid to families for children under 3 years. */
const isAided = ({ nurseryPublic, nurseryPrivate }: FactRow) => nurseryPublic === 'S' || nurseryPrivate === 'S'

/** Returns whether a school that also teaches other stages has classes for special education. */
function unitFact(row: FactRow, period: Fact['period']): Fact[] {
  const isGeneral = teaches(row, 'infant') || teaches(row, 'primary') || teaches(row, 'eso')
  if (!isGeneral || /especial|específico/i.test(row.type)) return []
  return [hasFact('inclusion_unit', teaches(row, 'special'), period)]
}
