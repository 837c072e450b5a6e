import { type Fact, hasFact, schoolYear, textOf } from '../facts/fact.ts'
import type { Row } from '../source.ts'
import { type factColumns, type TAUGHT, teaches } from './category.ts'
import { type SpanishStage, spanishAges } from './spanish-stages.ts'

type FactRow = Row<'type' | 'ownership' | 'year' | keyof typeof TAUGHT | keyof typeof factColumns>

/** Stages in order: the prefix of their column keys, and their names in Andalucía. */
const STAGES = [
  ['nursery', 'Infantil 0–3'],
  ['infant', 'Infantil 3–6'],
  ['primary', 'Primaria'],
  ['eso', 'ESO'],
  ['bach', 'Bachillerato'],
  ['basic', 'FP básica'],
  ['medium', 'FP grado medio'],
  ['higher', 'FP grado superior'],
  ['special', 'Educación especial'],
] as const

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
    ...(teaches(row, 'primary') ? [hasFact('nursery_classes', teaches(row, 'infant'), period)] : []),
    ...(teaches(row, 'eso') ? [hasFact('sixth_form', teaches(row, 'bach'), period)] : []),
  ]
}

const STAGES_OF_AGES: readonly (readonly [prefix: string, SpanishStage])[] = [
  ['nursery', 'nursery'],
  ['infant', 'infant'],
  ['primary', 'primary'],
  ['eso', 'lower'],
  ['bach', 'upper'],
  ['medium', 'training'],
]

/** Returns the ages for the stages that a school teaches. */
export const andalusianAges = (row: Pick<FactRow, keyof typeof TAUGHT | keyof typeof factColumns>) =>
  spanishAges(STAGES_OF_AGES.flatMap(([prefix, stage]) => (teaches(row, prefix) ? stage : [])))

/** `adherido`: the school takes part in the programme of aid to families for children under 3 years. */
const isAided = ({ nurseryPublic, nurseryPrivate }: FactRow) => nurseryPublic === 'S' || nurseryPrivate === 'S'

/** Returns whether a school that also teaches other stages has classes for special education. */
function unitFact(row: FactRow, period: Fact['period']): Fact[] {
  const isGeneral = teaches(row, 'infant') || teaches(row, 'primary') || teaches(row, 'eso')
  if (!isGeneral || /especial|específico/i.test(row.type)) return []
  return [hasFact('inclusion_unit', teaches(row, 'special'), period)]
}
