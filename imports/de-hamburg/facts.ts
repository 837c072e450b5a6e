import { decimal } from '../cleaning/position.ts'
import { type Fact, flagOf, numberOf, schoolYear, textOf } from '../facts/fact.ts'
import type { Row } from '../source.ts'

/** Columns that become facts; columns that name people are not read. */
export const factColumns = {
  pupilsYear: ['schueleranzahl_schuljahr'],
  pupilsAllSites: ['anzahl_schueler_gesamt'],
  languagesWithClass: ['fremdsprache_mit_klasse'],
  socialIndex: ['sozialindex'],
  quarter: ['stadtteil'],
  borough: ['bezirk'],
  certificates: ['abschluss'],
  supportFocus: ['foerderart'],
  canteen: ['kantine_vorh'],
  parallel1: ['zuegigkeit_kl_1'],
  parallel5: ['zuegigkeit_kl_5'],
  afternoonCare: ['kernzeitbetreuung'],
  holidayCare: ['ferienbetreuung_anteil'],
  profile: ['oberstufenprofil'],
  inspection: ['schulinspektion_link'],
} as const

type FactRow = Row<keyof typeof factColumns | 'pupils' | 'forms' | 'legalForm' | 'fullDay' | 'bilingual' | 'inclusive'>

/** Forms of all-day school. Schools of the form `besondere Prägung` are mostly Gymnasien with an optional afternoon. */
const ALL_DAY: Readonly<Record<string, string>> = {
  'GTS voll gebunden': 'bound',
  'GTS teilweise gebunden': 'partly_bound',
  offen: 'open',
  'besondere Prägung': 'offered',
}

/** Returns the facts of a row: pupils for the school year in the row, all others as of the date of the file. */
export function hamburgFacts(row: FactRow): Fact[] {
  const period = /^20\d\d$/.test(row.pupilsYear) ? schoolYear(Number(row.pupilsYear)) : undefined
  const [, all = '', sites = ''] = /^(\d+) an (\d+) Standort/.exec(row.pupilsAllSites) ?? []
  return [
    ...numberOf('pupils', row.pupils, { period }),
    ...(Number(sites) > 1 && Number(all) > 0 ? numberOf('pupils_all_sites', all, { period }) : []),
    ...languageFacts(row.languagesWithClass),
    ...textOf('bilingual_programme', row.bilingual),
    ...textOf('all_day_form', ALL_DAY[row.fullDay]),
    ...numberOf('social_index_hamburg', row.socialIndex.replace(/^Stufe /, ''), {
      missing: { 'n.v.': 'not_published' },
    }),
    ...textOf('district', [row.quarter, row.borough && `Bezirk ${row.borough}`].filter(Boolean).join(', ')),
    ...textOf('legal_status', row.legalForm),
    ...textOf('qualifications', entriesOf(row.certificates).join('; ')),
    ...textOf('support_focus', entriesOf(row.supportFocus).join('; ')),
    ...flagOf('inclusion_unit', row.inclusive, { yes: ['true'] }),
    ...nurseryFact(row.forms),
    ...flagOf('canteen', row.canteen, { yes: ['true'] }),
    ...textOf('parallel_classes_1', countOrRange(row.parallel1)),
    ...textOf('parallel_classes_5', countOrRange(row.parallel5)),
    ...textOf('afternoon_care', careByGrade(row.afternoonCare)),
    ...numberOf('holiday_care_share', row.holidayCare),
    ...textOf('profile', entriesOf(row.profile).join('; ')),
    ...textOf('inspection_report', row.inspection),
  ]
}

/** Returns the languages of the lowest grade and the later ones from `Englisch ab Klasse  5|Latein ab Klasse  6`. */
function languageFacts(list: string): Fact[] {
  const languages = [...new Set(entriesOf(list))].flatMap((entry) => {
    const [, name, grade] = /^(.+) ab Klasse (\d+)$/.exec(entry) ?? []
    return name && grade ? [{ text: `${name} ab Klasse ${grade}`, grade: Number(grade) }] : []
  })
  const first = Math.min(...languages.map(({ grade }) => grade))
  const later = languages.filter(({ grade }) => grade > first).sort((one, other) => one.grade - other.grade)
  const texts = (group: typeof languages) => group.map(({ text }) => text).join('; ')
  return [
    ...textOf('first_languages', texts(languages.filter(({ grade }) => grade === first))),
    ...textOf('later_languages', texts(later)),
  ]
}

/** Returns whether the school has a class before grade 1; its absence only matters where there is a grade 1. */
function nurseryFact(forms: string): Fact[] {
  if (/\bVorschulklasse\b/.test(forms)) return [{ fact: 'nursery_classes', number: 1 }]
  return /\bGrundschule\b/.test(forms) ? [{ fact: 'nursery_classes', number: 0 }] : []
}

/** Converts `Klassenstufe 1  91%|Klassenstufe 2  80%` to `1: 91 %, 2: 80 %`. */
function careByGrade(list: string): string {
  const shares = entriesOf(list).map((entry) => /^Klassenstufe (\d+) (\d+) ?%$/.exec(entry))
  return shares.flatMap((found) => (found ? [`${found[1]}: ${found[2]} %`] : [])).join(', ')
}

/** Returns a number of classes or a range (`2-3`); '' for `0`, which means that there are none yet. */
function countOrRange(cell: string): string {
  return /^\d{1,2}-\d{1,2}$/.test(cell) || decimal(cell) > 0 ? cell : ''
}

function entriesOf(list: string): string[] {
  return list.split('|').flatMap((entry) => entry.trim().replace(/\s+/g, ' ') || [])
}
