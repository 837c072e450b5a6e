import { cleanEmail, cleanWebsite } from '../cleaning/contact.ts'
import { germanDay } from '../cleaning/days.ts'
import { faithIn } from '../cleaning/faith.ts'
import { featuresIn } from '../cleaning/features.ts'
import { germanCategory, germanRejection } from '../cleaning/german-school-type.ts'
import { metres } from '../cleaning/position.ts'
import { cleanPostalCode } from '../cleaning/postal-code.ts'
import { audienceOf, isRejected, type ParsedRow, type RegisterSchool, reject } from '../register-school.ts'
import { type Layout, type Row, type RowPlace, type Source, schoolTable } from '../source.ts'
import { nrwFacts, socialIndex } from './facts.ts'

/** Notes on the stages, which are already part of the school form. */
const STAGES = /\s*[-–(]\s*(Primarstufe|Sekundarstufen? I+( ?(und|u\.) ?I+)?)\s*[-–)]?$/
const ALONE = /^\W*(Primarstufe|Sekundarstufen? I+( ?(und|u\.) ?I+)?|Sek\.? ?I+|für Jungen und Mädchen)\W*$/
/** A cell that begins with one of these names the type of school and does not continue the previous cell. */
const KIND =
  /^(Städt|Gem\b|Gem\.|Kath|Ev\b|Ev\.|Evang|Staatl|Priv|Private|Förder|Gymnasium|Realschule|Hauptschule|Gesamtschule|Sekundarschule|Grundschule|Gemeinschafts|Schule|Berufskolleg|Bildungsg|Bekenntnis|Ersatzschule|Freie)/
/** Names that do not distinguish schools. */
const GENERIC =
  /^((Städt(ische|\.)?|Gem(einschafts|einsame|\.)?|Kath(olische|\.)?|Ev(ang)?(elische|\.)?|Private?|Staatl\.?|Freie|der Stadt|der Gemeinde|Stadt|in|Köln|Bonn)\s*-?)*(grundschule|hauptschule|realschule|gymnasium|gesamtschule|sekundarschule|förderschule|berufskolleg)\.?$/i

/** Places where the fixed length left no room for a space: Schule,Förderschule; Städt.Gem. */
const TIGHT = /(?<=[\p{Ll}],|\p{Ll}{2}\.)(?=\p{Lu}\p{Ll})/gu

const CLOSED_KEYS = new Set(['5', '9'])
const CLOSING_KEYS = new Set(['0', '2'])

/**
 * Code list `Schulformen` of the Schuldaten, for runs without the file; if the file is given, its words replace these.
 */
const SCHOOL_FORMS: Readonly<Record<string, string>> = {
  '02': 'Grundschule',
  '04': 'Hauptschule',
  '06': 'Volksschule',
  '08': 'Förderschule',
  '0A': 'Schulaufsicht',
  '10': 'Realschule',
  '13': 'Primus (Schulversuch)',
  '14': 'Sekundarschule',
  '15': 'Gesamtschule',
  '16': 'Gemeinschaftsschule (Schulversuch)',
  '17': 'Waldorfschule',
  '18': 'Hiberniaschule',
  '19': 'Freie Waldorfförderschule',
  '20': 'Gymnasium',
  '25': 'Weiterbildungskolleg',
  '30': 'Berufskolleg',
  '50': 'ZfsL',
  '81': 'Schulischer Lernort',
  '83': 'Klinikschule',
  '85': 'Förderschule im Bereich der Realschule',
  '87': 'Förderschule im Bereich des Gymnasiums',
  '88': 'Förderschule im Bereich des Berufskollegs',
}

const columns = {
  number: ['Schulnummer'],
  form: ['Schulform'],
  name1: ['Schulbezeichnung_1'],
  name2: ['Schulbezeichnung_2'],
  name3: ['Schulbezeichnung_3'],
  short: ['Kurzbezeichnung'],
  postalCode: ['PLZ'],
  city: ['Ort'],
  street: ['Strasse'],
  areaCode: ['Telefonvorwahl'],
  phone: ['Telefon'],
  email: ['E-Mail'],
  website: ['Homepage'],
  legalForm: ['Rechtsform'],
  community: ['Gemeindeschluessel'],
  government: ['Bezirksregierung'],
  operation: ['Schulbetriebsschluessel'],
  operationDate: ['Schulbetriebsdatum'],
  east: ['UTMRechtswert'],
  north: ['UTMHochwert'],
} as const

/** One row of the Schuldaten. */
type NrwRow = Row<keyof typeof columns>

const codeList = (name: string, ...labels: string[]): Layout => ({
  name,
  columns: { key: ['Schluessel'], label: labels },
  required: ['key', 'label'],
})
const schoolForms = codeList('schulformen', 'Schulform')
const legalForms = codeList('rechtsformen', 'Rechtform', 'Rechtsform')
/** A file that the publisher offers with the register; it is accepted but adds nothing that we show. */
const operations = codeList('betriebsschluessel', 'Schulbetrieb')

