import { cleanEmail } from '../cleaning/contact.ts'
import { featuresIn } from '../cleaning/features.ts'
import { degrees } from '../cleaning/position.ts'
import { cleanPostalCode } from '../cleaning/postal-code.ts'
import { readableName, sentenceCase } from '../cleaning/title-case.ts'
import { audienceOf, isRejected, type ParsedRow, type RejectionReason, reject } from '../register-school.ts'
import { type Row, type Source, schoolTable } from '../source.ts'
import { factColumns, spanishCategory, TAUGHT } from './category.ts'
import { andalusianFacts, andalusianStages } from './facts.ts'
import { spanishAges } from './spanish-stages.ts'

const NO_SCHOOL = /orientaci[oó]n|profesorado|residencia|escuela.?hogar|delegaci[oó]n|inspecci[oó]n|servicio/i
const ADULTS = /educaci[oó]n permanente|adult/i
const PRISON_OR_HOSPITAL = /penitenciari|hospitalari/i

/** Returns the reason not to import a centre with this denomination, if any. */
function spanishRejection(type: string): RejectionReason | undefined {
  if (PRISON_OR_HOSPITAL.test(type)) return 'prison_or_hospital'
  if (ADULTS.test(type)) return 'adults_only'
  return NO_SCHOOL.test(type) ? 'not_a_school' : undefined
}

const columns = {
  code: ['codigo'],
  year: ['curso'],
  type: ['D_DENOMINA'],
  name: ['D_ESPECIFICA'],
  ownership: ['D_TIPO'],
  street: ['D_DOMICILIO'],
  place: ['D_LOCALIDAD'],
  municipality: ['D_MUNICIPIO'],
  province: ['D_PROVINCIA'],
  postalCode: ['C_POSTAL'],
  phone: ['N_TELEFONO'],
  email: ['Correo_e'],
  lat: ['N_LATITUD'],
  lng: ['N_LONGITUD'],
  ...TAUGHT,
  ...factColumns,
} as const

/** One row of the directory. */
type CentroRow = Row<keyof typeof columns>

/** Placeholders for a name that does not exist yet. */
const NO_NAME = /^(nuevo|nueva|sin nombre|sin determinar)$/i

const centros = schoolTable({
  name: 'centros',
  columns,
  required: ['code', 'type', 'name', 'ownership', 'street', 'province', 'lat'],
  feeds: { position: ['lat'], phone: ['phone'], email: ['email'], features: ['type'], ages: ['primaryPublic'] },
  reader: () => toSchool,
})

function toSchool(row: CentroRow): ParsedRow {
  // Eight digits that begin with the province; a spreadsheet drops the leading zero of Almería.
  const code = /^\d{7}$/.test(row.code) ? `0${row.code}` : row.code
  if (code !== '' && !/^\d{8}$/.test(code)) return reject('bad_code', row.code, row.name)
  const reason = spanishRejection(row.type)
  if (isRejected(reason)) return reject(reason, code, `${row.type} ${row.name}`)
  const type = sentenceCaseType(row.type)
  const name = NO_NAME.test(row.name) ? '' : properName(row.name)
  return {
    code,
    school: {
      id: `es-${code}`,
      name: `${type} ${name}`.trim(),
      category: spanishCategory(row),
      localType: type,
      ownership: row.ownership === 'Público' ? 'public' : row.ownership === 'Privado' ? 'private' : null,
      street: /sin determinar/i.test(row.street) ? '' : row.street,
      postalCode: cleanPostalCode('ES', row.postalCode),
      city: row.place || row.municipality,
      region: row.province,
      country: 'ES',
      position: degrees(row.lat, row.lng),
      phone: row.phone,
      email: cleanEmail(row.email),
      website: '',
      features: featuresIn(`${row.type} ${row.name}`),
      languages: [],
      pupils: null,
      ages: spanishAges(andalusianStages(row)),
      audience: audienceOf(reason),
      status: 'active',
      date: startOfYear(row.year),
    },
    facts: andalusianFacts(row),
  }
}

/** Converts the few types that are in capitals to sentence case. */
function sentenceCaseType(type: string): string {
  return /\p{Ll}/u.test(type) ? type : sentenceCase(type, 'es')
}

/** Keeps short acronyms and those with dots: U.P.A.C.E., ADA. */
function properName(name: string): string {
  return name.length > MAX_ACRONYM && !name.includes('.') ? readableName(name, 'es') : name
}

const MAX_ACRONYM = 6

/** Returns the first day of a school year (September): `22` is 2022/23. */
function startOfYear(cell: string): string | undefined {
  return /^\d\d$/.test(cell) ? `20${cell}-09-01` : undefined
}

/** Directorio de centros docentes, Junta de Andalucía. */
export const esAndalucia: Source = {
  id: 'es-andalucia',
  country: 'ES',
  tables: [centros],
  supplements: [],
  overrules: [],
}
