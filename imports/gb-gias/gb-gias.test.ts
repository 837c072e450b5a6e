import { expect, test } from 'vitest'
import { csv, factLines, fileRow, read, readFacts } from '../testing/read-table.ts'
import { gbGias, localType } from './source.ts'

const today = fileRow({
  URN: '100492',
  'LA (name)': 'Kensington and Chelsea',
  EstablishmentName: "St Thomas' CofE Primary School",
  'TypeOfEstablishment (name)': 'Voluntary aided school',
  'EstablishmentTypeGroup (name)': 'LA maintained schools',
  'EstablishmentStatus (name)': 'Open',
  'PhaseOfEducation (name)': 'Primary',
  StatutoryLowAge: '3',
  StatutoryHighAge: '11',
  'Boarders (name)': 'No boarders',
  'Gender (name)': 'Mixed',
  'ReligiousCharacter (name)': 'Church of England',
  'AdmissionsPolicy (name)': 'Not applicable',
  NumberOfPupils: '237',
  Street: 'Appleford Road',
  Locality: 'North Kensington',
  Address3: '',
  Town: 'London',
  'County (name)': '',
  Postcode: 'W10 5EF',
  SchoolWebsite: 'www.st.rbkc.sch.uk',
  TelephoneNum: '02089692810',
  HeadTitle: 'Ms',
  HeadFirstName: 'Jane',
  HeadLastName: 'Doe',
  'SEN1 (name)': '',
  Easting: '533498',
  Northing: '181201',
})

const before2018 = fileRow({
  URN: '100001',
  'Local authority (name)': 'Bristol City of',
  'Establishment name': 'Clifton High School',
  Street: "St Giles' Terrace",
  Locality: 'NA',
  Address3: 'NA',
  Town: 'NA',
  County: 'NA',
  Postcode: 'BS8 3JD',
  'Type of establishment': 'Other Independent School',
  'Statutory highest age': '18',
  'Statutory lowest age': '7',
  Boarders: "Children's Home (Boarding School)",
  Gender: 'Girls',
  'Phase of education': 'Not applicable',
  'Religious character': 'None',
  'Admissions policy': 'Not collected',
  'Website address': 'http://www.clsg.org.uk',
  'Telephone number': '02078475500',
  Headteacher: 'Mrs Jane Doe',
  'Establishment status': 'Open, but proposed to close',
  X: 'NA',
  Y: 'NA',
})

test('a row of today’s download', async () => {
  const [school] = await read(gbGias, [today()])
  expect(school).toEqual({
    id: 'gb-100492',
    name: "St Thomas' CofE Primary School",
    category: 'primary',
    localType: 'Voluntary aided school',
    ownership: 'public',
    street: 'Appleford Road, North Kensington',
    postalCode: 'W10 5EF',
    city: 'London',
    region: 'Kensington and Chelsea',
    country: 'GB',
    position: { lat: expect.closeTo(51.514, 4), lng: expect.closeTo(-0.0775, 4), precision: 'exact' },
    phone: '020 8969 2810',
    email: '',
    website: 'http://www.st.rbkc.sch.uk',
    features: ['religious'],
    languages: [],
    pupils: 237,
    faith: 'anglican',
    gender: 'mixed',
    boarding: false,
    ages: { from: 3, to: 11 },
    audience: 'children',
    status: 'active',
  })
})

test('an establishment whose group and type are unknown is neither public nor private', async () => {
  const of = async (group: string, type: string) => {
    const row = { 'EstablishmentTypeGroup (name)': group, 'TypeOfEstablishment (name)': type }
    return (await read(gbGias, [today(row)])).map((school) => typeof school === 'object' && school.ownership)
  }
  expect(await of('', '')).toEqual([null])
  expect(await of('Other types', 'Other')).toEqual([null])
  expect(await of('Academies', 'Academy converter')).toEqual(['public'])
  expect(await of('', 'Community school')).toEqual(['public'])
  expect(await of('Independent schools', 'Other independent school')).toEqual(['private'])
})

test('a row of 2017, with the point of the same row of a second file', async () => {
  const points = 'X,Y\nNA,NA\n533498,181201\n'
  const [first, second] = await read(
    gbGias,
    [before2018(), before2018({ URN: '100002', Postcode: 'EC3A 7BR' })],
    points,
  )
  expect(first).toMatchObject({
    name: 'Clifton High School',
    ownership: 'private',
    category: 'secondary',
    position: { lat: expect.closeTo(51.45, 1), precision: 'postal_code' },
  })
  expect(first).toMatchObject({ city: 'Bristol', region: 'Bristol', street: "St Giles' Terrace", status: 'active' })
  expect(first).toMatchObject({ localType: 'Other independent school', pupils: null, features: [] })
  expect(first).toMatchObject({ faith: null, gender: 'girls', boarding: true, ages: { from: 7, to: 18 } })
  expect(second).toMatchObject({ id: 'gb-100002', position: { lat: expect.closeTo(51.514, 4) } })
})

