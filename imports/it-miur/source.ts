import { namesOfTown } from '#app/features/schools/town-name.ts'
import { distanceKm } from '#search-engine/base/distance.ts'
import { type TownCode, townCodes } from '#search-engine/language/gazetteer/town-codes.ts'
import { cleanEmail, cleanWebsite } from '../cleaning/contact.ts'
import { featuresIn } from '../cleaning/features.ts'
import { italianName, italianStreet } from '../cleaning/italian-text.ts'
import { decimal } from '../cleaning/position.ts'
import { cleanPostalCode } from '../cleaning/postal-code.ts'
import { capitalsToTitle } from '../cleaning/title-case.ts'
import { schoolYearIn, schoolYearOf } from '../facts/edition-period.ts'
import { type Fact, hasFact, numberOf, type Period, textOf } from '../facts/fact.ts'
import { rounded } from '../facts/rounded.ts'
import { supportNeeds } from '../facts/support-needs.ts'
import { audienceOf, isRejected, type ParsedRow, type Position, reject } from '../register-school.ts'
import { factTable, type Layout, type Row, type Source, type Supplements, schoolTable } from '../source.ts'
import { type Comune, comuneFinder } from './comune.ts'
import {
  type Institution,
  italianAges,
  italianCategory,
  italianNeeds,
  italianRejection,
  italianType,
} from './institution.ts'
import { withInstitutes } from './private-institutes.ts'
import { SCHOOL_CODE } from './school-code.ts'

/** The ministry withholds numbers below four. */
const MISSING = { '<=3': 'too_few' } as const

/**
 * Pupils of each school, and those who attend Catholic religion lessons. The file name or a given day provides the
 * year.
 */
const pupils = factTable({
  name: 'pupils',
  columns: {
    code: ['CODICESCUOLA', 'Codice scuola'],
    count: ['NUMEROSTUDENTI', 'Numero studenti'],
    religion: ['STUDENTIIRC', 'Studenti IRC'],
  },
  required: ['code', 'count'],
  reader: (_supplements, file, day) => {
    const period = schoolYearOf(file, day)
    return (row) => {
      if (row.code === '') return reject('no_code', '', row.count)
      return {
        key: `it-${row.code}`,
        facts: [...numberOf('pupils', row.count, { period, missing: MISSING }), ...religionFact(row, period)],
      }
    }
  },
})

/** Returns the share in religion lessons; nothing for the few schools that report more pupils there than they have. */
function religionFact(row: Row<'count' | 'religion'>, period: Period): Fact[] {
  const fact = 'religion_lessons_share'
  if (row.religion in MISSING || row.count in MISSING) return [{ fact, period, missing: 'too_few' }]
  const share = (decimal(row.religion) / decimal(row.count)) * 100
  return share >= 0 && share <= 100 ? [{ fact, period, number: rounded(share, 1) }] : []
}

type Point = { lat: number; lng: number }

/** A code whose centre is farther from its comune belongs to another one, or is a mistake in the register. */
const MAX_KM = 15

let centres: Map<string, TownCode> | undefined

type FactRow = Row<'code' | 'year' | 'institute' | 'instituteName' | 'type' | 'character'>

/** Schools attached to a boarding school, where their pupils may live. */
const WITH_BOARDING = new Set(['ANNESSO A CONVITTO', 'CONVITTO ANNESSO'])

const NAMES: Record<string, string> = {
  'FRIULI-VENEZIA G.': 'Friuli-Venezia Giulia',
  'EMILIA ROMAGNA': 'Emilia-Romagna',
  "VALLE D'AOSTA": "Valle d'Aosta",
  'TRENTINO-ALTO ADIGE': 'Trentino-Alto Adige',
}

/** Returns the region as people write it. */
function readableRegion(name: string): string {
  return NAMES[name] ?? capitalsToTitle(name, 'it')
}

const columns = {
  code: ['CODICESCUOLA'],
  institute: ['CODICEISTITUTORIFERIMENTO'],
  year: ['ANNOSCOLASTICO'],
  instituteName: ['DENOMINAZIONEISTITUTORIFERIMENTO'],
  name: ['DENOMINAZIONESCUOLA'],
  street: ['INDIRIZZOSCUOLA'],
  postalCode: ['CAPSCUOLA'],
  comuneCode: ['CODICECOMUNESCUOLA'],
  comune: ['DESCRIZIONECOMUNE'],
  province: ['PROVINCIA'],
  region: ['REGIONE'],
  type: ['DESCRIZIONETIPOLOGIAGRADOISTRUZIONESCUOLA'],
  character: ['DESCRIZIONECARATTERISTICASCUOLA'],
  email: ['INDIRIZZOEMAILSCUOLA'],
  website: ['SITOWEBSCUOLA'],
} as const

const required = ['code', 'name', 'street', 'postalCode', 'comuneCode', 'comune', 'type'] as const
const feeds = {
  position: ['comuneCode'],
  email: ['email'],
  website: ['website'],
  features: ['type'],
  ages: ['type'],
} as const
const supplementFeeds = { pupils: 'pupils' } as const

