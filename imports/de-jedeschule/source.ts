import { cleanEmail, cleanWebsite } from '../cleaning/contact.ts'
import { faithIn } from '../cleaning/faith.ts'
import { featuresIn } from '../cleaning/features.ts'
import { germanCategory, germanRejection } from '../cleaning/german-school-type.ts'
import { degrees } from '../cleaning/position.ts'
import { cleanPostalCode } from '../cleaning/postal-code.ts'
import { type Fact, hasFact, textOf } from '../facts/fact.ts'
import { isDay } from '../files/edition-date.ts'
import { audienceOf, isRejected, type ParsedRow, reject } from '../register-school.ts'
import { type Row, type Source, schoolTable } from '../source.ts'

/** Words in the names of bodies that run schools; a name without one may be that of a person. */
const BODIES = [
  /^((landes)?haupt|hanse|kreis|universitäts|große kreis)?stadt\b|^(samt|verbands|orts|markt)?gemeinde\b|^(land|märkischer |.+-)?kreis\b/i,
  /^land\b|freistaat|ministerium|bezirk|(schul|zweck|gemeinde)verband|verein\b|\be\. ?v\.|gmbh\b|genossenschaft|stiftung/i,
  /bistum|diözese|kirche\b|kirchlich|orden\b|caritas|diakonie|arbeiterwohlfahrt|gesellschaft\b|schulwerk|akademie\b/i,
]

const LAENDER: Readonly<Record<string, string>> = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
}

/** Returns the state (Land) at the beginning of an id (HE-3149), or undefined for any other text. */
function landOf(id: string): string | undefined {
  const prefix = /^([A-Z]{2})-.*[A-Za-z0-9]$/.exec(id)?.[1]
  return prefix && LAENDER[prefix]
}

const HEX = /^[0-9a-f]{42,}$/i
const POINT_WITH_SRID = 0x20000001
const WGS84 = 4326

/**
 * Returns the degrees of a point in EWKB, the hexadecimal form in which PostGIS writes geometries: byte order, type,
 * SRID, x, y. The texts are empty when it is anything but a point in WGS84.
 */
function pointOfEwkb(hex: string): { lat: string; lng: string } {
  const nothing = { lat: '', lng: '' }
  if (!HEX.test(hex)) return nothing
  const bytes = Buffer.from(hex, 'hex')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const little = view.getUint8(0) === 1
  if (view.getUint32(1, little) !== POINT_WITH_SRID || view.getUint32(5, little) !== WGS84 || bytes.length < 25)
    return nothing
  return { lng: view.getFloat64(9, little).toFixed(7), lat: view.getFloat64(17, little).toFixed(7) }
}

/** The columns with the raw answer of the state and with the head's name are not read. */
const columns = {
  id: ['id'],
  name: ['name'],
  address: ['address'],
  postalCode: ['zip'],
  city: ['city'],
  type: ['school_type'],
  legalStatus: ['legal_status'],
  provider: ['provider'],
  phone: ['phone'],
  email: ['email'],
  website: ['website'],
  lat: ['latitude'],
  lng: ['longitude'],
  location: ['location'],
  date: ['update_timestamp'],
} as const

/** One row of the dump. */
type JedeschuleRow = Row<keyof typeof columns>

const dump = schoolTable({
  name: 'dump',
  columns,
  required: ['id', 'name', 'address', 'postalCode', 'city', 'type', 'legalStatus'],
  feeds: {
    position: ['lat', 'location'],
    phone: ['phone'],
    email: ['email'],
    website: ['website'],
    faith: ['name'],
  },
  reader: () => toSchool,
})

function toSchool(row: JedeschuleRow): ParsedRow {
  const land = landOf(row.id)
  if (row.id !== '' && !land) return reject('bad_code', row.id, row.name)
  const reason = germanRejection(row.type) ?? (row.type === '' ? germanRejection(row.name) : undefined)
  if (isRejected(reason)) return reject(reason, row.id, `${row.type} ${row.name}`)
  const point = row.lat ? row : pointOfEwkb(row.location)
  const day = row.date.slice(0, 10)
  return {
    code: row.id,
    school: {
      id: `de-${row.id.replace(/[^A-Za-z0-9]+/g, '-')}`,
      name: row.name,
      category: germanCategory(row.type || row.name),
      localType: row.type,
      ownership: ownershipOf(row.legalStatus),
      street: row.address,
      postalCode: cleanPostalCode('DE', row.postalCode),
      city: row.city,
      region: land ?? '',
      country: 'DE',
      position: degrees(point.lat, point.lng),
      phone: row.phone,
      email: cleanEmail(row.email),
      website: cleanWebsite(row.website),
      features: featuresIn(`${row.type} ${row.name}`),
      languages: [],
      pupils: null,
      faith: faithIn(`${row.type} ${row.name}`),
      audience: audienceOf(reason),
      status: 'active',
      date: isDay(day) ? day : undefined,
    },
    facts: factsOf(row),
  }
}

/**
 * Returns the facts that the states publish. If a school has only one part, its type shows whether that is the sixth
 * form (`Gymnasium (Mittelstufe)`).
 */
function factsOf(row: JedeschuleRow): Fact[] {
  const hasUpper = /oberstufe/i.test(row.type)
  return [
    ...(hasUpper || /mittelstufe/i.test(row.type) ? [hasFact('sixth_form', hasUpper)] : []),
    ...textOf('legal_status', row.legalStatus),
    ...textOf('operator', isOrganisation(row.provider) ? row.provider : ''),
  ]
}

function ownershipOf(legalStatus: string): 'public' | 'private' | null {
  if (/privat|frei|ersatzschul|ergänzungsschul|kirchlich/i.test(legalStatus)) return 'private'
  return /öffentlich|staatlich|kommunal|land|stadt|gemeinde|kreis/i.test(legalStatus) ? 'public' : null
}

/** The dump of jedeschule.de, which collects the registers of all German states. */
export const deJedeschule: Source = {
  id: 'de-jedeschule',
  country: 'DE',
  tables: [dump],
  supplements: [],
  overrules: [],
}

/** Whether a school's operator has the name of a body: names of people are never stored. */
export function isOrganisation(name: string): boolean {
  return BODIES.some((words) => words.test(name))
}
