import type { Category } from '#db/vocabulary.ts'
import { cleanWebsite, schoolEmail } from '../cleaning/contact.ts'
import { faithIn } from '../cleaning/faith.ts'
import { featuresIn } from '../cleaning/features.ts'
import { decimal, degrees } from '../cleaning/position.ts'
import { cleanPostalCode } from '../cleaning/postal-code.ts'
import { readableName } from '../cleaning/title-case.ts'
import { type Fact, numberOf, textOf } from '../facts/fact.ts'
import { gatherSchools } from '../gather-schools.ts'
import type { ParsedRow } from '../register-school.ts'
import { type Row, schoolTable } from '../source.ts'
import { scottishKey } from './seed.ts'

/** Counties that follow the town, besides those named like an authority. */
const COUNTIES = /^(argyll.*|.*shire|(east|west|mid) ?lothian|moray|angus|fife|shetland|orkney|caithness|sutherland)$/i

const CATEGORIES: readonly (readonly [string, Category])[] = [
  ['special', 'special_needs'],
  ['secondary', 'secondary'],
  ['primary', 'primary'],
]

/** The map service cuts names to ten characters; the notes beside them are not read. */
const columns = {
  code: ['SeedCode', 'Seed Code'],
  type: ['SchoolType', 'School Type'],
  centre: ['CentreType', 'Centre Type'],
  name: ['SchoolName', 'School Name'],
  line1: ['AddressLin', 'AddressLine1', 'Address Line1', 'Address Line 1'],
  line2: ['AddressL_1', 'AddressLine2', 'Address Line2', 'Address Line 2'],
  line3: ['AddressL_2', 'AddressLine3', 'Address Line3', 'Address Line 3'],
  postcode: ['PostCode', 'Post Code'],
  authority: ['LAName', 'LA Name'],
  email: ['Email', 'E-mail', 'Email Address'],
  phone: ['PhoneNumbe', 'PhoneNumber', 'Phone Number', 'Phone', 'Telephone'],
  website: ['WebsiteAdd', 'WebsiteAddress', 'Website Address', 'Website'],
  denomination: ['Denominati', 'Denomination'],
  pupils: ['Pupil_Roll', 'PupilRoll'],
  teachers: ['FTE_Teache', 'FTE_Teachers', 'FTETeacher'],
  setting: ['AddrUR6Des', 'AddrUR6Desc'],
  lat: ['Latitude'],
  lng: ['Longitude'],
} as const
type ScottishRow = Row<keyof typeof columns>

const feeds = {
  position: ['lat'],
  phone: ['phone'],
  email: ['email'],
  website: ['website'],
  features: ['denomination'],
  pupils: ['pupils'],
  faith: ['denomination'],
} as const

/** The register of the Scottish Government. A school with a primary and a secondary department has a row for each. */
export const register = schoolTable({
  name: 'schools',
  columns,
  required: ['code', 'type', 'centre', 'name', 'postcode', 'authority', 'denomination'],
  feeds,
  reader: () => gatherSchools({ keyOf: ({ code }) => scottishKey(code), partOf: ({ type }) => type, toSchool }),
})

const DEPARTMENTS = ['primary', 'secondary', 'special'] as const

const contactColumns = {
  ...columns,
  primary: ['Primary Department'],
  secondary: ['Secondary Department'],
  special: ['Special Department'],
} as const

/** The list of contacts, with one row for each school and a column for each department that it may have. */
export const contacts = schoolTable({
  name: 'school contact details',
  sheet: /^(?!.*closed)/i,
  columns: contactColumns,
  required: ['code', 'name', 'postcode', 'authority', 'primary', 'secondary', 'special'],
  feeds,
  reader: () => (row) => {
    const key = scottishKey(row.code)
    if (typeof key !== 'string') return { ...key, detail: row.name }
    const departments = DEPARTMENTS.filter((one) => /^y(es)?$/i.test(row[one]))
    // The school has one roll, whatever number of departments.
    const rows = departments.map((type, index) => ({ ...row, ...(index > 0 && { pupils: '', teachers: '' }), type }))
    return toSchool(key, row, rows.length > 0 ? rows : [row])
  },
})

function toSchool(id: string, row: ScottishRow, departments: readonly ScottishRow[]): ParsedRow {
  const types = departments.map(({ type }) => type.toLowerCase())
  const faith = /episcopal/i.test(row.denomination) ? 'anglican' : faithIn(row.denomination)
  const pupils = sumOf(departments, 'pupils')
  return {
    code: row.code,
    school: {
      id,
      name: readableName(row.name, 'en'),
      category: scottishCategory(types),
      localType: typeOf(types),
      ownership: ownershipOf(row.authority),
      ...scottishAddress(row),
      region: row.authority,
      postalCode: cleanPostalCode('GB', row.postcode),
      country: 'GB',
      position: degrees(row.lat, row.lng),
      phone: known(row.phone),
      email: schoolEmail(known(row.email), row.name),
      website: cleanWebsite(known(row.website)),
      features: featuresIn(row.name, faith !== null && 'religious'),
      languages: [],
      pupils: pupils === '' ? null : Number(pupils),
      faith,
      status: 'active',
    },
    facts: [
      ...numberOf('pupils', pupils),
      ...numberOf('teachers', sumOf(departments, 'teachers')),
      ...(/^non-/i.test(row.denomination) ? [] : textOf('faith_named', row.denomination)),
      ...textOf('authority', row.authority),
      ...settingFact(row),
    ],
  }
}

/** Schools that the year's statistics do not cover have 0 pupils and teachers. */
function sumOf(departments: readonly ScottishRow[], key: 'pupils' | 'teachers'): string {
  const counts = departments.map((row) => decimal(row[key])).filter((count) => count > 0)
  return counts.length === 0 ? '' : String(counts.reduce((sum, count) => sum + count, 0))
}

/** The register lists the schools of councils, and few others: those that the government funds, and private ones. */
function ownershipOf(authority: string): 'public' | 'private' | null {
  if (/independent/i.test(authority)) return 'private'
  return authority === '' ? null : 'public'
}

/** Returns the type in words: `Primary school`, `Primary and secondary school`. */
function typeOf(types: readonly string[]): string {
  const named = types.filter((type) => type !== '')
  const text = named.length === 0 ? '' : `${[...named].sort().join(' and ')} school`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function settingFact({ setting }: ScottishRow): Fact[] {
  const choice = /urban/i.test(setting) ? 'urban' : /rural/i.test(setting) ? 'rural' : undefined
  return textOf('setting', choice)
}

/** Returns a cell of the register, which writes 0 where it knows nothing. */
const known = (cell: string): string => (cell === '0' ? '' : cell)

/** Returns street and town. The last line that is not a county is the town. */
function scottishAddress(row: Row<'line1' | 'line2' | 'line3' | 'authority'>) {
  const lines = [row.line1, row.line2, row.line3].map(known).filter((line) => line !== '')
  if (lines.length > 1 && COUNTIES.test(lines.at(-1) ?? '')) lines.pop()
  const town = (lines.length > 1 ? lines.pop() : undefined) ?? row.authority
  return { street: lines.map((line) => readableName(line, 'en')).join(', '), city: readableName(town, 'en') }
}

/** Returns our category for the departments of a school: the highest counts. */
function scottishCategory(types: readonly string[]): Category {
  return CATEGORIES.find(([type]) => types.some((one) => one.toLowerCase() === type))?.[1] ?? 'other'
}