const schuldaten = schoolTable({
  name: 'schuldaten',
  columns,
  required: ['number', 'form', 'name1', 'short', 'postalCode', 'operation'],
  feeds: {
    position: ['east'],
    phone: ['phone'],
    email: ['email'],
    website: ['website'],
    features: ['name1'],
    faith: ['name1'],
  },
  reader: (supplements) => {
    const listed = supplements[schoolForms.name]?.map((row) => [row.key, row.label] as const)
    const forms = new Map([...Object.entries(SCHOOL_FORMS), ...(listed ?? [])])
    const legal = supplements[legalForms.name]?.map((row) => [row.key ?? '', row.label ?? ''] as const)
    const legalStatus = new Map([...Object.entries(LEGAL_FORMS), ...(legal ?? [])])
    return (row, place) => {
      const parsed = toSchool(row, place, forms.get(row.form) ?? '')
      return 'school' in parsed
        ? { ...parsed, facts: nrwFacts(row, parsed.school, legalStatus.get(row.legalForm)) }
        : parsed
    }
  },
})

/** Code list `Rechtsformen`, for runs without the file. */
const LEGAL_FORMS: Readonly<Record<string, string>> = {
  1: 'in öffentlicher Trägerschaft',
  2: 'in Trägerschaft eines Ersatzschulträgers (privat)',
}

/** Keys of the school inspectorate and of the training colleges for teachers. */
const AUTHORITY_FORMS = /^(0A|5[0-8])$/

function toSchool(row: NrwRow, { today }: RowPlace, form: string): ParsedRow {
  const name = schoolName(row)
  if (row.number !== '' && !/^\d{6}$/.test(row.number)) return reject('bad_code', row.number, name)
  const reason = AUTHORITY_FORMS.test(row.form) ? 'not_a_school' : germanRejection(form)
  if (isRejected(reason)) return reject(reason, row.number, `${form} ${name}`)
  return {
    code: row.number,
    school: {
      id: `de-NW-${row.number}`,
      name,
      category: germanCategory(form),
      localType: form,
      ownership: row.legalForm === '1' ? 'public' : row.legalForm === '2' ? 'private' : null,
      street: row.street,
      postalCode: cleanPostalCode('DE', row.postalCode),
      city: row.city,
      region: 'Nordrhein-Westfalen',
      country: 'DE',
      // The column EPSG is `null` in some rows whose numbers are in the same grid.
      position: metres('EPSG:25832', row.east, row.north),
      phone: row.phone && `${row.areaCode} ${row.phone}`,
      email: cleanEmail(row.email),
      website: cleanWebsite(row.website),
      features: featuresIn(`${form} ${row.name1} ${row.name2} ${row.name3}`),
      languages: [],
      pupils: null,
      faith: faithIn(`${form} ${row.name1} ${row.name2} ${row.name3}`),
      audience: audienceOf(reason),
      status: nrwStatus(row.operation, row.operationDate, today),
    },
  }
}

/**
 * Grunddaten of all schools in Nordrhein-Westfalen (open.nrw), optionally with the code lists and the Schulsozialindex.
 */
export const deNrw: Source = {
  id: 'de-nrw',
  country: 'DE',
  tables: [schuldaten, socialIndex],
  supplements: [schoolForms, legalForms, operations],
  overrules: ['de-jedeschule'],
}

/**
 * Returns the status according to the code list `Schulbetriebsschlüssel`: 5 and 9 are dissolved; 0 and 2 operate until
 * the given date; 3 opens on that date and already takes enrolments.
 *
 * @param date DD.MM.YYYY
 * @param today YYYY-MM-DD
 */
export function nrwStatus(key: string, date: string, today: string): RegisterSchool['status'] {
  if (CLOSED_KEYS.has(key)) return 'closed'
  const day = germanDay(date)
  return CLOSING_KEYS.has(key) && day.length === today.length && day < today ? 'closed' : 'active'
}

/**
 * Builds the name from three cells of fixed length: words split by a hyphen are joined, notes on stages are dropped,
 * and a name that many schools share is extended by the short name (Köln, GG Stenzelbergstr.).
 */
export function schoolName(row: Row<'name1' | 'name2' | 'name3' | 'short'>): string {
  const cells = [row.name1, row.name2, row.name3].filter((cell) => cell !== '' && !ALONE.test(cell))
  const name = cells.reduce(joinCells, '').replace(STAGES, '').replace(TIGHT, ' ').replace(/\s+/g, ' ').trim()
  if (name !== '' && !GENERIC.test(name)) return name
  const own = /,\s*(?:[A-Z]{1,3}[a-zö]*\s+)?(.+)$/.exec(row.short)?.[1] ?? ''
  return [name, own].filter(Boolean).join(' ')
}

function joinCells(before: string, cell: string): string {
  if (before === '') return cell
  if (/\p{L}-$/u.test(before))
    return /^\p{Ll}/u.test(cell) && !/^(u\.|und|oder)/.test(cell) ? before.slice(0, -1) + cell : before + cell
  return KIND.test(cell) && !/[,(]$/.test(before) ? `${before}, ${cell}` : `${before} ${cell}`
}
