import { expect, test } from 'vitest'
import { factLines, fileRow, read, readFacts } from '../testing/read-table.ts'
import { gbScotland } from './source.ts'

const row = {
  ...{ SchUID: '5260035P', SeedCode: 5260035, SchoolType: 'Primary', CentreType: 'Local Authority' },
  ...{ SchoolName: 'Alpha RC Academy', AddressLin: 'Milton Street', AddressL_1: 'Motherwell', AddressL_2: '0' },
  ...{ PostCode: 'ML1 1DH', LAName: 'North Lanarkshire', Email: 'office@alpha.n-lanark.sch.uk', PhoneNumbe: '0' },
  ...{ WebsiteAdd: '0', Denominati: 'Roman Catholic', Pupil_Roll: 120, FTE_Teache: 8.5 },
  ...{ AddrUR6Des: 'Large Urban Areas', Latitude: 55.797, Longitude: -3.993, Notes: ' ' },
}
const register = (...rows: Partial<Record<keyof typeof row, string | number>>[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: rows.map((cells) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [0, 0] },
      properties: { ...row, ...cells },
    })),
  })

test('departments of a school that have a row each are one school of its highest stage', async () => {
  const content = register({}, { SchoolType: 'Secondary', Pupil_Roll: 300, FTE_Teache: 20 }, { SchoolType: 'Primary' })
  expect(await read(gbScotland, content)).toEqual([
    'repeated_code',
    {
      id: 'gb-SCT-5260035',
      name: 'Alpha RC Academy',
      category: 'secondary',
      localType: 'Primary and secondary school',
      ownership: 'public',
      street: 'Milton Street',
      city: 'Motherwell',
      region: 'North Lanarkshire',
      postalCode: 'ML1 1DH',
      country: 'GB',
      position: { lat: 55.797, lng: -3.993, precision: 'exact' },
      phone: '',
      email: 'office@alpha.n-lanark.sch.uk',
      website: '',
      features: ['religious'],
      languages: [],
      pupils: 420,
      faith: 'catholic',
      status: 'active',
    },
  ])
  const [, , , found] = await readFacts(gbScotland, { content })
  expect(factLines(typeof found === 'object' ? found.facts : [])).toEqual([
    ...['authority North Lanarkshire', 'faith_named Roman Catholic', 'pupils 420', 'setting urban', 'teachers 28.5'],
  ])
})

test.each([
  [
    { AddressL_1: 'Stenhousemuir', AddressL_2: 'LARBERT' },
    { street: 'Milton Street, Stenhousemuir', city: 'Larbert' },
  ],
  [
    { AddressL_1: 'Peterhead', AddressL_2: 'ABERDEENSHIRE' },
    { street: 'Milton Street', city: 'Peterhead' },
  ],
  [{ AddressL_1: '0' }, { street: 'Milton Street', city: 'North Lanarkshire' }],
  [{ Email: 'jo.doe@council.gov.uk' }, { email: '' }],
  [{ Email: 'alpha@council.gov.uk' }, { email: 'alpha@council.gov.uk' }],
  [{ Pupil_Roll: 0 }, { pupils: null }],
  [
    { Denominati: 'Non-denominational', SchoolName: 'Alpha' },
    { faith: null, features: [] },
  ],
  [{ Denominati: 'Episcopalian' }, { faith: 'anglican' }],
  [{ SchoolType: 'Special' }, { category: 'special_needs', localType: 'Special school' }],
])('%j becomes %j', async (cells, expected) =>
  expect(await read(gbScotland, register(cells))).toMatchObject([expected]),
)

test.each([
  [{ SeedCode: '' }, 'no_code'],
  [{ SeedCode: 526 }, 'bad_code'],
])('%j is rejected as %s', async (cells, reason) => expect(await read(gbScotland, register(cells))).toEqual([reason]))

const counted = fileRow({
  SeedCode: '5260035',
  'School Type': 'Primary',
  'Teachers (Full Time Equivalent) [Note 1]': '12.5',
  'Pupil roll': '200',
  'Average class size': '22.8',
  Female: '118',
  Male: 'c',
  P1: '32',
  P2: 'c',
  P3: '0',
  S1: 'z',
  'Pupils with an Additional Support Need recorded': '81',
  'Pupils with English as an Additional Language [Note 2]': 'c',
  'Pupils taught in Gaelic [Note 3]': '30',
  'Percentage of P6-P7/S1-S6/SP pupils registered for free school meals [Note 5]': '51.5',
  'SIMD Quintile 1 [Note 6]': '33',
})

test('the pupil census is of the school year that begins in the year of its name', async () => {
  const rest = (await readFacts(gbScotland, { content: [counted()], name: 'school_level_stats_2025.csv' })).at(-1)
  expect(factLines(typeof rest === 'object' ? rest.facts : [])).toEqual([
    ...['boys 2025 too_few', 'class_size 2025 22.8', 'deprived_areas_share 2025 16.5'],
    ...['free_meals_registered_share 2025 51.5', 'gaelic_pupils 2025 30', 'girls 2025 118'],
    ...['other_language_share 2025 too_few', 'pupils 2025 200', 'pupils_by_year_group 2025 P1 32'],
    ...['pupils_per_teacher 2025 16', 'support_share 2025 40.5', 'teachers 2025 12.5'],
  ])
})

