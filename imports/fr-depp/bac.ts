import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import { calendarYear, type Fact, numberOf, type Period, textOf } from '../facts/fact.ts'
import { ImportError } from '../import-error.ts'
import { factTable, type Row } from '../source.ts'
import { deppRow, MISSING, sessionYear, UAI_COLUMN, yearIn } from './depp-row.ts'

const INDICATORS = {
  candidates: [
    'presents_total',
    'Présents - Toutes séries',
    'effectif_presents_total_series',
    'Effectif présents - Toutes séries',
  ],
  passRate: ['taux_reu_total', 'Taux de réussite - Toutes séries', 'taux_brut_de_reussite_total_series'],
  valueAdded: ['va_reu_total', 'Valeur ajoutée du taux de réussite - Toutes séries'],
  access: ['taux_acces_2nde', "Taux d'accès 2nde-bac", 'taux_acces_brut_seconde_bac'],
  accessValueAdded: ['va_acces_2nde', "Valeur ajoutée du taux d'accès 2nde-bac"],
  honours: ['taux_men_total', 'Taux de mentions - Toutes séries', 'taux_mention_brut_toutes_series'],
  honoursValueAdded: ['va_men_total', 'Valeur ajoutée du taux de mentions - Toutes séries'],
} as const
type Indicator = keyof typeof INDICATORS
const INDICATOR_KEYS = Object.keys(INDICATORS) as Indicator[]

const GENERAL: Record<Indicator, FactId> = {
  candidates: 'bac_candidates',
  passRate: 'bac_pass_rate',
  valueAdded: 'bac_value_added',
  access: 'bac_access_rate',
  accessValueAdded: 'bac_access_value_added',
  honours: 'bac_honours_rate',
  honoursValueAdded: 'bac_honours_value_added',
}
const PROFESSIONAL: Record<Indicator, FactId> = {
  candidates: 'bac_pro_candidates',
  passRate: 'bac_pro_pass_rate',
  valueAdded: 'bac_pro_value_added',
  access: 'bac_pro_access_rate',
  accessValueAdded: 'bac_pro_access_value_added',
  honours: 'bac_pro_honours_rate',
  honoursValueAdded: 'bac_pro_honours_value_added',
}

function indicatorFacts(row: Row<Indicator>, facts: Record<Indicator, FactId>, period: Period): Fact[] {
  return INDICATOR_KEYS.flatMap((key) => numberOf(facts[key], row[key], { period, missing: MISSING }))
}

/** Candidates by série; the séries L, ES and S ended with the session of 2020. */
const SERIES = {
  gnle: ['presents_gnle', 'Présents - Gnle'],
  s: ['presents_s', 'Présents - S', 'effectif_presents_serie_s'],
  es: ['presents_es', 'Présents - ES', 'effectif_presents_serie_es'],
  l: ['presents_l', 'Présents - L', 'effectif_presents_serie_l'],
  stmg: ['presents_stmg', 'Présents - STMG', 'effectif_presents_serie_stmg'],
  sti2d: ['presents_sti2d', 'Présents - STI2D'],
  st2s: ['presents_st2s', 'Présents - ST2S'],
  stl: ['presents_stl', 'Présents - STL'],
  std2a: ['presents_std2a', 'Présents - STD2A'],
  sthr: ['presents_sthr', 'Présents - STHR'],
  s2tmd: ['presents_s2tmd', 'Présents - S2TMD'],
} as const

function seriesOf(row: Row<keyof typeof SERIES>): string {
  const taken = (Object.keys(SERIES) as (keyof typeof SERIES)[]).filter((key) => Number(row[key]) > 0)
  return taken.map((key) => `${key === 'gnle' ? 'Générale' : key.toUpperCase()} ${Number(row[key])}`).join(', ')
}

/** Indicators of lycées (IVAL) for the general and technological bac. */
export const bacIndicators = factTable({
  name: 'ival-gt',
  columns: {
    uai: UAI_COLUMN,
    year: ['annee', 'session', 'millesime'],
    generalPassRate: ['taux_reu_gnle', 'Taux de réussite - Gnle'],
    ...INDICATORS,
    ...SERIES,
  },
  required: ['uai', 'year', 'candidates', 'passRate', 'valueAdded', 'stmg'],
  reader: () => (row) =>
    deppRow(row.uai, sessionYear(row.year), (period) => [
      ...indicatorFacts(row, GENERAL, period),
      ...numberOf('bac_general_pass_rate', row.generalPassRate, { period, missing: MISSING }),
      ...textOf('bac_series', seriesOf(row), period),
    ]),
})

/** Indicators of lycées for the professional bac; the columns of its fields distinguish it from the general one. */
export const professionalBacIndicators = factTable({
  name: 'ival-pro',
  columns: {
    uai: UAI_COLUMN,
    year: ['annee', 'session', 'millesime'],
    field: ['presents_production', 'taux_reu_production', 'Présents - Production'],
    ...INDICATORS,
  },
  required: ['uai', 'year', 'candidates', 'passRate', 'valueAdded', 'field'],
  reader: () => (row) => deppRow(row.uai, sessionYear(row.year), (period) => indicatorFacts(row, PROFESSIONAL, period)),
})

/**
 * An extract of both for one session, with a row for each track. The year comes from the file name or else from
 * `--date`. Its social position is left out because the extract does not give the year of that index.
 */
export const bacExtract = factTable({
  name: 'ival-extract',
  columns: {
    uai: UAI_COLUMN,
    track: ['type'],
    candidates: ['presents'],
    passRate: ['tauxReussite'],
    valueAdded: ['vaReussite'],
    access: ['tauxAcces'],
    accessValueAdded: ['vaAcces'],
    honours: ['tauxMention'],
    honoursValueAdded: ['vaMention'],
  },
  required: ['uai', 'track', 'candidates', 'passRate', 'valueAdded', 'access', 'honours'],
  reader: (_supplements, file, day = '') => {
    const year = yearIn(file) ?? yearIn(day)
    if (year === undefined)
      throw new ImportError(
        `${file} does not say of which session it is: put the year into its name, or give a day of it.`,
      )
    return (row) =>
      deppRow(row.uai, calendarYear(year), (period) =>
        indicatorFacts(row, row.track === 'GT' ? GENERAL : PROFESSIONAL, period),
      )
  },
})
