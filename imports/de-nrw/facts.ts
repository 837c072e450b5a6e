import { germanDay } from '../cleaning/days.ts'
import { type Fact, numberOf, textOf } from '../facts/fact.ts'
import { isDay } from '../files/edition-date.ts'
import { type RegisterSchool, reject } from '../register-school.ts'
import { factTable, type Row } from '../source.ts'
import { districtOf, GOVERNMENTS } from './districts.ts'

type FactRow = Row<
  'form' | 'name1' | 'name2' | 'name3' | 'short' | 'government' | 'community' | 'operation' | 'operationDate'
>

/** Stages by school form, where the school law of Nordrhein-Westfalen (§§ 11 to 22) allows no others. */
const STAGES: Readonly<Record<string, string>> = {
  '02': 'Primarstufe',
  '04': 'Sekundarstufe I',
  '10': 'Sekundarstufe I',
  '14': 'Sekundarstufe I',
  '15': 'Sekundarstufen I und II',
  '20': 'Sekundarstufen I und II',
  '30': 'Sekundarstufe II',
}
const SPECIAL_FORMS = new Set(['08', '19', '83', '85', '87', '88'])
/** The seven Förderschwerpunkte of the school law, as they occur in names of schools. */
const FOCUSES: readonly (readonly [RegExp, string])[] = [
  [/\blernen\b/i, 'Lernen'],
  [/\bsprache\b/i, 'Sprache'],
  [/emotionale\s+(und|u\.)\s+soziale/i, 'Emotionale und soziale Entwicklung'],
  [/\bhören\b/i, 'Hören und Kommunikation'],
  [/\bsehen\b/i, 'Sehen'],
  [/geistige/i, 'Geistige Entwicklung'],
  [/motorische/i, 'Körperliche und motorische Entwicklung'],
]
/** The date given for every school that already existed when the list began. */
const LIST_START = '1973-08-01'
const CLOSING_KEYS = new Set(['0', '2', '5', '9'])

/**
 * Returns the facts of a row of the Schuldaten.
 *
 * @param legalStatus in the words of the code list
 */
export function nrwFacts(row: FactRow, { name }: RegisterSchool, legalStatus: string | undefined): Fact[] {
  const official = [row.name1, row.name2, row.name3].filter(Boolean).join(' ')
  const government = GOVERNMENTS[row.government]
  const focuses = FOCUSES.filter(([words]) => SPECIAL_FORMS.has(row.form) && words.test(official))
  return [
    ...textOf('official_name', official === name ? '' : official),
    ...textOf('stages', STAGES[row.form]),
    ...textOf('support_focus', focuses.map(([, focus]) => focus).join('; ')),
    ...textOf('legal_status', legalStatus),
    ...textOf('authority', government && `Bezirksregierung ${government}`),
    ...textOf('district', districtOf(row.community)),
    ...operationFact(row),
  ]
}

/** Returns the opening date of a school or, with some keys, its closing date. */
function operationFact({ operation, operationDate }: FactRow): Fact[] {
  const day = germanDay(operationDate)
  if (!isDay(day) || day === LIST_START) return []
  return textOf(CLOSING_KEYS.has(operation) ? 'closed' : 'opened', day)
}

/** Schulsozialindex; `ohne` marks schools that have none. The file does not give its date. */
export const socialIndex = factTable({
  name: 'schulsozialindex',
  columns: { number: ['Schulnummer'], level: ['Sozialindexstufe'] },
  required: ['number', 'level'],
  reader: () => (row) =>
    /^\d{6}$/.test(row.number)
      ? {
          key: `de-NW-${row.number}`,
          facts: numberOf('social_index_nrw', row.level, { missing: { ohne: 'not_published' } }),
        }
      : reject('bad_code', row.number),
})
