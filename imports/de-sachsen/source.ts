import { cleanWebsite, schoolEmail } from '../cleaning/contact.ts'
import { faithIn } from '../cleaning/faith.ts'
import { featuresIn } from '../cleaning/features.ts'
import { cleanPostalCode } from '../cleaning/postal-code.ts'
import { textOf } from '../facts/fact.ts'
import { type ParsedRow, reject } from '../register-school.ts'
import { type Row, type Source, schoolTable } from '../source.ts'
import { mainBuilding } from './buildings.ts'
import { schoolTypes, tableOfInterface } from './interface.ts'
import { DISTRICTS, kindOf, PRIVATE } from './school-types.ts'

/** The columns of heads are not read. */
const columns = {
  key: ['institution_key'],
  legal: ['legal_status_key'],
  category: ['school_category_key'],
  buildings: ['buildings'],
} as const

/** The Schuldatenbank as an export with nested buildings. It has no positions: known ones stay. */
const institutions = schoolTable({
  name: 'schuldatenbank',
  columns,
  required: ['key', 'legal', 'category', 'buildings'],
  feeds: {
    phone: ['buildings'],
    email: ['buildings'],
    website: ['buildings'],
    features: ['buildings'],
    faith: ['buildings'],
  },
  reader: () => toSchool,
})

function toSchool(row: Row<keyof typeof columns>): ParsedRow {
  const main = mainBuilding(row.buildings)
  if (!/^\d{7}$/.test(row.key)) return reject(row.key === '' ? 'no_code' : 'bad_code', row.key, main?.name)
  if (!main) return reject('no_name', row.key)
  const kind = kindOf(main.types)
  if (!kind) return reject('not_a_school', row.key, main.name)
  const name = main.name.replace(PRIVATE, '').trim()
  return {
    code: row.key,
    school: {
      id: `de-SN-${row.key}`,
      name,
      category: kind.category,
      localType: kind.type,
      ownership: row.legal === '01' ? 'public' : row.legal === '02' ? 'private' : null,
      street: main.street,
      postalCode: cleanPostalCode('DE', main.postcode),
      city: main.community,
      region: 'Sachsen',
      country: 'DE',
      position: null,
      phone: main.phone && `${main.areaCode} ${main.phone}`,
      email: schoolEmail(main.mail, name),
      website: cleanWebsite(main.homepage),
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
      ...textOf('district', DISTRICTS[main.communityKey.slice(0, 5)]),
    ],
  }
}

/** Sächsische Schuldatenbank. */
export const deSachsen: Source = {
  id: 'de-sachsen',
  country: 'DE',
  tables: [institutions, tableOfInterface],
  supplements: [schoolTypes],
  overrules: ['de-jedeschule'],
}
