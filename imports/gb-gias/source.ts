import type { Category } from '#db/vocabulary.ts'
import { cleanWebsite } from '../cleaning/contact.ts'
import { featuresIn } from '../cleaning/features.ts'
import { decimal, metres } from '../cleaning/position.ts'
import { cleanPostalCode } from '../cleaning/postal-code.ts'
import { readableName, sentenceCase } from '../cleaning/title-case.ts'
import {
  audienceOf,
  isRejected,
  type ParsedRow,
  type Position,
  type RejectionReason,
  reject,
} from '../register-school.ts'
import { type Layout, type Row, type RowPlace, type Source, type Supplements, schoolTable } from '../source.ts'
import { factColumns, giasFacts } from './facts.ts'
import { links } from './links.ts'
import { britishPupils } from './pupils.ts'

/** What the register lists in the plural or in administrative terms. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/^studio schools$/i, 'Studio school'],
  [/^sixth form centres$/i, 'Sixth form centre'],
  [/^further education$/i, 'Further education college'],
  [/^pupil referral unit$/i, 'Alternative provision (pupil referral unit)'],
]

/** `Academy special sponsor led`: its kind, if it has one, and how it became an academy. */
const ACADEMY = /^academy(?: (?<kind>.+?))? (?<how>sponsor led|converter)$/i
const FREE_SCHOOL = /^free schools(?: (?<kind>.+))?$/i

const SPECIAL = /special|alternative provision|pupil referral/i
const VOCATIONAL = /further education|technical college|sixth form|16.?(to|-).?19/i
const BY_PHASE: Record<string, Category> = {
  Nursery: 'primary',
  Primary: 'primary',
  'Middle deemed primary': 'primary',
  Secondary: 'secondary',
  'Middle deemed secondary': 'secondary',
  'All through': 'secondary',
  '16 plus': 'vocational',
}

const TEACHES_TEENAGERS = 14
const AFTER_SCHOOL = 16

const ABROAD_TYPES = /offshore|overseas|service children/i
const ABROAD_AUTHORITIES = /^(jersey|guernsey|isle of man|alderney|sark|gibraltar|bfpo overseas|fieldwork overseas)/i
/** Postcode areas of Jersey, Guernsey, the Isle of Man, Gibraltar and the forces abroad. */
const ABROAD_POSTCODES = /^(JE|GY|IM|GX|BFPO)\s?\d/i

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
      ownership: ownershipOf(row.group || row.type),
      ...britishAddress(row),
      postalCode: cleanPostalCode('GB', row.postcode),
      country: 'GB',
      position: pointOf(row, supplements[points.name]?.[index]),
      phone: row.phone,
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

/** Words in groups and types of establishments that the state funds. */
const STATE_FUNDED =
  /\bmaintained|academ|free school|voluntary|community|foundation|college|further education|pupil referral|nursery|studio|sixth form|special schools|local authority/i

function ownershipOf(kind: string): 'public' | 'private' | null {
  if (/independent/i.test(kind)) return 'private'
  return STATE_FUNDED.test(kind) ? 'public' : null
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
  tables: [establishments, links],
  supplements: [points],
  overrules: [],
}

/**
 * Returns the position from the row itself, or from the row with the same number in a file of points: the 2017 edition
 * keeps them in a separate file.
 */
function pointOf(row: Row<'easting' | 'northing'>, point: Row | undefined): Position | null {
  return metres('EPSG:27700', row.easting || (point?.x ?? ''), row.northing || (point?.y ?? ''))
}

/** Whether a school is in the Crown dependencies or overseas. */
export function isAbroad(row: Row<'type' | 'authority' | 'postcode'>): boolean {
  return ABROAD_TYPES.test(row.type) || ABROAD_AUTHORITIES.test(row.authority) || ABROAD_POSTCODES.test(row.postcode)
}

/** Returns the street with its further lines, the town, and the county or, as in London, the local authority. */
export function britishAddress(row: Row<'street' | 'locality' | 'address3' | 'town' | 'county' | 'authority'>) {
  const lines = [row.street, row.locality, row.address3].filter(Boolean)
  const authority = readableAuthority(row.authority)
  const town = row.town || (lines.length > 1 ? lines.at(-1) : authority) || ''
  const street = lines.filter((line) => line !== town).join(', ')
  return { street: readableName(street, 'en'), city: readableName(town, 'en'), region: row.county || authority }
}

/** Drops the rank that the register puts last: Bristol, City of. */
function readableAuthority(name: string): string {
  return name.replace(/,? (City|County) of$/, '')
}

/**
 * Returns our category: special and alternative types first, then grammar schools, colleges, the phase of education,
 * and the ages if the register has no phase.
 */
export function britishCategory(row: Row<'type' | 'admissions' | 'phase' | 'lowAge' | 'highAge'>): Category {
  if (SPECIAL.test(row.type)) return 'special_needs'
  if (/^selective/i.test(row.admissions)) return 'high_school'
  if (VOCATIONAL.test(row.type)) return 'vocational'
  const phase = row.phase.charAt(0).toUpperCase() + row.phase.slice(1).toLowerCase()
  return BY_PHASE[phase] ?? byAge(decimal(row.lowAge), decimal(row.highAge))
}

function byAge(low: number, high: number): Category {
  if (Number.isNaN(high)) return 'other'
  if (low >= AFTER_SCHOOL) return 'vocational'
  return high < TEACHES_TEENAGERS ? 'primary' : 'secondary'
}

/**
 * Returns the type of a school as families read it: `Academy (sponsor-led)`, `Special academy (converter)`, `Free
 * school`.
 */
export function localType(type: string): string {
  const plain = PLAIN.find(([listed]) => listed.test(type))?.[1]
  if (plain) return plain
  const { kind = '', how = '' } = ACADEMY.exec(type)?.groups ?? {}
  if (how) return `${ofKind(kind, 'academy')} (${how.toLowerCase().replace(' ', '-')})`
  const free = FREE_SCHOOL.exec(type)
  return free ? ofKind(free.groups?.kind ?? '', 'free school') : sentenceCase(type, 'en')
}

const ofKind = (kind: string, noun: string) =>
  sentenceCase(`${kind.replace(/^16(?: to |-)19$/, '16–19')} ${noun}`.trim(), 'en')