test.each([
  [{ 'ReligiousCharacter (name)': 'Hindu' }, { faith: 'other', features: ['religious'] }],
  [{ 'ReligiousCharacter (name)': 'Church of England/Methodist' }, { faith: 'christian' }],
  [{ 'ReligiousCharacter (name)': 'Church of England/Roman Catholic' }, { faith: 'christian' }],
  [
    { 'ReligiousCharacter (name)': 'Does not apply', EstablishmentName: 'Park School' },
    { faith: null, features: [] },
  ],
  [
    { 'Gender (name)': 'Not applicable', 'Boarders (name)': 'Not applicable' },
    { gender: null, boarding: null },
  ],
  [{ StatutoryLowAge: '19', StatutoryHighAge: '11' }, { ages: null }],
  [{ StatutoryLowAge: '0', StatutoryHighAge: '99' }, { ages: { from: 0, to: 99 } }],
])('%j gives %j about the pupils', async (cells, expected) => {
  expect(await read(gbGias, [today(cells)])).toMatchObject([expected])
})

test('the last row, which is all NA, is empty', async () => {
  const row = before2018()
  expect(await read(gbGias, [{ header: row.header, cells: row.header.map(() => 'NA') }])).toEqual(['empty_row'])
})

test.each([
  [{ 'EstablishmentStatus (name)': 'Closed' }, 'closed'],
  [{ 'EstablishmentStatus (name)': 'Open, but proposed to close' }, 'active'],
])('%j is %s', async (cells, status) => expect(await read(gbGias, [today(cells)])).toMatchObject([{ status }]))

test.each([
  [{ 'EstablishmentStatus (name)': 'Proposed to open' }, 'not_open'],
  [{ 'LA (name)': 'Jersey' }, 'abroad'],
  [{ Postcode: 'GY1 1AA' }, 'abroad'],
  [{ 'TypeOfEstablishment (name)': 'British schools overseas' }, 'abroad'],
  [{ 'TypeOfEstablishment (name)': 'Higher education institutions' }, 'not_a_school'],
  [{ 'TypeOfEstablishment (name)': "Children's centre" }, 'not_a_school'],
  [{ URN: '10A' }, 'bad_code'],
  [{ URN: '' }, 'no_code'],
  [{ EstablishmentName: 'NA' }, 'no_name'],
])('%j is rejected as %s', async (cells, reason) => expect(await read(gbGias, [today(cells)])).toEqual([reason]))

test.each([[{ 'TypeOfEstablishment (name)': 'Secure units' }, 'prison_or_hospital']])(
  '%j is for %s',
  async (cells, audience) => {
    expect(await read(gbGias, [today(cells)])).toMatchObject([{ audience }])
  },
)

test.each([
  [{ 'PhaseOfEducation (name)': 'Middle Deemed Secondary' }, 'secondary'],
  [{ 'PhaseOfEducation (name)': 'All through' }, 'secondary'],
  [{ 'PhaseOfEducation (name)': '16 Plus' }, 'vocational'],
  [{ 'TypeOfEstablishment (name)': 'Pupil referral unit' }, 'special_needs'],
  [{ 'TypeOfEstablishment (name)': 'Free schools alternative provision' }, 'special_needs'],
  [{ 'AdmissionsPolicy (name)': 'Selective (grammar)' }, 'high_school'],
  [{ 'TypeOfEstablishment (name)': 'University technical college' }, 'vocational'],
  [{ 'PhaseOfEducation (name)': 'Not applicable' }, 'primary'],
  [{ 'PhaseOfEducation (name)': 'Not applicable', StatutoryHighAge: '18' }, 'secondary'],
  [{ 'PhaseOfEducation (name)': 'Not applicable', StatutoryLowAge: '16', StatutoryHighAge: '19' }, 'vocational'],
  [{ 'PhaseOfEducation (name)': 'Not applicable', StatutoryHighAge: '' }, 'other'],
])('%j is %s', async (cells, category) => expect(await read(gbGias, [today(cells)])).toMatchObject([{ category }]))

