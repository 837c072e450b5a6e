import { expect, test } from 'vitest'
import { berlinDay } from '#lib/berlin-day.ts'
import { csvLine } from '#lib/text/csv.ts'
import { keyOf } from '../admission-row.ts'
import { admissionRow } from '../testing/admission-rows.ts'
import { readAdmissionFiles } from './admission-files.server.ts'
import { type Cells, COLUMNS } from './csv-columns.ts'
import { cellsOf } from './csv-row.schema.ts'
import { readCsv } from './read-csv.server.ts'

const TODAY = '2026-11-30'
const cells = cellsOf(admissionRow({ rule: '01-15@0>workday' }))
const fileOf = (...rows: Partial<Cells>[]) =>
  [csvLine(COLUMNS), ...rows.map((row) => csvLine(COLUMNS.map((column) => ({ ...cells, ...row })[column])))].join('')
const faultsOf = (row: Partial<Cells>) =>
  readCsv(fileOf(row), TODAY).faults.map(({ column, error }) => `${column} ${error}`)
const dated = { rule: '', from: '2027-01-10', to: '2027-01-12', school_year: '2027/28' }

test('what is written is read', () => {
  const row = admissionRow({
    ...{ country: 'DE', area: 'Nordrhein-Westfalen', stages: ['secondary', 'high_school'], schoolForm: 'Gymnasium' },
    ...{ event: 'registration', name: 'Anmeldung, erste Runde', from: '2027-01-10', to: '2027-01-12' },
    ...{ schoolYear: '2027/28', turns: '6@09-30@0', bring: ['birth_certificate', 'school_report'], sector: 'public' },
    ...{ validUntil: '2027-08-01', cite: 'APO-S I § 1', note: 'a "quoted" word' },
  })
  const read = readCsv(fileOf(cellsOf(row)), TODAY)
  expect(read.faults).toEqual([])
  const { id: _, origin: __, ...content } = row
  expect(read.rows).toEqual([{ line: 2, row: content }])
})

test('columns may be in any order, codes come in that of the vocabulary', () => {
  const columns = COLUMNS.toReversed()
  const row: Cells = { ...cells, stage: 'secondary|primary' }
  const text = csvLine(columns) + csvLine(columns.map((column) => row[column]))
  expect(readCsv(text, TODAY).rows[0]?.row.stages).toEqual(['primary', 'secondary'])
})

test.each<[Partial<Cells>, string]>([
  [{ country: 'US' }, 'country choice'],
  [{ stage: 'primary|kindergarten' }, 'stage choice'],
  [{ sector: 'church' }, 'sector choice'],
  [{ event: 'party' }, 'event choice'],
  [{ bring: 'a cake' }, 'bring choice'],
  [{ area: 'x'.repeat(121) }, 'area length'],
  [{ area: 'Surrey' }, 'area nation'],
  [{ rule: '31 October' }, 'rule rule'],
  [{ country: 'DE', area: 'Sachsen' }, 'rule nation'],
  [{ ...dated, rule: '01-15@0' }, 'rule rule_or_days'],
  [{ ...dated, from: '2027-02-30' }, 'from day'],
  [{ ...dated, from: '' }, 'from missing'],
  [{ ...dated, to: '' }, 'to missing'],
  [{ ...dated, to: '2027-01-09' }, 'to order'],
  [{ ...dated, school_year: '' }, 'school_year missing'],
  [{ ...dated, school_year: '2027/29' }, 'school_year school_year'],
  [{ ...dated, school_year: '2030/31' }, 'school_year other_year'],
  [{ turns: 'six' }, 'turns turns'],
  [{ source: 'http://www.gov.uk/' }, 'source address'],
  [{ source: '' }, 'source address'],
  [{ publisher: '' }, 'publisher missing'],
  [{ ...dated, read_on: '' }, 'read_on missing'],
  [{ read_on: '2026-12-01' }, 'read_on future'],
  [{ valid_until: 'soon' }, 'valid_until day'],
])('%j is refused', (row, fault) => expect(faultsOf(row)).toEqual([fault]))

test('rows without days or rule are taken', () => expect(faultsOf({ rule: '', school_year: '2027/28' })).toEqual([]))

test('a second row with the same key is refused, others stay', () => {
  const read = readCsv(fileOf({}, { publisher: 'Another' }, { event: 'offers' }), TODAY)
  expect(read.faults).toEqual([{ line: 3, column: undefined, error: 'twice', value: '' }])
  expect(read.rows).toHaveLength(2)
})

test.each([
  ['', 1, 'columns'],
  ['country,area\r\nGB,ENG\r\n', 1, 'columns'],
  [`${fileOf()}GB,ENG\r\n`, 2, 'columns'],
  [`${fileOf()}"GB,ENG\r\n`, 3, 'unreadable'],
])('a file that is none: %j', (text, line, error) =>
  expect(readCsv(text, TODAY).faults).toEqual([{ line, column: undefined, error, value: '' }]),
)

test('every committed row is right, and no key is in two files', async () => {
  const { files } = await readAdmissionFiles(new URL('../../../../data/admissions', import.meta.url).pathname)
  const keys = new Set<string>()
  for (const { name, text } of files) {
    const { rows, faults } = readCsv(text, berlinDay())
    expect(faults.map((fault) => ({ name, ...fault }))).toEqual([])
    for (const { row } of rows) {
      expect(`${row.country.toLowerCase()}.csv`).toBe(name)
      expect(keys.has(keyOf(row))).toBe(false)
      keys.add(keyOf(row))
    }
  }
})
