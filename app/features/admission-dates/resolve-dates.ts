import { schoolYear } from '#lib/text/school-year.ts'
import {
  type AdmissionDate,
  type AdmissionRow,
  type AreaNation,
  isEmptyRow,
  keyOf,
  NATIONS,
  subjectOf,
} from './admission-row.ts'
import { resolveRule } from './rules/recurring-rule.ts'

/** Calendar years around today's for which rules are tried: one may be about an entry two years ahead. */
const YEARS = [-1, 0, 1, 2]

/** Returns the rows that count: valid today, and those of the team in place of those of files with the same key. */
export function currentRows(rows: readonly AdmissionRow[], today: string): AdmissionRow[] {
  const ofTeam = new Set(rows.filter(({ origin }) => origin === 'team').map(keyOf))
  return rows.filter(
    (row) => (row.origin === 'team' || !ofTeam.has(keyOf(row))) && (row.validUntil === '' || row.validUntil >= today),
  )
}

/**
 * Returns the days that have not passed, soonest first. Rules are resolved to the next day that they name; days that
 * are known for a year take the place of a rule about the same thing.
 *
 * @param today YYYY-MM-DD where the schools are
 */
export function resolveDates(rows: readonly AdmissionRow[], today: string): AdmissionDate[] {
  const current = currentRows(rows, today)
  const known = new Set(current.filter(({ from }) => from !== '').map(keyOf))
  const year = Number(today.slice(0, 4))
  const dates = current.flatMap((row) => {
    if (row.rule === '') return dateOf(row) ?? []
    const coming = YEARS.flatMap((offset) => dateOf(row, year + offset) ?? [])
    return coming.find(({ to, schoolYear }) => to >= today && !known.has(`${subjectOf(row)} ${schoolYear}`)) ?? []
  })
  return dates.filter(({ to }) => to >= today).toSorted(bySoonest)
}

/**
 * Returns the days of a row.
 *
 * @param entry calendar year in which the school year begins; needed for rules
 * @returns undefined if it names none, or is about another year
 */
export function dateOf(row: AdmissionRow, entry?: number): AdmissionDate | undefined {
  if (isEmptyRow(row)) return undefined
  const isRule = row.rule !== ''
  if (isRule && entry === undefined) return undefined
  const year = entry === undefined ? row.schoolYear : schoolYear(entry)
  if (row.schoolYear !== '' && year !== row.schoolYear) return undefined
  const days = isRule ? resolveRule(row.rule, entry!, nationOfRow(row)) : { from: row.from, to: row.to }
  if (!days) return undefined
  const {
    country,
    area,
    stages,
    schoolForm,
    sector,
    event,
    name,
    bring,
    source: address,
    publisher,
    readOn,
    cite,
  } = row
  return {
    ...{ country, area, stages, schoolForm, sector, event, name, bring, ...days },
    id: isRule ? `${row.id}-${entry}` : row.id,
    schoolYear: isRule ? year : row.schoolYear,
    source: { address, publisher, readOn, cite },
    isRule,
  }
}

/** Returns the nation of a British row, whose bank holidays count; that of most schools if it is about all. */
function nationOfRow({ country, area }: AdmissionRow): AreaNation | undefined {
  if (country !== 'GB') return undefined
  return NATIONS.find((nation) => area === nation || area.startsWith(`${nation}/`)) ?? 'ENG'
}

/** Orders by day; equal days by what does not depend on the order of rows. */
export function bySoonest(one: AdmissionDate, other: AdmissionDate): number {
  return sortKey(one) < sortKey(other) ? -1 : 1
}
const sortKey = (date: AdmissionDate) =>
  [date.from, date.to, date.event, date.area, date.name, subjectOf(date), date.schoolYear, date.id].join('\n')
