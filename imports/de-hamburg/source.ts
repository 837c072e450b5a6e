import type { Category } from '#db/vocabulary.ts'
import { cleanEmail, cleanWebsite } from '../cleaning/contact.ts'
import { faithIn } from '../cleaning/faith.ts'
import { featuresIn } from '../cleaning/features.ts'
import { germanCategory, germanRejection } from '../cleaning/german-school-type.ts'
import { decimal, degrees, metres, wktPoint } from '../cleaning/position.ts'
import { cleanPostalCode } from '../cleaning/postal-code.ts'
import {
  audienceOf,
  isRejected,
  type ParsedRow,
  type Position,
  type RejectionReason,
  reject,
} from '../register-school.ts'
import { type Row, type Source, schoolTable } from '../source.ts'
import { factColumns, hamburgFacts } from './facts.ts'

const CODES: Readonly<Record<string, string>> = {
  Englisch: 'en',
  Französisch: 'fr',
  Spanisch: 'es',
  Italienisch: 'it',
  Latein: 'la',
  Altgriechisch: 'grc',
  Russisch: 'ru',
  Türkisch: 'tr',
  Polnisch: 'pl',
  Portugiesisch: 'pt',
  Chinesisch: 'zh',
  Japanisch: 'ja',
  Arabisch: 'ar',
  Farsi: 'fa',
  Hebräisch: 'he',
  Niederdeutsch: 'nds',
  Dänisch: 'da',
  Griechisch: 'el',
  Schwedisch: 'sv',
}

type Forms = Row<'chapter' | 'forms'>

const CHAPTERS: Readonly<Record<string, Category>> = {
  Grundschulen: 'primary',
  Gymnasien: 'high_school',
  Stadtteilschulen: 'secondary',
  Sonderschulen: 'special_needs',
  'Berufliche Schulen': 'vocational',
}
const PARTS =
  /^(vorschulklasse|vorschulische sprachförderung|doppeltqualifizierender bildungsgang)$|\(allg\. bild\.\)$/i

/** Returns a position from `POINT (x y)` in degrees (EPSG:4326) or in metres of EPSG:25832. */
function pointOfWkt(wkt: string, grid: string): Position | null {
  const { x, y } = wktPoint(wkt)
  return grid === 'EPSG:25832' ? metres('EPSG:25832', x, y) : degrees(y, x)
}

/** Eight further columns name people: heads, deputies, contacts, inspectors. They are not read. */
const columns = {
  id: ['schul_id'],
  name: ['schulname'],
  chapter: ['kapitelbezeichnung'],
  forms: ['schulform'],
  legalForm: ['rechtsform'],
  street: ['adresse_strasse_hausnr'],
  place: ['adresse_ort'],
  phone: ['schul_telefonnr'],
  email: ['schul_email'],
  website: ['schul_homepage'],
  pupils: ['anzahl_schueler'],
  fullDay: ['ganztagsform'],
  languages: ['fremdsprache'],
  bilingual: ['bilingual'],
  inclusive: ['schwerpunktschule'],
  point: ['the_geom'],
  grid: ['coordinate_reference_system'],
  lat: ['latitude'],
  lng: ['longitude'],
  ...factColumns,
} as const

/** One row of the file of state or of private schools. */
type HamburgRow = Row<keyof typeof columns>

const schulen = schoolTable({
  name: 'schulen',
  columns,
  required: ['id', 'name', 'forms', 'legalForm', 'street', 'place'],
  feeds: {
    institute: ['id'],
    position: ['point', 'lat'],
    phone: ['phone'],
    email: ['email'],
    website: ['website'],
    features: ['fullDay'],
    languages: ['languages'],
    pupils: ['pupils'],
    faith: ['name'],
  },
  reader: () => toSchool,
})

/** The number of the school, then that of its site: 0 is the main one, branches have addresses of their own. */
const CODE = /^(\d{1,5})-\d{1,2}$/

function toSchool(row: HamburgRow): ParsedRow {
  if (row.id !== '' && !CODE.test(row.id)) return reject('bad_code', row.id, row.name)
  const reason = hamburgRejection(row)
  if (isRejected(reason)) return reject(reason, row.id, row.name)
  const [, postalCode = '', city = ''] = /^(\d{5})\s+(.*)$/.exec(row.place) ?? []
  const languages = languageCodes(row.languages)
  const pupils = decimal(row.pupils)
  return {
    code: row.id,
    school: {
      id: `de-HH-${row.id}`,
      name: row.name,
      category: hamburgCategory(row),
      localType: hamburgType(row),
      ownership: row.legalForm === '' ? null : row.legalForm === 'staatlich' ? 'public' : 'private',
      street: row.street,
      postalCode: cleanPostalCode('DE', postalCode),
      city: city || 'Hamburg',
      region: 'Hamburg',
      country: 'DE',
      position: row.point === '' ? degrees(row.lat, row.lng) : pointOfWkt(row.point, row.grid),
      phone: row.phone,
      email: cleanEmail(row.email),
      website: cleanWebsite(row.website),
      features: featuresIn(
        row.name,
        row.fullDay !== '' && 'fullDay',
        row.inclusive === 'true' && 'inclusion',
        row.bilingual !== '' && 'bilingual',
      ),
      languages,
      pupils: Number.isInteger(pupils) ? pupils : null,
      faith: faithIn(row.name),
      institute: CODE.exec(row.id)?.[1] ?? null,
      audience: audienceOf(reason),
      status: 'active',
    },
    facts: hamburgFacts(row),
  }
}

/** The zip holds each file, CSV or GeoJSON, in degrees and again in metres, as well as a file of entrances. */
function packedNames(names: string[]): string[] {
  const schools = names.filter((name) => /staatliche_schulen.*\.(csv|(geo)?json)$/i.test(name))
  const degrees = schools.filter((name) => name.includes('4326'))
  return degrees.length > 0 ? degrees : schools
}

/** State and private schools of Hamburg, Transparenzportal. */
export const deHamburg: Source = {
  id: 'de-hamburg',
  country: 'DE',
  tables: [schulen],
  supplements: [],
  overrules: ['de-jedeschule'],
  packedNames,
}

/** Returns our category: the chapter of the register; for schools with several stages the highest. */
export function hamburgCategory({ chapter, forms }: Forms): Category {
  return CHAPTERS[chapter] ?? germanCategory(mainForms(forms).join(' '))
}

/** Returns the forms of the school in the register's words; a vocational school has too many to name. */
export function hamburgType({ chapter, forms }: Forms): string {
  return chapter === 'Berufliche Schulen' ? 'Berufliche Schule' : mainForms(forms).join(', ')
}

/** Returns the reason not to import a school, if any: every form of it is for adults. */
export function hamburgRejection({ forms }: Forms): RejectionReason | undefined {
  const reasons = mainForms(forms).map(germanRejection)
  return reasons.every(Boolean) ? reasons[0] : undefined
}

function mainForms(forms: string): string[] {
  const all = forms.split('|').filter(Boolean)
  const main = all.filter((form) => !PARTS.test(form))
  return main.length > 0 ? main : all
}

/**
 * Returns the language codes of a list such as `Englisch|Latein|Spanisch|Spanisch`, each once; unknown names are
 * left out.
 */
export function languageCodes(list: string): string[] {
  return [...new Set(list.split('|').flatMap((name) => CODES[name.trim()] ?? []))]
}
