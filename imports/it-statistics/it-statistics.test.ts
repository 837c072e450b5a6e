import { expect, test } from 'vitest'
import { type FileRow, factLines, fileRow, readFacts } from '../testing/read-table.ts'
import { itStatistics } from './source.ts'

/**
 * Reads a file and returns its keys and facts.
 *
 * @param day for a file whose name gives none
 */
const gathered = async (content: readonly FileRow[], day?: string) => {
  const found = await readFacts(itStatistics, { content, ...(day && { day }) })
  return found
    .slice(content.length)
    .flatMap((one) => (typeof one === 'object' ? [one.key, ...factLines(one.facts)] : one))
}

const grade = fileRow({
  Year: '202223',
  School_code: 'CEMM189008',
  Order: 'Middle',
  Grade: '6',
  Classes: '2',
  Male_students: '20',
  Female_students: '21',
})

test('sums classes and pupils of all grades, numbering grades within the stage', async () => {
  const content = [grade({ Grade: '7', Classes: '1', Male_students: '10', Female_students: '9' }), grade()]
  expect(await gathered(content)).toEqual([
    'it-CEMM189008',
    'boys 2022 30',
    'class_size 2022 20',
    'classes 2022 3',
    'girls 2022 30',
    'girls_share 2022 50',
    'pupils 2022 60',
    'pupils_by_grade 2022 1: 41, 2: 19',
  ])
})

test('reads the column names of the ministry', async () => {
  const own = fileRow({
    ANNOSCOLASTICO: '202324',
    CODICESCUOLA: 'MIEE000001',
    ORDINESCUOLA: 'SCUOLA PRIMARIA',
    ANNOCORSO: '1',
    CLASSI: '1',
    ALUNNIMASCHI: '10',
    ALUNNIFEMMINE: '12',
  })
  expect(await gathered([own()])).toContain('class_size 2023 22')
})

test.each([
  [{ Male_students: '61', Female_students: '93', Classes: '1' }],
  [{ Classes: '0' }],
  [{ Male_students: '' }],
])('%j rejects the whole school', async (cells) => {
  expect(await readFacts(itStatistics, { content: [grade(cells), grade()] })).toEqual([
    'out_of_range',
    { key: 'it-CEMM189008', facts: [] },
  ])
})

const building = fileRow({
  Year: '202223',
  School_code: 'AVMM87102A',
  Building_code: '0640140003',
  Context_without_disturbances: 'SI',
  Large_traffic: 'NO',
  Railway_traffic: 'NO',
  School_bus: 'NO',
  Urban_public_transport: 'NO',
  Interurban_public_transport: 'NON DEFINITO',
  Railway_transport: 'NO',
  Disabled_people_transport: 'NO',
  Bicycle_lane: 'NON DEFINITO',
  Other: 'a piedi',
})

test('a school has whatever one of its buildings has', async () => {
  const content = [building(), building({ School_bus: 'SI', Large_traffic: 'SI', Railway_traffic: 'SI' })]
  expect(await gathered(content)).toEqual([
    'it-AVMM87102A',
    'accessible_transport 2022 0',
    'school_bus 2022 1',
    'surroundings 2022 heavy_traffic; railway',
  ])
  expect(await gathered([building()])).toContain('surroundings 2022 undisturbed')
})

test('public transport is denied only if each of its kinds is', async () => {
  const without = building({ Interurban_public_transport: 'NO' })
  expect(await gathered([without])).toContain('public_transport 2022 0')
  expect((await gathered([building()])).join()).not.toContain('public_transport')
})

const book = fileRow({
  CODICESCUOLA: 'GEPS17000A',
  ANNOCORSO: '1',
  SEZIONEANNO: 'A',
  TIPOGRADOSCUOLA: 'NO',
  COMBINAZIONE: 'LICEO SCIENTIFICO',
  DISCIPLINA: 'MATEMATICA',
  CODICEISBN: '9788846836007',
  AUTORI: 'BEISPIEL ADA',
  PREZZO: '28,90',
  DAACQUIST: 'Si',
})
const DAY = '2023-09-13'

test('sums the books to buy by class and averages the classes of a grade', async () => {
  const content = [
    book(),
    book({ PREZZO: '11,10' }),
    book({ PREZZO: '50,00', DAACQUIST: 'No' }),
    book({ SEZIONEANNO: 'B', PREZZO: '60,00' }),
    book({ ANNOCORSO: '2', PREZZO: '20,00' }),
  ]
  const found = ['it-GEPS17000A', 'textbook_cost 2023 35', 'textbook_cost_by_grade 2023 1: 50 €, 2: 20 €']
  expect(await gathered(content, DAY)).toEqual(found)
})

test('books in primary schools cost families nothing', async () => {
  expect(await gathered([book({ TIPOGRADOSCUOLA: 'EE' })], DAY)).toEqual([
    'it-GEPS17000A',
    'textbook_cost 2023 not_applicable',
  ])
})

test('refuses a file of books without a year', async () => {
  await expect(gathered([book()])).rejects.toThrow(/does not say which school year/)
})
