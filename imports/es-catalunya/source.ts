import { cleanEmail, cleanWebsite } from '../cleaning/contact.ts'
import { featuresIn } from '../cleaning/features.ts'
import { degrees } from '../cleaning/position.ts'
import { cleanPostalCode } from '../cleaning/postal-code.ts'
import { spanishAges, spanishStageFacts } from '../es-andalucia/spanish-stages.ts'
import { schoolYearIn } from '../facts/edition-period.ts'
import { type Fact, textOf } from '../facts/fact.ts'
import { type ParsedRow, reject } from '../register-school.ts'
import { type Columns, type Row, type Source, schoolTable } from '../source.ts'
import { kindOf, STUDY_KEYS, type Study, spanishStages, studiesText } from './studies.ts'

const columns = {
  code: ['Codi_centre'],
  name: ['Denominació_completa', 'denominaci_completa'],
  nature: ['Nom_naturalesa'],
  holder: ['Nom_titularitat'],
  address: ['Adreça', 'adre_a'],
  postalCode: ['Codi_postal'],
  phone: ['Telèfon', 'tel_fon'],
  email: ['E-mail_centre', 'e_mail_centre'],
  service: ['Nom_serveisterritorials_nous', 'Nom_delegació', 'nom_delegaci'],
  website: ['URL'],
  year: ['curs'],
  county: ['Nom_comarca'],
  municipality: ['Nom_municipi'],
  district: ['Nom_DM'],
  place: ['Nom_localitat'],
  lng: ['Coordenades_GEO_X'],
  lat: ['Coordenades_GEO_Y'],
  adults: ['ADULTS'],
  ...(Object.fromEntries(STUDY_KEYS.map((study) => [study, [study]])) as unknown as Columns<Study>),
}
type CentreRow = Row<keyof typeof columns>

const PROVINCES: Readonly<Record<string, string>> = {
  '08': 'Barcelona',
  '17': 'Girona',
  '25': 'Lleida',
  '43': 'Tarragona',
}
/** Holders of a kind that says nothing about a school, or that are people. */
const NO_OPERATOR = /persones físiques/i

/** The directory of centres with the studies they teach. */
const centres = schoolTable({
  name: 'directori',
  columns,
  required: ['code', 'name', 'nature', 'address', 'postalCode', 'municipality', 'EPRI', 'ESO'],
  feeds: {
    position: ['lat'],
    phone: ['phone'],
    email: ['email'],
    website: ['website'],
    features: ['name'],
    faith: ['holder'],
    ages: ['EPRI'],
  },
  reader: () => toSchool,
})

function toSchool(row: CentreRow): ParsedRow {
  const province = /^(\d\d)\d{6}$/.test(row.code) ? PROVINCES[row.code.slice(0, 2)] : undefined
  if (row.code !== '' && !province) return reject('bad_code', row.code, row.name)
  const taught = STUDY_KEYS.filter((study) => isTaught(row[study]))
  const isForAdults = taught.length === 0 && isTaught(row.adults)
  if (taught.length === 0 && !isForAdults) return reject('not_a_school', row.code, row.name)
  const ownership = /^p[úu]blic/i.test(row.nature) ? 'public' : /^privat/i.test(row.nature) ? 'private' : null
  const isCatholic = /cat[òo]lic|esgl[ée]sia/i.test(row.holder)
  const { category, type } = kindOf(taught, ownership)
  return {
    code: row.code,
    school: {
      id: `es-${row.code}`,
      name: row.name,
      category,
      localType: isForAdults ? 'Centre de formació de persones adultes' : type,
      ownership,
      street: row.address,
      postalCode: cleanPostalCode('ES', row.postalCode),
      city: row.place || row.municipality,
      region: province ?? '',
      country: 'ES',
      // Longitudes of less than one degree begin with the comma.
      position: degrees(row.lat, row.lng.replace(/^,/, '0,')),
      phone: row.phone,
      email: cleanEmail(row.email),
      website: cleanWebsite(row.website === '0' ? '' : row.website),
      features: featuresIn(row.name, isCatholic && 'religious', taught.some(isMusic) && 'music'),
      languages: [],
      pupils: null,
      faith: isCatholic ? 'catholic' : null,
      ages: spanishAges(spanishStages(taught)),
      audience: isForAdults ? 'adults' : 'children',
      status: 'active',
      date: schoolYearIn(row.year)?.start,
    },
    facts: factsOf(row, taught),
  }
}

/** A study that is not taught is an empty cell, in the service also a word for no. */
const isTaught = (cell: string) => cell !== '' && !/^(0|no?|false)$/i.test(cell)

const isMusic = (study: Study) => study.startsWith('MUS')

function factsOf(row: CentreRow, taught: readonly Study[]): Fact[] {
  const { stages, studies } = studiesText(taught)
  return [
    ...textOf('stages', stages),
    ...textOf('studies', studies),
    ...spanishStageFacts(spanishStages(taught)),
    ...textOf('operator', NO_OPERATOR.test(row.holder) ? '' : row.holder),
    ...textOf('authority', row.service),
    ...textOf('district', [row.district, row.county].filter(Boolean).join(', ')),
  ]
}

/** Centres of the Generalitat de Catalunya. */
export const esCatalunya: Source = {
  id: 'es-catalunya',
  country: 'ES',
  tables: [centres],
  supplements: [],
  overrules: [],
}
