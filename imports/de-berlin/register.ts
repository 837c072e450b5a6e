import type { Category } from '#db/vocabulary.ts'
import { cleanWebsite, schoolEmail } from '../cleaning/contact.ts'
import { faithIn } from '../cleaning/faith.ts'
import { featuresIn } from '../cleaning/features.ts'
import { germanCategory, germanRejection } from '../cleaning/german-school-type.ts'
import { degrees, metres, wktPoint } from '../cleaning/position.ts'
import { cleanPostalCode } from '../cleaning/postal-code.ts'
import { schoolYearIn } from '../facts/edition-period.ts'
import { textOf } from '../facts/fact.ts'
import { audienceOf, isRejected, type ParsedRow, reject } from '../register-school.ts'
import { type Row, schoolTable } from '../source.ts'

const columns = {
  number: ['bsn', 'Schulnummer'],
  name: ['schulname'],
  type: ['schulart'],
  operator: ['traeger', 'Träger'],
  borough: ['bezirk'],
  quarter: ['ortsteil'],
  postalCode: ['plz'],
  street: ['strasse', 'Straße'],
  house: ['hausnr', 'Hausnummer'],
  phone: ['telefon'],
  email: ['email'],
  website: ['internet'],
  year: ['schuljahr'],
  lat: ['latitude'],
  lng: ['longitude'],
  point: ['geom', 'the_geom', 'shape', 'geometry'],
} as const
type BerlinRow = Row<keyof typeof columns>

/** The schools of the Geoportal in degrees (EPSG:4326), with one row for each BSN. */
export const register = schoolTable({
  name: 'schulen',
  columns,
  required: ['number', 'name', 'type', 'operator', 'borough', 'quarter', 'postalCode'],
  feeds: {
    position: ['lat', 'point'],
    phone: ['phone'],
    email: ['email'],
    website: ['website'],
    features: ['name'],
    faith: ['name'],
  },
  reader: () => toSchool,
})

/** The number of a school in Berlin: borough, letter of the type, number. */
export const BSN = /^\d\d[A-Z]\d\d$/
/** Part of the name of a school that currently has no lessons. */
const CLOSED = /\s*\(kein Schulbetrieb\)/i
const ADULTS = /^(abend|kolleg$|volkshochschul)/i

function toSchool(row: BerlinRow): ParsedRow {
  if (!BSN.test(row.number)) return reject(row.number === '' ? 'no_code' : 'bad_code', row.number, row.name)
  const reason = ADULTS.test(row.type) ? 'adults_only' : germanRejection(row.type)
  if (isRejected(reason)) return reject(reason, row.number, `${row.type} ${row.name}`)
  const name = row.name.replace(CLOSED, '')
  const focuses = focusesOf(row.type)
  return {
    code: row.number,
    school: {
      id: `de-BE-${row.number}`,
      name,
      category: categoryOf(row.type),
      localType: typeOf(row.type, focuses),
      ownership: row.operator === 'öffentlich' ? 'public' : row.operator === 'privat' ? 'private' : null,
      street: row.street && `${row.street} ${row.house}`.trim(),
      postalCode: cleanPostalCode('DE', row.postalCode),
      city: 'Berlin',
      region: 'Berlin',
      country: 'DE',
      position: positionOf(row),
      // The dialling code stands alone where the number is unknown.
      phone: row.phone === '+49 30' ? '' : row.phone,
      email: schoolEmail(row.email, name),
      website: cleanWebsite(row.website),
      features: featuresIn(`${row.type} ${name}`),
      languages: [],
      pupils: null,
      faith: faithIn(name),
      audience: audienceOf(reason),
      status: CLOSED.test(row.name) ? 'closed' : 'active',
      date: schoolYearIn(row.year)?.start,
    },
    facts: [
      ...textOf('district', [row.quarter, row.borough].filter(Boolean).join(', ')),
      ...textOf('support_focus', focuses.join('; ')),
    ],
  }
}

/** The service gives points in metres or, in either order of the axes, in degrees. */
function positionOf({ lat, lng, point }: BerlinRow) {
  if (lat !== '' || point === '') return degrees(lat, lng)
  const { x, y } = wktPoint(point)
  const [one, other] = [Number(x), Number(y)]
  if (Math.max(one, other) > 180) return metres('EPSG:25833', x, y)
  return one > other ? degrees(x, y) : degrees(y, x)
}

function categoryOf(type: string): Category {
  if (/^kombinierte allg/i.test(type)) return 'secondary'
  return /oberstufenzentrum/i.test(type) ? 'vocational' : germanCategory(type)
}

/** Returns the words in quotation marks: `Förderschwerp. "Lernen"u."Geistige Entwickl."`. */
function focusesOf(type: string): string[] {
  return [...type.matchAll(/"([^"]{3,})"/g)].map(([, focus = '']) => focus.replace(/Entwickl\.$/, 'Entwicklung'))
}

/** Spells the types of special schools in full: `Förderschule (Lernen)`. */
function typeOf(type: string, focuses: readonly string[]): string {
  if (!/förderschwerp/i.test(type)) return type
  return focuses.length > 0 ? `Förderschule (${focuses.join(', ')})` : 'Förderschule'
}
