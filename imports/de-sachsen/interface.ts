import { cleanWebsite, schoolEmail } from '../cleaning/contact.ts'
import { faithIn } from '../cleaning/faith.ts'
import { featuresIn } from '../cleaning/features.ts'
import { germanCategory } from '../cleaning/german-school-type.ts'
import { degrees } from '../cleaning/position.ts'
import { cleanPostalCode } from '../cleaning/postal-code.ts'
import { textOf } from '../facts/fact.ts'
import { gatherSchools } from '../gather-schools.ts'
import { type ParsedRow, reject } from '../register-school.ts'
import { type Layout, type Row, type Supplements, schoolTable } from '../source.ts'
import { DISTRICTS, kindOf, PRIVATE } from './school-types.ts'

/** The key table of the types of school, which names those that the program does not know. */
export const schoolTypes: Layout = {
  name: 'school types',
  columns: { key: ['key'], label: ['label'], category: ['school_category_key'] },
  required: ['key', 'label', 'category'],
}

/** The columns of heads are not read. */
const columns = {
  key: ['institution_key'],
  name: ['name', 'building_name'],
  legal: ['legal_status_key'],
  types: ['school_type_keys', 'school_type_key'],
  building: ['building_id', 'building_type_key'],
  street: ['street'],
  postcode: ['postcode'],
  community: ['community'],
  communityKey: ['community_key'],
  areaCode: ['phone_code_1'],
  phone: ['phone_number_1', 'phone'],
  email: ['mail', 'email'],
  website: ['homepage'],
  lat: ['latitude'],
  lng: ['longitude'],
} as const
type InterfaceRow = Row<keyof typeof columns>

/** The Schuldatenbank as a table of its interface, with a row for each school or each of its buildings. */
export const tableOfInterface = schoolTable({
  name: 'schuldatenbank table',
  columns,
  required: ['key', 'name', 'legal', 'types', 'street', 'postcode', 'community'],
  feeds: {
    position: ['lat'],
    phone: ['phone'],
    email: ['email'],
    website: ['website'],
    features: ['name'],
    faith: ['name'],
  },
  reader: (supplements) => {
    const labels = labelsIn(supplements)
    return gatherSchools<InterfaceRow>({
      keyOf: ({ key }) => (/^\d{7}$/.test(key) ? `de-SN-${key}` : reject(key === '' ? 'no_code' : 'bad_code', key)),
      partOf: ({ building, street }) => `${building} ${street}`,
      toSchool: (id, row, rows) => toSchool(id, row, rows, labels),
    })
  },
})

const labelsIn = (supplements: Supplements) =>
  new Map(supplements[schoolTypes.name]?.map(({ key = '', label = '' }) => [key, label]))

/** The first row is that of the building with the office. */
function toSchool(
  id: string,
  row: InterfaceRow,
  rows: readonly InterfaceRow[],
  labels: Map<string, string>,
): ParsedRow {
  const keys = rows.flatMap(({ types }) => types.match(/\d+/g) ?? [])
  const kind = kindOf(keys) ?? kindByLabel(keys, labels)
  if (!kind) return reject('not_a_school', row.key, row.name)
  const name = row.name.replace(PRIVATE, '').replace(/\s+/g, ' ').trim()
  return {
    code: row.key,
    school: {
      id,
      name,
      category: kind.category,
      localType: kind.type,
      ownership: row.legal === '01' ? 'public' : row.legal === '02' ? 'private' : null,
      street: row.street,
      postalCode: cleanPostalCode('DE', row.postcode),
      city: row.community,
      region: 'Sachsen',
      country: 'DE',
      position: degrees(row.lat, row.lng),
      phone: row.phone && `${row.areaCode} ${row.phone}`.trim(),
      email: schoolEmail(row.email, name),
      website: cleanWebsite(row.website),
      features: featuresIn(name),
      languages: [],
      pupils: null,
      faith: faithIn(name),
      audience: kind.audience,
      status: 'active',
    },
    facts: [
      ...textOf('support_focus', kind.focuses.join('; ')),
      ...textOf('legal_status', row.legal === '02' ? 'in freier Trägerschaft' : ''),
      ...textOf('district', DISTRICTS[row.communityKey.slice(0, 5)]),
    ],
  }
}

/** A type that only the key table knows is a school if its label names one. */
function kindByLabel(keys: readonly string[], labels: ReadonlyMap<string, string>): ReturnType<typeof kindOf> {
  const label = keys.map((key) => labels.get(key) ?? '').find((text) => /schule|gymnasium|kolleg/i.test(text))
  return label ? { type: label, category: germanCategory(label), focuses: [], audience: 'children' } : undefined
}
