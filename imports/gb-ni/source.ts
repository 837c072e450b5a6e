import type { MissingReason } from '#app/features/facts/vocabulary/facts.ts'
import type { Category } from '#db/vocabulary.ts'
import { cleanEmail } from '../cleaning/contact.ts'
import { featuresIn } from '../cleaning/features.ts'
import { decimal, degrees } from '../cleaning/position.ts'
import { cleanPostalCode } from '../cleaning/postal-code.ts'
import { readableName } from '../cleaning/title-case.ts'
import { schoolYearOf } from '../facts/edition-period.ts'
import { calendarYear, type Fact, hasFact, numberOf, textOf } from '../facts/fact.ts'
import { numbersTable } from '../facts/numbers-table.ts'
import { type ParsedRow, reject } from '../register-school.ts'
import { type Columns, type Row, type Source, schoolTable } from '../source.ts'

/** Keys of pupil numbers by year: year 1 starts at age four, year 14 ends at eighteen. */
const YEARS = [
  ...(['year1', 'year2', 'year3', 'year4', 'year5', 'year6', 'year7'] as const),
  ...(['year8', 'year9', 'year10', 'year11', 'year12', 'year13', 'year14', 'year15'] as const),
]
type YearKey = (typeof YEARS)[number]

const yearColumns = Object.fromEntries(
  YEARS.map((key, index) => [key, [`Number_Year_${index + 1}`]]),
) as unknown as Columns<YearKey>

const AGE_BEFORE_YEAR_1 = 3
const MAX_AGE = 19
const FIRST_SIXTH_FORM_YEAR = 13

/** Returns the number of pupils, their ages, and whether the school has pupils beyond year 12 (a sixth form). */
function northernIrishPupils(row: Row<YearKey | 'reception'>) {
  const counts = YEARS.map((key) => decimal(row[key]))
  const taught = counts.flatMap((count, index) => (count > 0 ? [index + 1] : []))
  const [first, last] = [taught[0], taught.at(-1)]
  if (first === undefined || last === undefined) return { pupils: null, ages: null, sixthForm: undefined }
  const known = [decimal(row.reception), ...counts].filter((count) => count > 0)
  const isPostPrimary = first > 7
  return {
    pupils: known.reduce((sum, count) => sum + count, 0),
    ages: { from: first + AGE_BEFORE_YEAR_1, to: Math.min(last + AGE_BEFORE_YEAR_1 + 1, MAX_AGE) },
    sixthForm: isPostPrimary ? last >= FIRST_SIXTH_FORM_YEAR : undefined,
  }
}

/** Returns our category; undefined for playgroups and peripatetic teachers, which are not schools. */
function northernIrishCategory(type: string): Category | undefined {
  if (/^(VP pre|peripatetic)/i.test(type)) return undefined
  if (/special/i.test(type)) return 'special_needs'
  if (/\(grammar\)/i.test(type)) return 'high_school'
  if (/secondary/i.test(type)) return 'secondary'
  return /primary|nursery|preparatory/i.test(type) ? 'primary' : 'other'
}

/** Returns who manages a school; the register and the statistics abbreviate the words differently. */
function managementOf(cell: string): string | undefined {
  if (/integrated|^GMI$/i.test(cell)) return 'integrated'
  if (/catholic/i.test(cell)) return 'catholic_maintained'
  if (/maintained/i.test(cell)) return 'other_maintained'
  return ['controlled', 'voluntary', 'other'].find((word) => word === cell.toLowerCase())
}

const columns = {
  number: ['Reference'],
  name: ['Institution_Name'],
  address1: ['Address_1'],
  address2: ['Address_2'],
  address3: ['Address_3'],
  town: ['Town_Name'],
  county: ['County_Name'],
  postcode: ['Postcode'],
  phone: ['Telephone'],
  email: ['Email'],
  type: ['Institution_Type'],
  management: ['Management_Type'],
  lat: ['Latitude'],
  lng: ['Longitude'],
  capacity: ['Current_Approved_Enrolment'],
  places: ['Current_Approved_Admissions'],
  year: ['Latest_Year_Data'],
  reception: ['Primary_Reception_Pupil'],
  teachers: ['Number_of_FTE_Staff'],
  ratio: ['Pupil_Teacher_Ratio'],
  ...yearColumns,
} as const
type SchoolRow = Row<keyof typeof columns>

const NUMBER = /^\d{7}$/

const locateASchool = schoolTable({
  name: 'Locate a School',
  columns,
  required: ['number', 'name', 'town', 'postcode', 'type', 'management', 'lat', 'lng'],
  feeds: {
    position: ['lat'],
    phone: ['phone'],
    email: ['email'],
    features: ['management'],
    pupils: ['year1'],
    ages: ['year1'],
    faith: ['management'],
  },
  reader: () => toSchool,
})

