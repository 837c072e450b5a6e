import { cleanEmail, cleanWebsite } from '../cleaning/contact.ts'
import { featuresIn } from '../cleaning/features.ts'
import { metres } from '../cleaning/position.ts'
import { cleanPostalCode } from '../cleaning/postal-code.ts'
import { capitalsToTitle, readableName, sentenceCase } from '../cleaning/title-case.ts'
import { type SpanishStage, spanishAges, spanishStageFacts } from '../es-andalucia/spanish-stages.ts'
import { type Fact, textOf } from '../facts/fact.ts'
import { isDay } from '../files/edition-date.ts'
import { audienceOf, isRejected, type ParsedRow, type RejectionReason, reject } from '../register-school.ts'
import { type Row, schoolTable } from '../source.ts'
import { madridCategory, madridFixedStages, madridRejection, madridStages, madridTitle } from './kind.ts'

const STREETS: Readonly<Record<string, string>> = {
  CALLE: 'Calle',
  AVDA: 'Avenida',
  PLAZA: 'Plaza',
  PASEO: 'Paseo',
  CTRA: 'Carretera',
  CMNO: 'Camino',
  RONDA: 'Ronda',
  SECT: 'Sector',
  TRVA: 'Travesía',
  GTA: 'Glorieta',
  URB: 'Urbanización',
  BULEV: 'Bulevar',
  PSAJE: 'Pasaje',
  CLLON: 'Callejón',
  POLIG: 'Polígono',
  CUSTA: 'Cuesta',
  VREDA: 'Vereda',
  PRAJE: 'Paraje',
  COL: 'Colonia',
  SENDA: 'Senda',
  PQUE: 'Parque',
  VIA: 'Vía',
}

/** TITULAR and the second email address often name people, so they are not read. */
const columns = {
  code: ['CODIGO'],
  name: ['CENTRO'],
  shortType: ['TIPO_ABRV'],
  type: ['TIPO_EXT'],
  ownership: ['TITULARIDAD'],
  area: ['DAT'],
  streetKind: ['CDTPVIA'],
  street: ['DOMICILIO'],
  number: ['NMVIAL'],
  postalCode: ['CDPOSTAL'],
  municipality: ['MUNICIPIO'],
  district: ['DISTRITO'],
  phone: ['TELEFONO'],
  website: ['WEB'],
  email: ['E_MAIL'],
  x: ['UTM_X'],
  y: ['UTM_Y'],
  state: ['SITUACIÓN', 'SITUACION'],
  founded: ['FECHA CONSTITUCIÓN', 'FECHA CONSTITUCION'],
} as const

type MadridRow = Row<keyof typeof columns>

/** The register of centres; its facts hold on the date of the file. */
export const register = schoolTable({
  name: 'centros',
  columns,
  required: ['code', 'name', 'type', 'ownership', 'municipality', 'x', 'state'],
  feeds: {
    position: ['x'],
    phone: ['phone'],
    email: ['email'],
    website: ['website'],
    features: ['type'],
    ages: ['type'],
  },
  reader: () => toSchool,
})

/** Returns the reason not to import a school in this state, if any. Most rows are of schools that closed long ago. */
function stateRejection(state: string): RejectionReason | undefined {
  if (state === 'ALTA') return undefined
  return /TRÁMITE|PENDIENTE/.test(state) ? 'not_open' : 'no_longer_open'
}

function toSchool(row: MadridRow): ParsedRow {
  if (row.code !== '' && !/^28\d{6}$/.test(row.code)) return reject('bad_code', row.code, row.name)
  const reason = stateRejection(row.state) ?? madridRejection(row.type)
  if (isRejected(reason)) return reject(reason, row.code, `${row.type} ${row.name}`)
  const type = sentenceCase(row.type, 'es').replace(/en españa$/, 'en España')
  const taught = madridFixedStages(row.type)
  return {
    code: row.code,
    school: {
      id: `es-${row.code}`,
      name: nameOf(row, type),
      category: madridCategory(row.type),
      localType: type,
      ownership: row.ownership.startsWith('PÚBLICO')
        ? 'public'
        : row.ownership.startsWith('PRIVADO')
          ? 'private'
          : null,
      street: madridStreet(row.streetKind, row.street, row.number),
      postalCode: cleanPostalCode('ES', row.postalCode),
      city: placeName(row.municipality),
      region: 'Madrid',
      country: 'ES',
      position: metres('EPSG:25830', row.x, row.y),
      phone: row.phone === '0' ? '' : row.phone,
      email: cleanEmail(row.email),
      website: cleanWebsite(row.website),
      features: featuresIn(`${row.type} ${row.name}`),
      languages: [],
      pupils: null,
      ages: spanishAges(taught),
      audience: audienceOf(reason),
      status: 'active',
    },
    facts: factsOf(row, type, taught),
  }
}

/** Words that start a name that includes its own title. */
const OWN_TITLE = /^(colegio|centro|escuela|conservatorio|instituto|aula|e\.o\.i\.)/i

/** Puts the title before the name (`CEIP San Blas`) unless the name already contains one. */
function nameOf({ name, shortType }: MadridRow, type: string): string {
  const readable = readableName(name, 'es')
  if (readable === '') return ''
  const title = madridTitle(shortType, type)
  const hasTitle = readable.toLowerCase().startsWith(title.toLowerCase()) || OWN_TITLE.test(readable)
  return hasTitle ? readable : `${title} ${readable}`.trim()
}

const CONTRACTS: Readonly<Record<string, string>> = {
  PÚBLICO: 'public',
  'PÚBLICO-TITULARIDAD PRIVADA': 'public',
  'PRIVADO CONCERTADO': 'concertado',
  PRIVADO: 'private',
}

function factsOf(row: MadridRow, type: string, taught: readonly SpanishStage[]): Fact[] {
  const founded = row.founded.slice(0, 10)
  return [
    ...textOf('official_name', `${type} ${readableName(row.name, 'es')}`),
    ...textOf('contract', CONTRACTS[row.ownership]),
    ...textOf('stages', madridStages(row.type)),
    ...spanishStageFacts(taught),
    ...textOf('district', row.district),
    ...textOf('authority', row.area && `Dirección de Área Territorial ${row.area}`),
    ...(isDay(founded) && founded !== UNKNOWN_OPENING ? textOf('opened', founded) : []),
  ]
}

const UNKNOWN_OPENING = '1900-01-01'

/** Builds a street address: `AVDA`, `de Europa`, `12` → `Avenida de Europa, 12`. */
function madridStreet(kind: string, street: string, number: string): string {
  const place = [STREETS[kind] ?? '', street].filter(Boolean).join(' ')
  return [capitalsToTitle(place, 'es'), street && number].filter(Boolean).join(', ')
}

/** Moves the article to the front: `Álamo, El` → `El Álamo`. */
function placeName(name: string): string {
  const [, own, article] = /^(.+), (El|La|Los|Las)$/i.exec(name) ?? []
  return own && article ? `${article} ${own}` : name
}
