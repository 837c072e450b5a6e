import { countsText } from '../facts/counts-text.ts'
import { type Fact, numberOf, textOf } from '../facts/fact.ts'
import { factTable, type Row } from '../source.ts'
import { deppRow, frenchSchoolYear, SCHOOL_YEAR_COLUMN } from './depp-row.ts'
import { countFacts, hasPupils, priorityOf } from './pupils.ts'

const LEVELS = ['6', '5', '4', '3'] as const
type Level = (typeof LEVELS)[number]
const LANGUAGES = ['allemand', 'anglais', 'espagnol', 'italien', 'autres langues'] as const
type Language = (typeof LANGUAGES)[number]

type LevelKey = `total${Level}` | `girls${Level}` | `boys${Level}`
type LanguageKey = `lv${'1' | '2'} ${Language} ${Level}`

/** Returns the names of a column that counts pupils of a level: its label and its field in the API. */
function levelColumnNames(level: Level, what: string): string[] {
  const label = `Nombre ${what === 'total' ? 'total ' : ''}de ${level}èmes${what === 'total' ? '' : ` ${what}`}`
  const field = `nombre_de_${level}emes_${what}`.replaceAll(' ', '_')
  return [
    label,
    field,
    ...(what === 'total' ? [`nombre_total_de_${level}emes`, `${level}emes_total`] : []),
    `${level}emes_${what}`,
  ]
}

const levelColumns = Object.fromEntries(
  LEVELS.flatMap((level) => [
    [`total${level}`, levelColumnNames(level, 'total')],
    [`girls${level}`, levelColumnNames(level, 'filles')],
    [`boys${level}`, levelColumnNames(level, 'garçons')],
    ...LANGUAGES.flatMap((language) =>
      (['1', '2'] as const).map((rank) => [
        `lv${rank} ${language} ${level}`,
        levelColumnNames(level, `LV${rank} ${language}`),
      ]),
    ),
  ]),
) as Record<LevelKey | LanguageKey, string[]>

/**
 * Pupils from 6e to 3e by sex and language. For a collège these are all of its pupils; a lycée with such classes has
 * more.
 */
export const lowerSecondaryPupils = factTable({
  name: 'college-effectifs',
  columns: {
    uai: ['Numéro du collège', 'numero_college'],
    year: SCHOOL_YEAR_COLUMN,
    kind: ['Dénomination principale', 'denomination_principale'],
    sector: ['secteur'],
    rep: ['rep'],
    repPlus: ['REP +', 'rep_plus'],
    pupils: [
      "Nombre d'élèves total (nombre d'élèves dans les formations du 1er cycle du 2nd degré et non du nombre total d'élèves inscrits dans l'établissement, les DIMA et les dispositifs-relais sont exclus)",
      "Nombre d'élèves total",
      'nombre_eleves_total',
    ],
    segpa: ["Nombre d'élèves total Segpa", 'nombre_eleves_total_segpa'],
    ulis: ["Nombre d'élèves total ULIS", 'nombre_eleves_total_ulis'],
    ...levelColumns,
  },
  required: ['uai', 'year', 'pupils', 'total6', 'girls6'],
  reader: () => (row) =>
    deppRow(row.uai, frenchSchoolYear(row.year), (period) => [
      ...numberOf('pupils_lower_secondary', row.pupils, { period }),
      ...(/^coll[eè]ge/i.test(row.kind) ? wholeSchoolFacts(row, period) : []),
      ...numberOf('pupils_adapted_education', row.segpa, { period }),
      ...hasPupils('adapted_education', row.segpa, period),
      ...numberOf('pupils_inclusion_unit', row.ulis, { period }),
      ...hasPupils('inclusion_unit', row.ulis, period),
      ...textOf('pupils_by_year_group', groupsOf(row), period),
      ...textOf('first_languages', languagesOf(row, '1'), period),
      ...textOf('later_languages', languagesOf(row, '2'), period),
      ...textOf('priority_education', priorityOf(row), period),
    ]),
})

function wholeSchoolFacts(row: Row<'pupils' | LevelKey>, period: NonNullable<Fact['period']>): Fact[] {
  const sum = (sex: 'girls' | 'boys') => {
    const cells = LEVELS.map((level) => row[`${sex}${level}`])
    return cells.includes('') ? '' : String(cells.reduce((total, cell) => total + Number(cell), 0))
  }
  return [
    ...countFacts('pupils', row.pupils, period),
    ...numberOf('girls', sum('girls'), { period }),
    ...numberOf('boys', sum('boys'), { period }),
  ]
}

function groupsOf(row: Row<LevelKey>): string {
  return countsText(LEVELS.map((level) => [`${level}e`, row[`total${level}`]]))
}

/** Returns the languages that at least one pupil learns, in the publisher's words. */
function languagesOf(row: Row<LanguageKey>, rank: '1' | '2'): string {
  return LANGUAGES.filter((language) => LEVELS.some((level) => Number(row[`lv${rank} ${language} ${level}`]) > 0)).join(
    ', ',
  )
}