/** Preparatory departments of grammar schools are funded by both families and the state. */
function ownershipOf({ type, management }: SchoolRow): 'public' | 'private' | null {
  if (/independent/i.test(management)) return 'private'
  return management === '' || /preparatory/i.test(type) ? null : 'public'
}

function toSchool(row: SchoolRow): ParsedRow {
  const category = northernIrishCategory(row.type)
  if (!category) return reject('not_a_school', row.number, row.name)
  if (row.number !== '' && !NUMBER.test(row.number)) return reject('bad_code', row.number, row.name)
  const { sixthForm, ...pupils } = northernIrishPupils(row)
  const manager = managementOf(row.management)
  const isCatholic = manager === 'catholic_maintained'
  const lines = [row.address1, row.address2, row.address3].filter((line) => line !== '' && line !== row.town)
  return {
    code: row.number,
    school: {
      id: `gb-NIR-${row.number}`,
      name: readableName(row.name, 'en'),
      category,
      localType: row.type.replace(/^Preparatory Schools$/i, 'Preparatory school'),
      ownership: ownershipOf(row),
      street: lines.map((line) => readableName(line, 'en')).join(', '),
      city: readableName(row.town, 'en'),
      region: readableName(row.county, 'en'),
      postalCode: cleanPostalCode('GB', row.postcode),
      country: 'GB',
      position: degrees(row.lat, row.lng),
      // Some numbers lack the area code, which is one for all of Northern Ireland.
      phone: row.phone.replace(/^(?=[2-9]\d{3} \d{4}(?!\d))/, '028 '),
      email: officialEmail(row.email),
      website: '',
      features: featuresIn(row.name, isCatholic && 'religious'),
      languages: [],
      ...pupils,
      faith: isCatholic ? 'catholic' : null,
      status: 'active',
      date: row.year === '' ? undefined : `${row.year}-01-01`,
    },
    facts: factsOf(row, manager, sixthForm),
  }
}

/** Returns an address on the schools' own network; any other may belong to a person. */
function officialEmail(cell: string): string {
  const email = cleanEmail(cell)
  return email.endsWith('.sch.uk') ? email : ''
}

function factsOf(row: SchoolRow, manager: string | undefined, sixthForm: boolean | undefined): Fact[] {
  const period = /^20\d\d$/.test(row.year) ? calendarYear(Number(row.year)) : undefined
  const { pupils } = northernIrishPupils(row)
  return [
    ...(pupils === null ? [] : numberOf('pupils', String(pupils), { period })),
    ...numberOf('capacity', row.capacity, { period }),
    ...numberOf('admission_places', row.places, { period }),
    ...numberOf('teachers', row.teachers, { period }),
    ...numberOf('pupils_per_teacher', row.ratio, { period }),
    ...textOf('management_ni', manager, period),
    ...(sixthForm === undefined ? [] : [hasFact('sixth_form', sixthForm, period)]),
  ]
}

/** `*` stands for fewer than five pupils, `#` for a number that would reveal one of those. */
const MISSING: Readonly<Record<string, MissingReason>> = { '*': 'too_few', '#': 'suppressed' }

const keyOf = ({ number }: { number: string }) =>
  NUMBER.test(number) ? `gb-NIR-${number}` : reject(number ? 'bad_code' : 'no_code', number)

/** School-level data of the census: one file for primary schools and one for post-primary schools. */
const schoolLevel = numbersTable({
  name: 'school level data',
  columns: {
    number: ['De ref'],
    management: ['management type'],
    council: ['council'],
    setting: ['rural'],
    entitled: ['fsme'],
    meals: ['free school meals'],
  },
  required: ['number', 'management', 'meals', 'pupils', 'protestant_share', 'catholic_share'],
  numbers: {
    pupils: ['total enrolment', 'total pupils'],
    boys: ['male'],
    girls: ['female'],
    protestant_share: ['% Protestant'],
    catholic_share: ['% Catholic'],
    newcomers_share: ['% Newcomer'],
  },
  missing: MISSING,
  periodOf: schoolYearOf,
  keyOf,
  // Where the number of entitled pupils is hidden, the share is blank.
  further: (row, period) => [
    ...numberOf('free_meals_share', row.meals || row.entitled.replace(/^\d+$/, ''), { period, missing: MISSING }),
    ...textOf('management_ni', managementOf(row.management), period),
    ...textOf('district', readableName(row.council, 'en'), period),
    ...textOf(
      'setting',
      ['urban', 'rural'].find((word) => word === row.setting.toLowerCase()),
      period,
    ),
  ],
})

/** Schools of Northern Ireland, and the Department of Education's figures about them. */
export const gbNi: Source = {
  id: 'gb-ni',
  country: 'GB',
  tables: [locateASchool, schoolLevel],
  supplements: [],
  overrules: [],
}
