import { countsText } from '../facts/counts-text.ts'
import { type Fact, hasFact, numberOf, type Period, textOf } from '../facts/fact.ts'
import { rounded } from '../facts/rounded.ts'
import { factTable, type Row } from '../source.ts'
import { deppRow, frenchSchoolYear, SCHOOL_YEAR_COLUMN } from './depp-row.ts'

const YEAR_GROUPS = { cp: 'CP', ce1: 'CE1', ce2: 'CE2', cm1: 'CM1', cm2: 'CM2' } as const
type YearGroup = keyof typeof YEAR_GROUPS

function groupColumn(name: string) {
  return [`Nombre d'élèves en ${name} hors ULIS`, `nombre_eleves_${name.toLowerCase()}_hors_ulis`]
}

/** Pupils and classes of écoles. */
export const primaryPupils = factTable({
  name: 'ecoles-effectifs',
  columns: {
    uai: ["Numéro de l'école", 'numero_ecole'],
    year: SCHOOL_YEAR_COLUMN,
    sector: ['secteur'],
    rep: ['rep'],
    repPlus: ['REP +', 'rep_plus'],
    classes: ['Nombre total de classes', 'nombre_total_classes'],
    pupils: ["Nombre total d'élèves", 'nombre_total_eleves'],
    nursery: ["Nombre d'élèves en pré-élémentaire hors ULIS", 'nombre_eleves_preelementaire_hors_ulis'],
    elementary: ["Nombre d'élèves en élémentaire hors ULIS", 'nombre_eleves_elementaire_hors_ulis'],
    ulis: ["Nombre d'élèves en ULIS", 'nombre_eleves_ulis'],
    cp: groupColumn('CP'),
    ce1: groupColumn('CE1'),
    ce2: groupColumn('CE2'),
    cm1: groupColumn('CM1'),
    cm2: groupColumn('CM2'),
  },
  required: ['uai', 'year', 'classes', 'pupils', 'nursery', 'elementary'],
  reader: () => (row) =>
    deppRow(row.uai, frenchSchoolYear(row.year), (period) => [
      ...countFacts('pupils', row.pupils, period),
      ...countFacts('classes', row.classes, period),
      ...numberOf('class_size', classSize(row), { period }),
      ...numberOf('pupils_nursery', row.nursery, { period }),
      ...numberOf('pupils_elementary', row.elementary, { period }),
      ...numberOf('pupils_inclusion_unit', row.ulis, { period }),
      ...hasPupils('inclusion_unit', row.ulis, period),
      ...textOf('pupils_by_year_group', groupsOf(row), period),
      ...textOf('priority_education', priorityOf(row), period),
    ]),
})

/** Pupils from 6e to terminale, all tracks together. */
export const secondaryPupils = factTable({
  name: 'second-degre',
  columns: {
    uai: ['Numero_d_etablissement', "Numéro d'établissement"],
    year: ['Annee_scolaire', 'rentree_scolaire'],
    pupils: ['Nombre_d_eleves', "Nombre d'élèves"],
    kind: ['Type_d_etablissement', "Type d'établissement"],
  },
  required: ['uai', 'year', 'pupils', 'kind'],
  reader: () => (row) =>
    deppRow(row.uai, frenchSchoolYear(row.year), (period) => countFacts('pupils', row.pupils, period)),
})

/** Returns a count of pupils or classes; nothing for 0, which means that the school is closed or not open yet. */
export function countFacts(fact: 'pupils' | 'classes', cell: string, period: Period): Fact[] {
  return cell === '0' ? [] : numberOf(fact, cell, { period })
}

/** Returns whether a school has a class or unit, from the number of its pupils. */
export function hasPupils(fact: 'inclusion_unit' | 'adapted_education', cell: string, period: Period): Fact[] {
  return /^\d+$/.test(cell) ? [hasFact(fact, Number(cell) > 0, period)] : []
}

function classSize({ pupils, classes }: Row<'pupils' | 'classes'>): string {
  const size = Number(pupils) / Number(classes)
  return size >= 1 && Number.isFinite(size) ? String(rounded(size, 1)) : ''
}

function groupsOf(row: Row<YearGroup>): string {
  return countsText((Object.keys(YEAR_GROUPS) as YearGroup[]).map((group) => [YEAR_GROUPS[group], row[group]]))
}

/**
 * Returns the level of éducation prioritaire; `none` only for state schools, because private ones cannot belong to it.
 */
export function priorityOf({ sector, rep, repPlus }: Row<'sector' | 'rep' | 'repPlus'>): string | undefined {
  if (repPlus === '1') return 'rep_plus'
  if (rep === '1') return 'rep'
  return rep === '0' && /^public$/i.test(sector) ? 'none' : undefined
}