const detailed = fileRow({
  URN: '115854',
  'LA (code)': '850',
  'LA (name)': 'Hampshire',
  EstablishmentNumber: '2004',
  EstablishmentName: 'Anton Junior School',
  'TypeOfEstablishment (name)': 'Academy converter',
  'EstablishmentStatus (name)': 'Open',
  OpenDate: '01-12-2020',
  CloseDate: '',
  'PhaseOfEducation (name)': 'Primary',
  StatutoryLowAge: '7',
  StatutoryHighAge: '11',
  'Boarders (name)': 'No boarders',
  'NurseryProvision (name)': 'No Nursery Classes',
  'OfficialSixthForm (name)': 'Does not have a sixth form',
  'ReligiousCharacter (name)': 'Does not apply',
  'ReligiousEthos (name)': 'Christian',
  'Diocese (name)': 'Diocese of Winchester',
  'AdmissionsPolicy (name)': 'Non-selective',
  SchoolCapacity: '256',
  CensusDate: '21-01-2021',
  NumberOfPupils: '252',
  NumberOfBoys: '134',
  NumberOfGirls: '118',
  PercentageFSM: '9.5',
  'Trusts (name)': 'UNIVERSITY OF WINCHESTER ACADEMY TRUST',
  'Federations (name)': '',
  OfstedLastInsp: '07-03-2014',
  HeadLastName: 'Doe',
  Postcode: 'SP10 2HA',
  'Section41Approved (name)': 'Not applicable',
  'SEN1 (name)': 'SLCN - Speech, language and Communication',
  'SEN2 (name)': 'HI - Hearing Impairment',
  'TypeOfResourcedProvision (name)': 'Resourced provision',
  ResourcedProvisionCapacity: '24',
  'DistrictAdministrative (name)': 'Test Valley',
  'UrbanRural (name)': '(England/Wales) Rural village',
  'OfstedRating (name)': 'Serious Weaknesses',
  'Linked establishments': '115959 Predecessor',
})

test('facts beyond the fields of a school: census numbers have the census day, grades the inspection day', async () => {
  const [school] = await readFacts(gbGias, { content: [detailed()] })
  expect(factLines(typeof school === 'object' ? school.facts : [])).toEqual([
    ...['admission_policy not_selective', 'authority Hampshire', 'boarding_offered 0', 'boys 2021-01-21 134'],
    ...['capacity 256', 'diocese Diocese of Winchester', 'district Test Valley', 'free_meals_share 2021-01-21 9.5'],
    ...['girls 2021-01-21 118', 'last_inspection 2014-03-07', 'nursery_classes 0', 'official_code 850/2004'],
    ...['ofsted_rating 2014-03-07 inadequate', 'opened 2020-12-01', 'predecessors 115959', 'pupils 2021-01-21 252'],
    ...['religious_ethos Christian', 'resourced_places 24', 'resourced_provision resourced_provision'],
    ...['setting rural', 'sixth_form 0', 'stages Primary', 'support_needs speech_language; hearing'],
    ...['support_units Speech, language and Communication; Hearing Impairment'],
    'trust University of Winchester Academy Trust',
  ])
})

/** Needs in the order of the columns `SEN1 (name)` to `SEN13 (name)`. */
const withNeeds = (...needs: readonly string[]) => {
  const { header, cells } = detailed({ 'SEN1 (name)': needs[0] ?? '', 'SEN2 (name)': needs[1] ?? '' })
  const further = Array.from({ length: 11 }, (_, at) => at + 3)
  return {
    header: [...header, ...further.map((number) => `SEN${number} (name)`)],
    cells: [...cells, ...further.map((number) => needs[number - 1] ?? '')],
  }
}

test.each([
  [['ASD - Autistic Spectrum Disorder', 'Not applicable', 'OTH - Other Difficulty/Disability'], 'autism; other'],
  [['SPLD - Specific Learning Difficulty', 'MLD - Moderate Learning Difficulty'], 'specific_learning; learning'],
  [['PMLD - Profound and Multiple Learning Difficulty'], 'profound_multiple'],
  [
    ['SLD - Severe Learning Difficulty', 'SLCN - Speech, language and Communication'],
    'speech_language; severe_learning',
  ],
  [['SEMH - Social, Emotional and Mental Health', 'PD - Physical Disability'], 'behaviour_emotional; physical'],
  [['VI - Visual Impairment', 'MSI - Multi-Sensory Impairment'], 'sight; multisensory'],
  [[...Array<string>(12).fill('Not applicable'), 'ASD - Autistic Spectrum Disorder'], 'autism'],
  [[], undefined],
])('a school that lists %j has provision for %s', async (needs, expected) => {
  const [school] = await readFacts(gbGias, { content: [withNeeds(...needs)] })
  const found = typeof school === 'object' && school.facts.find(({ fact }) => fact === 'support_needs')
  expect(found ? found.choice : undefined).toBe(expected)
})

