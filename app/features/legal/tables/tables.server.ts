import { streetsFile } from '#app/features/map/tiles/streets-file.server.ts'
import { CONTENT_RULES } from '#app/features/reviews/review.ts'
import { GEONAMES } from '#app/features/schools/sources/geonames.ts'
import { countryName, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { COOKIES, STORED } from '../device-storage/device-storage.ts'
import { AUTHORITIES, type Body, COORDINATORS, ENFORCEMENT } from '../operator/bodies.ts'
import { operator } from '../operator/operator.server.ts'
import { fill, type Insert, type ShownBlock, type Table } from '../pages/legal-text.ts'
import { formatPeriod, formatSeconds } from '../retention/period.ts'
import { RETENTION, type RetentionId } from '../retention/retention.server.ts'
import { countByYear, DURATIONS, FIGURES, type FigureId } from '../transparency/count-decisions.server.ts'
import { coverageByCountry } from './coverage.server.ts'
import { registerEntries } from './register-entries.server.ts'
import { TABLE_TEXTS, tableOf } from './texts.ts'

const ODBL = '[ODbL 1.0](https://opendatacommons.org/licenses/odbl/1-0/)'
const OFL = '[SIL Open Font License 1.1](https://openfontlicense.org)'
const DISTRICTS = `[${GEONAMES.publisher}](${GEONAMES.url}), [Who’s On First](https://whosonfirst.org)`
const OSM = '[© OpenStreetMap](https://www.openstreetmap.org/copyright)'

const CITIES = [
  '[Amt für Statistik Berlin-Brandenburg](https://www.statistik-berlin-brandenburg.de) (CC BY)',
  '[Stadt Frankfurt am Main](https://www.offenedaten.frankfurt.de) (dl-de/by-2.0)',
  '[Stadt Köln](https://www.offenedaten-koeln.de)',
  '[Ayuntamiento de Madrid](https://datos.madrid.es)',
  '[Comune di Milano](https://dati.comune.milano.it)',
].join(', ')

/** Returns third-party material that the site uses, besides the registers. */
function materialTable(locale: Locale): Table {
  const texts = TABLE_TEXTS[locale].material
  const streets = [[texts.streets, `${OSM}, [Protomaps](https://protomaps.com)`, ODBL]]
  const rows = [
    [texts.baseMap, OSM, ODBL],
    [texts.waters, '[Natural Earth](https://www.naturalearthdata.com)', texts.publicDomain],
    [texts.borders, CITIES, texts.cityData],
    [texts.borders, `${OSM} (Hamburg, Bremen)`, ODBL],
    ...(streetsFile() ? streets : []),
    [texts.towns, `[${GEONAMES.publisher}](${GEONAMES.url})`, `[${GEONAMES.licence}](${GEONAMES.licenceUrl})`],
    [texts.districts, `${DISTRICTS}, ${OSM}`, `CC BY 4.0, ${ODBL}`],
    [texts.literata, '[TypeTogether, Google](https://github.com/googlefonts/literata)', OFL],
    [texts.sourceSans, '[Adobe](https://github.com/adobe-fonts/source-sans)', OFL],
    [texts.icons, '[Lucide](https://lucide.dev)', '[ISC](https://lucide.dev/license)'],
  ]
  return tableOf(locale, 'material', rows)
}

/** Returns public bodies by country, each with its address. */
const bodyTable = (
  locale: Locale,
  insert: 'authorities' | 'coordinators' | 'enforcement',
  bodies: Record<CountryCode, Body>,
): Table =>
  tableOf(
    locale,
    insert,
    COUNTRIES.map((country) => [countryName(locale, country), `[${bodies[country].name}](${bodies[country].url})`]),
  )

type Made = Table | Extract<ShownBlock, { entries: unknown } | { coverage: unknown }>

/** The function that makes each table in a language; those with live figures query the database. */
export const TABLES: Record<Insert, (locale: Locale) => Made | Promise<Made>> = {
  operator: operatorTable,
  cookies: cookieTable,
  storage: storageTable,
  retention: retentionTable,
  authorities: (locale) => bodyTable(locale, 'authorities', AUTHORITIES),
  coordinators: (locale) => bodyTable(locale, 'coordinators', COORDINATORS),
  enforcement: (locale) => bodyTable(locale, 'enforcement', ENFORCEMENT),
  figures: figureTable,
  registers: registerEntries,
  coverage: coverageByCountry,
  material: materialTable,
}

/** Returns every cookie with its purpose and how long it lasts. */
function cookieTable(locale: Locale): Table {
  const { cookies } = TABLE_TEXTS[locale]
  const rows = COOKIES.map(({ id, name, seconds }) => [name, cookies[id], formatSeconds(locale, seconds)])
  return tableOf(locale, 'cookies', rows)
}

/** Returns what the pages store in the browser, with its purpose and how long it stays. */
function storageTable(locale: Locale): Table {
  const { stored, life } = TABLE_TEXTS[locale]
  const rows = STORED.map(({ id, name, until }) => [name, stored[id], life[until]])
  return tableOf(locale, 'storage', rows)
}

/** Number of years in the table of figures; the file has all of them. */
const SHOWN_YEARS = 3

/** Returns the moderation figures of the last years, counted when the page is requested. */
async function figureTable(locale: Locale): Promise<Table> {
  const texts = TABLE_TEXTS[locale]
  const t = translator(locale)
  const { years, total } = await countByYear()
  const shown = years.slice(0, SHOWN_YEARS)
  const columns = [...shown, total]
  const cell = (id: FigureId, value: number | null) => {
    if (value === null) return texts.none
    return DURATIONS.includes(id) ? formatSeconds(locale, value) : formatNumber(locale, value)
  }
  const reasonsIn = (list: 'reasons' | 'postReasons') =>
    CONTENT_RULES.filter((rule) => total[list][rule]).map((rule) => [
      fill(texts.reason, { rule: t(`rule.${rule}`) }),
      ...columns.map((column) => formatNumber(locale, column[list][rule] ?? 0)),
    ])
  const rows = FIGURES.flatMap((id) => {
    const row = [texts.figures[id], ...columns.map(({ figures }) => cell(id, figures[id]))]
    if (id === 'removed') return [row, ...reasonsIn('reasons')]
    return id === 'postsRemoved' ? [row, ...reasonsIn('postReasons')] : [row]
  })
  const table = tableOf(locale, 'figures', rows)
  const [what = '', inTotal = ''] = table.head
  return { ...table, head: [what, ...shown.map(({ year }) => String(year)), inTotal] }
}

/**
 * Returns how long each kind of personal data is stored, from the registry that the program itself is tested against.
 */
function retentionTable(locale: Locale): Table {
  const texts = TABLE_TEXTS[locale].retention
  const rows = (Object.keys(RETENTION) as RetentionId[]).map((id) => {
    const { period } = RETENTION[id]
    return [texts[id].what, fill(texts[id].until, period ? { period: formatPeriod(locale, period) } : {})]
  })
  return tableOf(locale, 'retention', rows)
}

/**
 * Returns the operator of the site (§ 5 DDG; Electronic Commerce Regulations 2002, reg. 6); what does not apply is
 * left out.
 */
function operatorTable(locale: Locale): Table {
  const texts = TABLE_TEXTS[locale].operator
  const by = operator()
  const rows = [
    [texts.name, by.name],
    [texts.address, [...by.address, countryName(locale, by.country)].join('\n')],
    [texts.representative, by.representative],
    [texts.email, `[${by.email}](mailto:${by.email})`],
    [texts.phone, by.phone],
    [texts.register, by.register],
    [texts.registeredIn, by.company ? texts[by.company.registeredIn] : ''],
    [texts.companyNumber, by.company?.number ?? ''],
    [texts.registeredOffice, linesOf(by.company?.office ?? '')],
    [texts.vatId, by.vatId],
    [texts.gbRepresentative, by.britishRepresentative],
    [texts.euRepresentative, linesOf(by.unionRepresentative)],
    [texts.dsaRepresentative, linesOf(by.digitalServicesRepresentative)],
  ]
  return tableOf(
    locale,
    'operator',
    rows.filter(([, value]) => value !== ''),
  )
}

/** Returns a setting whose lines are separated by `|` line by line. */
const linesOf = (setting: string): string =>
  setting
    .split('|')
    .map((line) => line.trim())
    .join('\n')