const comuni: Layout = {
  name: 'comuni',
  columns: {
    code: ['Codice Catastale del comune'],
    name: ['Denominazione in italiano'],
    names: ['Denominazione (Italiana e straniera)'],
    province: ['Sigla automobilistica'],
    region: ['Denominazione Regione'],
  },
  required: ['code', 'name', 'province'],
}

const statali = schoolTable({
  name: 'statali',
  columns,
  required: [...required, 'character'],
  feeds: { ...feeds, institute: ['institute'] },
  supplementFeeds,
  reader: (supplements) => schoolReader('public', supplements),
})

const paritarie = schoolTable({
  name: 'paritarie',
  columns,
  required,
  feeds: { ...feeds, institute: ['code'] },
  supplementFeeds,
  reader: (supplements) => withInstitutes(schoolReader('private', supplements)),
})

function schoolReader(ownership: 'public' | 'private', supplements: Supplements) {
  const comuneOf = comuneFinder(supplements[comuni.name])
  const pupilsOf = new Map(supplements[pupils.name]?.map((row) => [row.code, decimal(row.count ?? '')]))
  return (row: Row<keyof typeof columns>): ParsedRow => {
    if (row.code !== '' && !SCHOOL_CODE.test(row.code)) return reject('bad_code', row.code, row.name)
    const reason = italianRejection(row)
    if (isRejected(reason)) return reject(reason, row.code, `${row.type} ${row.name}`)
    const school = toSchool(row, ownership, comuneOf(row), pupilsOf.get(row.code))
    const audience = audienceOf(reason)
    return {
      code: row.code,
      school: { ...school, audience, ages: audience === 'children' ? italianAges(row.type) : null },
      facts: miurFacts(row, ownership),
    }
  }
}

/** The register has no positions: the centre of a part of a city says more than that of the whole. */
function positionIn({ name, position }: Comune, postalCode: string): Position | null {
  const centre = position && postalCentre(postalCode, name, position)
  return centre ? { ...centre, precision: 'postal_code' } : position
}

function toSchool(
  row: Institution & Row<keyof typeof columns>,
  ownership: 'public' | 'private',
  comune: Comune,
  pupils?: number,
) {
  const localType = italianType(row.type)
  const postalCode = cleanPostalCode('IT', row.postalCode)
  return {
    id: `it-${row.code}`,
    // A few schools have no name of their own; the town distinguishes them.
    name: italianName(row.name) || `${localType} di ${namesOfTown(comune.name)[0]}`,
    category: italianCategory(row.type, row.code),
    localType,
    ownership,
    street: italianStreet(row.street),
    postalCode,
    city: comune.name,
    region: readableRegion(row.region),
    country: 'IT' as const,
    position: positionIn(comune, postalCode),
    phone: '',
    email: cleanEmail(row.email),
    website: cleanWebsite(row.website),
    features: featuresIn(`${row.type} ${row.name}`),
    languages: [],
    pupils: pupils !== undefined && Number.isInteger(pupils) ? pupils : null,
    institute: SCHOOL_CODE.test(row.institute) ? row.institute : null,
    status: 'active' as const,
  }
}

/** Anagrafe delle scuole of the Ministero dell'Istruzione e del Merito, state and recognised private schools. */
export const itMiur: Source = {
  id: 'it-miur',
  country: 'IT',
  tables: [statali, paritarie, pupils],
  supplements: [pupils, comuni],
  overrules: [],
  renumbers: true,
}

/** Returns institute, recognition, boarding and needs for the school year of the row. */
function miurFacts(row: FactRow, ownership: 'public' | 'private'): Fact[] {
  const period = schoolYearIn(row.year)
  const isSite = row.institute !== '' && row.institute !== row.code
  return [
    ...textOf('institute_name', isSite ? italianName(row.instituteName) : '', period),
    ...textOf('legal_status', ownership === 'public' ? 'Scuola statale' : 'Scuola paritaria', period),
    ...(WITH_BOARDING.has(row.character) ? [hasFact('boarding_offered', true, period)] : []),
    ...supportNeeds(italianNeeds(row), period),
  ]
}

/**
 * Returns the centre of the part of a city that a postal code covers, or undefined where it is not known: most comuni
 * have only one code.
 *
 * @param comune its name; a code of a listed city is no other comune's, however far its parts reach
 * @param town centre of the comune
 */
function postalCentre(code: string, comune: string, town: Point): Point | undefined {
  centres ??= readCentres()
  const centre = centres.get(code)
  if (!centre) return undefined
  const isThere = centre.city === undefined ? distanceKm(centre, town) <= MAX_KM : centre.city === comune
  return isThere ? { lat: centre.lat, lng: centre.lng } : undefined
}

function readCentres() {
  const italian = townCodes().filter(({ country }) => country === 'IT')
  return new Map(italian.map((one) => [one.code, one]))
}