test.each([
  [{ SchoolCapacity: '0' }, 'capacity'],
  [{ OpenDate: '01-01-1900' }, 'opened'],
  [{ OfstedLastInsp: '' }, 'ofsted_rating'],
  [{ 'ReligiousCharacter (name)': 'None' }, 'faith_named'],
  [{ 'NurseryProvision (name)': 'Not applicable' }, 'nursery_classes'],
])('%j gives no %s', async (cells, fact) => {
  const [school] = await readFacts(gbGias, { content: [detailed(cells)] })
  expect(typeof school === 'object' && school.facts.map((one) => one.fact)).not.toContain(fact)
})

test('reads several linked establishments from extra cells after the last column', async () => {
  const content = csv([detailed(), detailed()]).replace(
    /"115959 Predecessor"/,
    '"1289 Note","128989 Predecessor","148215 Successor"',
  )
  const schools = await readFacts(gbGias, { content })
  const facts = schools.flatMap((school) => (typeof school === 'object' ? factLines(school.facts) : [school]))
  expect(facts.filter((fact) => /cessors/.test(fact))).toEqual([
    ...['predecessors 128989', 'successors 148215', 'predecessors 115959'],
  ])
})

test('a Welsh school has its number in the register of Wales', async () => {
  const welsh = { 'TypeOfEstablishment (name)': 'Welsh establishment', 'LA (code)': '660', EstablishmentNumber: '2130' }
  expect(await read(gbGias, [detailed(welsh), detailed({ ...welsh, EstablishmentNumber: '' })])).toMatchObject([
    { id: 'gb-WLS-6602130' },
    { id: 'gb-115854' },
  ])
})

/** All types of the register; those that are no schools of the country are refused with their reason. */
const TYPES: Record<string, readonly string[]> = {
  primary: [
    ...['Community school', 'Voluntary aided school', 'Voluntary controlled school', 'Foundation school'],
    ...['Local authority nursery school', 'Welsh establishment', 'Other independent school', 'City technology college'],
    ...[
      'Academy sponsor led',
      'Academy converter',
      'Free schools',
      'Studio schools',
      'Miscellaneous',
      'Online provider',
    ],
    'Institution funded by other government department',
  ],
  vocational: [
    ...['Further education', 'Sixth form centres', 'Academy 16-19 converter', 'Academy 16 to 19 sponsor led'],
    ...['Free schools 16 to 19', 'University technical college'],
  ],
  special_needs: [
    ...['Community special school', 'Foundation special school', 'Non-maintained special school'],
    ...['Other independent special school', 'Special post 16 institution', 'Pupil referral unit'],
    ...['Academy special sponsor led', 'Academy special converter', 'Free schools special'],
    ...['Academy alternative provision converter', 'Academy alternative provision sponsor led'],
    'Free schools alternative provision',
  ],
  not_a_school: ['Higher education institutions', "Children's centre", 'Local authority'],
  prison_or_hospital: ['Secure units', 'Academy secure 16 to 19'],
  abroad: ['British schools overseas', 'Offshore schools', "Service children's education"],
}

test.each([
  ['Academy sponsor led', 'Academy (sponsor-led)'],
  ['Academy converter', 'Academy (converter)'],
  ['Academy special converter', 'Special academy (converter)'],
  ['Academy 16 to 19 sponsor led', '16–19 academy (sponsor-led)'],
  ['Academy 16-19 converter', '16–19 academy (converter)'],
  ['Free schools', 'Free school'],
  ['Free schools alternative provision', 'Alternative provision free school'],
  ['Pupil referral unit', 'Alternative provision (pupil referral unit)'],
  ['Sixth form centres', 'Sixth form centre'],
  ['Voluntary aided school', 'Voluntary aided school'],
])('families read %s as %s', (type, words) => {
  expect(localType(type)).toBe(words)
})

test.each(Object.entries(TYPES))('the types of %s', async (expected, types) => {
  for (const type of types) {
    const [school] = await read(gbGias, [today({ 'TypeOfEstablishment (name)': type })])
    const listed = typeof school === 'object' ? school : undefined
    const found = !listed ? school : listed.audience === 'children' ? listed.category : listed.audience
    expect({ type, found }).toEqual({ type, found: expected })
  }
})