test('two departments are counted together, and a room without pupils gives no facts', async () => {
  const secondary = { 'School Type': 'Secondary', 'Average class size': '0', 'Pupil roll': '100', P1: 'z', S1: '100' }
  const both = (await readFacts(gbScotland, { content: [counted(), counted(secondary)], day: '2025-09-17' })).at(-1)
  expect(factLines(typeof both === 'object' ? both.facts : [])).toEqual(
    expect.arrayContaining([
      ...['pupils 2025 300', 'pupils_by_year_group 2025 P1 32, S1 100', 'teachers 2025 25', 'class_size 2025 22.8'],
      ...['pupils_per_teacher 2025 12', 'deprived_areas_share 2025 22'],
    ]),
  )
  const empty = (await readFacts(gbScotland, { content: [counted({ 'Pupil roll': '0' })], day: '2025-09-17' })).at(-1)
  expect(empty).toEqual({ key: 'gb-SCT-5260035', facts: [] })
})

const level = fileRow({
  Stage: 'P1, P4 & P7 combined',
  'LA Name': 'Angus',
  'Seed Code': '5260035',
  Organiser: 'Reading',
  'Percentage Achieved expected level': '67.53246753',
})
const share = (value: string) => ({ 'Percentage Achieved expected level': value })

test('levels of both stages stand together; bands stay bands and hidden ones are told', async () => {
  const content = [
    level(),
    level({ Stage: 'S3', ...share('97-100%') }),
    level({ Organiser: 'Numeracy', ...share('[c]') }),
    level({ Organiser: 'Writing', ...share('20'), 'Seed Code': '5260036' }),
    level({ Organiser: 'Writing', ...share('870'), 'Seed Code': '5260036' }),
  ]
  const found = await readFacts(gbScotland, { content, name: 'acel_2021-22.csv' })
  expect(found[4]).toBe('out_of_range')
  expect(found.slice(5).map((one) => typeof one === 'object' && [one.key, ...factLines(one.facts)])).toEqual([
    ['gb-SCT-5260035', 'acel_numeracy 2021 suppressed', 'acel_reading 2021 P1/P4/P7: 68 %, S3: 97–100 %'],
  ])
})

test('leavers with Highers come from the answer to a query', async () => {
  const literal = (value: string) => ({ type: 'literal', value })
  const year = { type: 'uri', value: 'http://reference.data.gov.uk/id/gregorian-interval/2024-08-01T00:00:00/P1Y' }
  const bindings = ['35', '*'].map((percent) => ({
    refPeriod: year,
    seedCode: literal('5260035'),
    percent: literal(percent),
  }))
  const found = await readFacts(gbScotland, { content: JSON.stringify({ head: { vars: [] }, results: { bindings } }) })
  expect(found.map((one) => typeof one === 'object' && factLines(one.facts))).toEqual([
    ['highers_5_share 2024 35'],
    ['highers_5_share 2024 suppressed'],
  ])
})

const zeros = { 'QI 1.1': '0', 'QI 2.1': '0', 'QI 5.3': '0', 'QI 5.1': '0', 'QI 5.9': '0' }
const inspected = fileRow({
  ...{ SEED: '5260035', 'LA Name': 'Angus Council', 'Inspection Date': '2019-05-13', 'Publication Date': '2019-07-02' },
  ...zeros,
  ...{ 'QI 1.3': '4', 'QI 2.3': '5', 'QI 3.2': '4', 'QI 3.1': '0' },
})

test.each([
  [{}, ['attainment 2019-05-13 4', 'leadership 2019-05-13 4', 'learning 2019-05-13 5']],
  [{ 'QI 1.1': '3' }, expect.arrayContaining(['self_evaluation 2019-05-13 3'])],
  [
    { 'QI 1.1': '3', 'QI 2.1': '5', 'QI 5.3': '4', 'QI 5.1': '4', 'QI 5.9': '2' },
    [
      ...['curriculum 2019-05-13 4', 'experiences 2019-05-13 5', 'learning_needs 2019-05-13 4'],
      ...['performance 2019-05-13 3', 'self_evaluation 2019-05-13 2'],
    ],
  ],
])('grades %j are of their own framework, and 0 is none', async (cells, expected) => {
  const [found] = await readFacts(gbScotland, { content: [inspected(cells)] })
  const lines = factLines(typeof found === 'object' ? found.facts : [])
  expect(lines).toContain('last_inspection 2019-05-13')
  const grades = lines.filter((line) => line.startsWith('inspection_'))
  expect(grades.map((line) => line.replace('inspection_', ''))).toEqual(expected)
})

test('a school that was not inspected since it opened has no grades', async () => {
  const [found] = await readFacts(gbScotland, {
    content: [inspected({ 'Inspection Date': 'not since opened -2016/17' })],
  })
  expect(found).toEqual({ key: 'gb-SCT-5260035', facts: [] })
})
