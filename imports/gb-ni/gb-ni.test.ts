import { expect, test } from 'vitest'
import { factLines, fileRow, read, readFacts } from '../testing/read-table.ts'
import { gbNi } from './source.ts'

const located = fileRow({
  Reference: '5420059',
  Institution_Name: 'Abbey Grammar School',
  Address_1: '77A ASHGROVE ROAD',
  Address_2: '',
  Address_3: '',
  Town_Name: 'NEWRY',
  County_Name: 'DOWN',
  Postcode: 'BT34 2QN',
  Telephone: '028 3026 3142/028 3026 3143',
  Email: 'info@abbey.newry.ni.sch.uk',
  Institution_Type: 'Secondary (grammar) school',
  Management_Type: 'Voluntary',
  Latitude: '54.19349',
  Longitude: '-6.32846',
  Current_Approved_Enrolment: '850',
  Current_Approved_Admissions: '125',
  Latest_Year_Data: '2015',
  Primary_Reception_Pupil: '',
  Number_Year_1: '',
  Number_Year_8: '127',
  Number_Year_12: '132',
  Number_Year_14: '126',
  Number_Year_15: '0',
  Number_of_FTE_Staff: '57.05',
  Pupil_Teacher_Ratio: '15.81',
})

test('a number without the area code gets that of Northern Ireland', async () => {
  const [school] = await read(gbNi, [located({ Telephone: '9032 0565' })])
  expect(school).toMatchObject({ phone: '028 9032 0565' })
})

test('reads a row of Locate a School', async () => {
  expect(await read(gbNi, [located()])).toEqual([
    {
      id: 'gb-NIR-5420059',
      name: 'Abbey Grammar School',
      category: 'high_school',
      localType: 'Secondary (grammar) school',
      ownership: 'public',
      street: '77A Ashgrove Road',
      city: 'Newry',
      region: 'Down',
      postalCode: 'BT34 2QN',
      country: 'GB',
      position: { lat: 54.19349, lng: -6.32846, precision: 'exact' },
      phone: '028 3026 3142',
      email: 'info@abbey.newry.ni.sch.uk',
      website: '',
      features: [],
      languages: [],
      pupils: 385,
      ages: { from: 11, to: 18 },
      faith: null,
      status: 'active',
      date: '2015-01-01',
    },
  ])
})

test.each([
  [{ Institution_Type: 'VP Pre-schools', Reference: '1AB0427' }, 'not_a_school'],
  [{ Institution_Type: 'Peripatetic' }, 'not_a_school'],
  [{ Reference: '542005' }, 'bad_code'],
  [{ Reference: '' }, 'no_code'],
])('%j is rejected as %s', async (cells, reason) => expect(await read(gbNi, [located(cells)])).toEqual([reason]))

test.each([
  [{ Email: 'some.body@outlook.com' }, { email: '' }],
  [
    { Management_Type: 'Roman Catholic Maintained', Institution_Type: 'Secondary (non-grammar) school' },
    { faith: 'catholic', features: ['religious'], category: 'secondary' },
  ],
  [
    {
      Institution_Type: 'Primary school',
      Number_Year_1: '30',
      Primary_Reception_Pupil: '4',
      Number_Year_8: '',
      Number_Year_12: '',
      Number_Year_14: '',
    },
    { category: 'primary', pupils: 34, ages: { from: 4, to: 5 } },
  ],
  [{ Institution_Type: 'Preparatory Schools' }, { ownership: null, localType: 'Preparatory school' }],
])('%j becomes %j', async (cells, expected) => expect(await read(gbNi, [located(cells)])).toMatchObject([expected]))

const factsOf = async (file: Parameters<typeof readFacts>[1]) =>
  (await readFacts(gbNi, file)).map((row) => (typeof row === 'string' ? row : [row.key, ...factLines(row.facts)]))

test('facts beyond the fields of a school belong to the year in the row', async () => {
  expect(await factsOf({ content: [located()] })).toEqual([
    [
      'gb-NIR-5420059',
      ...['admission_places 2015 125', 'capacity 2015 850', 'management_ni 2015 voluntary', 'pupils 2015 385'],
      ...['pupils_per_teacher 2015 15.81', 'sixth_form 2015 1', 'teachers 2015 57.05'],
    ],
  ])
})

const primary = fileRow({
  'De ref': '1010012',
  'school type': 'Primary',
  'management type': 'GMI',
  council: 'BELFAST',
  'rural     ': 'Urban',
  'total enrolment': '254',
  male: '143',
  female: '111',
  fsme: '21',
  'free school meals': '8.30%',
  Protestant: '154',
  '% Protestant': '60.6',
  Catholic: '9',
  '% Catholic': '#',
})

test('reads school level data of primary schools', async () => {
  const hidden = primary({ fsme: '*', 'free school meals': '', '% Protestant': '*' })
  expect(await factsOf({ content: [primary(), hidden], day: '2023-10-06' })).toEqual([
    [
      'gb-NIR-1010012',
      ...['boys 2023 143', 'catholic_share 2023 suppressed', 'district 2023 Belfast', 'free_meals_share 2023 8.3'],
      ...['girls 2023 111', 'management_ni 2023 integrated', 'protestant_share 2023 60.6', 'pupils 2023 254'],
      'setting 2023 urban',
    ],
    expect.arrayContaining(['free_meals_share 2023 too_few', 'protestant_share 2023 too_few']),
  ])
  await expect(factsOf({ content: [primary()] })).rejects.toThrow(/does not say which school year/)
})

test('school level data of post-primary schools gives the number of pupils twice', async () => {
  const header =
    'De ref,management type,council,rural,total pupils,fsme,free school meals,% Protestant,% Catholic,Total enrolment,% Newcomer'
  const row = '1210014,Catholic Maintained,BELFAST,Rural,696,301,43.20%,*,5.2,696,5.70%'
  expect(await factsOf({ content: `${header}\n${row}\n`, day: '2023-10-06' })).toEqual([
    [
      'gb-NIR-1210014',
      ...['catholic_share 2023 5.2', 'district 2023 Belfast', 'free_meals_share 2023 43.2'],
      ...['management_ni 2023 catholic_maintained', 'newcomers_share 2023 5.7', 'protestant_share 2023 too_few'],
      ...['pupils 2023 696', 'setting 2023 rural'],
    ],
  ])
})
