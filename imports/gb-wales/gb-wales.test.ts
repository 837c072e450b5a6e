import { expect, test } from 'vitest'
import { factLines, fileRow, read, readFacts } from '../testing/read-table.ts'
import { gbWales } from './source.ts'

const listed = {
  'School Number': '6663036',
  'School Name': 'RHAYADER C.I.W. SCHOOL',
  'LA Code': '666',
  'Local Authority': 'Powys',
  Sector: 'Primary',
  'Governance - see notes': 'Voluntary controlled',
  'WM Code': 'DS',
  'Welsh Medium Type - see notes': 'Dual Stream',
  'School Type': 'Nursery, Infants & Juniors',
  'Religious Character': 'Church in Wales',
  'Address 1': 'BRYNTIRION',
  'Address 2': 'Rhayader',
  'Address 3': 'Powys',
  'Address 4': '',
  Postcode: 'LD6 5LT',
  'Phone Number': '01597810288',
  'Pupils - see notes': '240',
}
const measured = {
  ...listed,
  'Phone Number': '1597810288',
  fsm_3yr_pct: '18.9',
  pupil_teacher_ratio: '17.7',
  attendance_pct: '92.6',
  school_budget_per_pupil: '5053',
  capped9_points: '',
  literacy_points: '',
  numeracy_points: '',
  science_points: '',
  welsh_bacc_points: '',
  estyn_report_url: 'http://www.estyn.gov.wales/provider/6663036',
}
const address = fileRow(listed)
const point = fileRow({ ...measured, fsm_3yr_pct: '', latitude: '52.3', longitude: '-3.5' })
const local = fileRow(measured)

test('reads a row of the address list', async () => {
  expect(await read(gbWales, [address()])).toEqual([
    {
      id: 'gb-WLS-6663036',
      name: 'Rhayader C.I.W. School',
      category: 'primary',
      localType: 'Voluntary controlled primary school',
      ownership: 'public',
      street: 'Bryntirion',
      city: 'Rhayader',
      region: 'Powys',
      postalCode: 'LD6 5LT',
      country: 'GB',
      position: { lat: 52.328, lng: -3.493, precision: 'postal_code' },
      phone: '01597 810288',
      email: '',
      website: '',
      features: ['religious', 'bilingual'],
      languages: [],
      pupils: 240,
      faith: 'anglican',
      ages: { from: 3, to: 11 },
      status: 'active',
    },
  ])
  expect(await read(gbWales, [point()])).toMatchObject([{ position: { lat: 52.3, lng: -3.5, precision: 'exact' } }])
})

test('facts beyond the fields of a school', async () => {
  const [school] = await readFacts(gbWales, { content: [address()] })
  expect(school).toMatchObject({ key: 'gb-WLS-6663036' })
  expect(factLines(typeof school === 'object' ? school.facts : [])).toEqual([
    ...['authority Powys', 'faith_named Church in Wales', 'governance voluntary_controlled'],
    ...['nursery_classes 1', 'pupils 240', 'stages Nursery, Infants & Juniors', 'welsh_medium bilingual'],
  ])
})

test.each([
  [
    { 'Address 2': '', 'Address 3': '' },
    { street: '', city: 'Bryntirion' },
  ],
  [
    { 'Address 1': 'Lane', 'Address 2': 'Caergybi', 'Address 3': 'Ynys Môn' },
    { street: 'Lane', city: 'Caergybi' },
  ],
  [
    { 'Address 3': 'Hengoed', 'Address 4': '' },
    { street: 'Bryntirion, Rhayader', city: 'Hengoed' },
  ],
  [
    { Sector: 'Middle', 'School Type': 'Middle (ages 3-19)' },
    { category: 'secondary', ages: { from: 3, to: 19 } },
  ],
  [{ 'School Type': 'Juniors' }, { ages: { from: 7, to: 11 } }],
  [
    {
      Sector: 'Special',
      'School Type': 'Special (with post-16 provision)',
      'Governance - see notes': 'Not Applicable',
    },
    { category: 'special_needs', ages: null, localType: 'Special school' },
  ],
  [
    { 'Religious Character': 'Roman Catholic & Anglican', 'WM Code': 'EM' },
    { faith: 'christian', features: ['religious'] },
  ],
  [
    { 'Religious Character': '---', 'WM Code': '0 ', 'School Name': 'Park School' },
    { faith: null, features: [] },
  ],
])('%j becomes %j', async (cells, expected) => expect(await read(gbWales, [address(cells)])).toMatchObject([expected]))

test.each([
  [{ 'School Number': '' }, 'no_code'],
  [{ 'School Number': '666303' }, 'bad_code'],
])('%j is rejected as %s', async (cells, reason) => expect(await read(gbWales, [address(cells)])).toEqual([reason]))

test('My Local School gives facts of its year; shifted rows are rejected as a whole', async () => {
  const rows = [
    local(),
    local({ attendance_pct: '8028' }),
    local({ fsm_3yr_pct: '92.7', pupil_teacher_ratio: '7009', attendance_pct: '', school_budget_per_pupil: '' }),
    local({ capped9_points: '6432' }),
    local({ 'School Number': '' }),
  ]
  const [first, ...others] = await readFacts(gbWales, { content: rows, name: 'my_local_school_2025.csv' })
  expect(factLines(typeof first === 'object' ? first.facts : [])).toEqual([
    ...['attendance 2025 92.6', 'budget_per_pupil 2025 5053', 'free_meals_3_year_share 2025 18.9'],
    ...['inspection_report 2025 http://www.estyn.gov.wales/provider/6663036', 'pupils_per_teacher 2025 17.7'],
  ])
  expect(others).toEqual(['out_of_range', 'out_of_range', 'out_of_range', 'no_code'])
})
