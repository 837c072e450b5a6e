import { cleanWebsite } from '../cleaning/contact.ts'
import { featuresIn } from '../cleaning/features.ts'
import { cleanPhone } from '../cleaning/phone.ts'
import { metres } from '../cleaning/position.ts'
import { cleanPostalCode } from '../cleaning/postal-code.ts'
import { readableName } from '../cleaning/title-case.ts'
import {
  audienceOf,
  isRejected,
  type ParsedRow,
  type Position,
  type RejectionReason,
  reject,
} from '../register-school.ts'
import { type Layout, type Row, type RowPlace, type Source, type Supplements, schoolTable } from '../source.ts'
import { britishAddress, isAbroad } from './address.ts'
import { britishCategory } from './category.ts'
import { factColumns, giasFacts } from './facts.ts'
import { localType } from './local-type.ts'
import { britishPupils } from './pupils.ts'

const NO_SCHOOL = /higher education|children.s centre|local authority(?! nursery)|training|miscellaneous centre/i

/** Returns the reason not to import an establishment, if any. */
function britishRejection(row: Row<'type' | 'group' | 'status'>): RejectionReason | undefined {
  if (row.status === 'Proposed to open') return 'not_open'
  if (/^secure unit|academy secure/i.test(row.type)) return 'prison_or_hospital'
  return NO_SCHOOL.test(row.type) || /^universit/i.test(row.group) ? 'not_a_school' : undefined
}

/** Columns by their names in the current download, then in EduBase before 2018. */
const columns = {
  urn: ['URN'],
  name: ['EstablishmentName', 'Establishment name'],
  type: ['TypeOfEstablishment (name)', 'Type of establishment'],
  group: ['EstablishmentTypeGroup (name)'],
  status: ['EstablishmentStatus (name)', 'Establishment status'],
  phase: ['PhaseOfEducation (name)', 'Phase of education'],
  lowAge: ['StatutoryLowAge', 'Statutory lowest age'],
  highAge: ['StatutoryHighAge', 'Statutory highest age'],
  admissions: ['AdmissionsPolicy (name)', 'Admissions policy'],
  religion: ['ReligiousCharacter (name)', 'Religious character'],
  gender: ['Gender (name)', 'Gender'],
  boarders: ['Boarders (name)', 'Boarders'],
  pupils: ['NumberOfPupils'],
  street: ['Street'],
  locality: ['Locality'],
  address3: ['Address3'],
  town: ['Town'],
  county: ['County (name)', 'County'],
  authority: ['LA (name)', 'Local authority (name)'],
  postcode: ['Postcode'],
  website: ['SchoolWebsite', 'Website address'],
  phone: ['TelephoneNum', 'Telephone number'],
  easting: ['Easting', 'X'],
  northing: ['Northing', 'Y'],
  ...factColumns,
} as const

/** One row of the register. */
type GiasRow = Row<keyof typeof columns>

const points: Layout = { name: 'points', columns: { x: ['X'], y: ['Y'] }, required: ['x', 'y'] }

const establishments = schoolTable({
  name: 'establishments',
  columns,
  required: ['urn', 'name', 'type', 'status', 'phase', 'lowAge', 'highAge', 'postcode'],
  listAtEnd: 'links',
  feeds: {
    position: ['easting'],
    phone: ['phone'],
    website: ['website'],
    features: ['religion'],
    pupils: ['pupils'],
    faith: ['religion'],
    gender: ['gender'],
    boarding: ['boarders'],
    ages: ['highAge'],
  },
  supplementFeeds: { position: points.name },
  reader: (supplements) => (row, place) => toSchool(row, place, supplements),
})

function toSchool(row: GiasRow, { index }: RowPlace, supplements: Supplements): ParsedRow {
  if (row.urn !== '' && !/^\d{5,7}$/.test(row.urn)) return reject('bad_code', row.urn, row.name)
  const reason = isAbroad(row) ? 'abroad' : britishRejection(row)
  if (isRejected(reason)) return reject(reason, row.urn, row.name)
  const pupils = britishPupils(row)
  const inclusive = row.resourced !== '' || row.sen !== ''
  return {
    code: row.urn,
    school: {
      id: schoolId(row),
      name: readableName(row.name, 'en'),
      category: britishCategory(row),
      localType: localType(row.type),
      ownership: /independent/i.test(row.group || row.type) ? 'private' : 'public',
      ...britishAddress(row),
      postalCode: cleanPostalCode('GB', row.postcode),
      country: 'GB',
      position: pointOf(row, supplements[points.name]?.[index]),
      phone: cleanPhone('GB', row.phone),
      email: '',
      website: cleanWebsite(row.website),
      features: featuresIn(row.name, pupils.faith !== null && 'religious', inclusive && 'inclusion'),
      languages: [],
      ...pupils,
      audience: audienceOf(reason),
      status: row.status === 'Closed' ? 'closed' : 'active',
    },
    facts: giasFacts(row),
  }
}

/**
 * Returns the id. Welsh schools have the number of their own register: the authority code followed by that of the
 * school.
 */
function schoolId({ urn, type, authorityCode, number }: GiasRow): string {
  const welsh = `${authorityCode}${number}`
  return /^welsh/i.test(type) && /^6[678]\d{5}$/.test(welsh) ? `gb-WLS-${welsh}` : `gb-${urn}`
}

/** Get Information About Schools, England (and its entries for Wales), formerly EduBase. */
export const gbGias: Source = {
  id: 'gb-gias',
  country: 'GB',
  tables: [establishments],
  supplements: [points],
  overrules: [],
}

/**
 * Returns the position from the row itself, or from the row with the same number in a file of points: the 2017 edition
 * keeps them in a separate file.
 */
function pointOf(row: Row<'easting' | 'northing'>, point: Row | undefined): Position | null {
  return metres('GB', 'EPSG:27700', row.easting || (point?.x ?? ''), row.northing || (point?.y ?? ''))
}
