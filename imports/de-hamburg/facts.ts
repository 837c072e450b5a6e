import { decimal } from '../cleaning/position.ts'
import { type Fact, flagOf, numberOf, schoolYear, textOf } from '../facts/fact.ts'
import type { Row } from '../source.ts'

/** Columns that become facts; of those that name persons none is read. */
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

/** `besondere Prägung` are all-day schools, mostly Gymnasien, whose afternoon is an offer. */
const ALL_DAY: Readonly<Record<string, string>> = {
  'GTS voll gebunden': 'bound',
  'GTS teilweise gebunden': 'partly_bound',
  offen: 'open',
  'besondere Prägung': 'offered',
}

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
    ...textOf('qualifications', listed(row.certificates).join('; ')),
    ...textOf('support_focus', listed(row.supportFocus).join('; ')),
    ...flagOf('inclusion_unit', row.inclusive, { yes: ['true'] }),
    ...nurseryFact(row.forms),
    ...flagOf('canteen', row.canteen, { yes: ['true'] }),
    ...textOf('parallel_classes_1', inRange(row.parallel1)),
    ...textOf('parallel_classes_5', inRange(row.parallel5)),
    ...textOf('afternoon_care', careByGrade(row.afternoonCare)),
    ...numberOf('holiday_care_share', row.holidayCare),
    ...textOf('profile', listed(row.profile).join('; ')),
    ...textOf('inspection_report', row.inspection),
  ]
}

/** `Englisch ab Klasse  5|Latein ab Klasse  6`: the languages of the lowest grade, and those that come later. */
function languageFacts(list: string): Fact[] {
  const languages = [...new Set(listed(list))].flatMap((entry) => {
    const [, name, grade] = /^(.+) ab Klasse (\d+)$/.exec(entry) ?? []
    return name && grade ? [{ text: `${name} ab Klasse ${grade}`, grade: Number(grade) }] : []
  })
  const first = Math.min(...languages.map(({ grade }) => grade))
  const later = languages.filter(({ grade }) => grade > first).sort((one, other) => one.grade - other.grade)
  const texts = (of: typeof languages) => of.map(({ text }) => text).join('; ')
  return [
    ...textOf('first_languages', texts(languages.filter(({ grade }) => grade === first))),
    ...textOf('later_languages', texts(later)),
  ]
}

/** A class before grade 1 matters only where there is a grade 1. */
function nurseryFact(forms: string): Fact[] {
  if (/\bVorschulklasse\b/.test(forms)) return [{ fact: 'nursery_classes', number: 1 }]
  return /\bGrundschule\b/.test(forms) ? [{ fact: 'nursery_classes', number: 0 }] : []
}

/** `Klassenstufe 1  91%|Klassenstufe 2  80%` */
function careByGrade(list: string): string {
  const shares = listed(list).map((entry) => /^Klassenstufe (\d+) (\d+) ?%$/.exec(entry))
  return shares.flatMap((found) => (found ? [`${found[1]}: ${found[2]} %`] : [])).join(', ')
}

/** A number of classes, or from–to; `0` says that there are none yet. */
function inRange(cell: string): string {
  return /^\d{1,2}-\d{1,2}$/.test(cell) || decimal(cell) > 0 ? cell : ''
}

function listed(list: string): string[] {
  return list.split('|').flatMap((entry) => entry.trim().replace(/\s+/g, ' ') || [])
}
