import { germanDay } from '../cleaning/days.ts'
import { germanRejection } from '../cleaning/german-school-type.ts'
import { decimal } from '../cleaning/position.ts'
import { yearOf } from '../facts/edition-period.ts'
import { type Fact, numberOf, type Period, textOf } from '../facts/fact.ts'
import { gatherRows } from '../facts/gather-rows.ts'
import { isDay } from '../files/edition-date.ts'
import { ImportError } from '../import-error.ts'
import { reject } from '../register-school.ts'
import { factTable, type Row, type Source } from '../source.ts'
import { register } from './register.ts'

const columns = {
  name: ['name'],
  address: ['address'],
  languages: ['languages'],
  pupils: ['students_total'],
  otherLanguage: ['students_non_german_percentage'],
  inspections: ['inspections'],
} as const
type PortraitRow = Row<keyof typeof columns>
type Sums = { pupils: string; otherLanguage: string; languages: Set<string>; report: string }

/**
 * Portraits of schools, collected by a third party, with one row for each course of a school. They lack the school's
 * number, which is found by name and postal code in the register; that must be given with them.
 */
const portraits = factTable({
  name: 'schulportraits',
  columns,
  required: ['name', 'address', 'languages', 'pupils', 'otherLanguage', 'inspections'],
  reader: (supplements, file, day) => {
    const period = yearOf(file, day)
    const rows = supplements[register.name]
    if (!rows) throw new ImportError(`${file} has no numbers of schools: give the register of the Geoportal with it.`)
    const numbers = numbersByName(rows)
    return gatherRows<PortraitRow, Sums>({
      keyOf: ({ name, address }) => {
        const number = numbers.get(nameKey(name, postalCodeIn(address)))
        if (number) return `de-BE-${number}`
        const isNone = germanRejection(name) === 'not_a_school'
        return reject(isNone ? 'not_a_school' : 'no_code', '', `${name}, ${address}`)
      },
      start: () => ({ pupils: '', otherLanguage: '', languages: new Set(), report: '' }),
      add: addPortrait,
      facts: (sums) => portraitFacts(sums, period),
    })
  },
})

/** Maps names with their postal codes to numbers; a name that two schools in one postal code share maps to none. */
function numbersByName(rows: readonly Row[]): Map<string, string> {
  const numbers = new Map<string, string>()
  for (const { number = '', name = '', postalCode = '' } of rows) {
    const key = nameKey(name, postalCode)
    numbers.set(key, numbers.has(key) ? '' : number)
  }
  return numbers
}

const nameKey = (name: string, postalCode: string) => `${postalCode} ${name.toLowerCase().replace(/[^\p{L}\d]/gu, '')}`

const postalCodeIn = (address: string) => /(?<!\d)1\d{4}(?!\d)/.exec(address)?.[0] ?? ''

/** The numbers of a school are the same in all of its rows. */
function addPortrait(sums: Sums, row: PortraitRow): string | undefined {
  sums.pupils ||= row.pupils
  sums.otherLanguage ||= row.otherLanguage
  sums.report ||= newestReport(row.inspections)
  for (const language of row.languages.split(',')) if (language.trim() !== '') sums.languages.add(language.trim())
  return undefined
}

function portraitFacts({ pupils, otherLanguage, languages, report }: Sums, period: Period): Fact[] {
  const later = [...languages].filter((language) => /^[2-9]\. Fremdsprache/.test(language))
  const first = [...languages].filter((language) => !later.includes(language))
  return [
    ...(decimal(pupils) > 0 ? numberOf('pupils', pupils, { period }) : []),
    ...numberOf('other_language_share', otherLanguage, { period }),
    ...textOf('first_languages', listOf(first), period),
    ...textOf('later_languages', listOf(later), period),
    ...textOf('inspection_report', report, period),
  ]
}

/** `2. Fremdsprache Latein` → `Latein`; sorted, each once. */
function listOf(languages: readonly string[]): string {
  const names = new Set(languages.map((language) => language.replace(/^\d\. Fremdsprache\s*/, '')))
  return [...names].sort((one, other) => one.localeCompare(other, 'de')).join(', ')
}

/** Returns the address of the newest report in a JSON list, by the date in its title; '' if there is none. */
function newestReport(cell: string): string {
  const dated = [...cell.matchAll(/(\d\d\.\d\d\.\d{4})"\s*,\s*"url"\s*:\s*"(https:[^"]+)"/g)].map(
    ([, day = '', url = '']) => ({ day: germanDay(day), url }),
  )
  const known = dated.filter(({ day, url }) => isDay(day) && URL.canParse(url))
  return known.sort((one, other) => (one.day < other.day ? 1 : -1))[0]?.url ?? ''
}

/** Schools of Berlin in the Geoportal, and their portraits. */
export const deBerlin: Source = {
  id: 'de-berlin',
  country: 'DE',
  tables: [register, portraits],
  supplements: [register],
  overrules: ['de-jedeschule'],
}
