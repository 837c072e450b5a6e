import { shownAverage } from '#app/features/schools/average-rule.ts'
import { GEONAMES } from '#app/features/schools/sources/geonames.ts'
import type { RegisterSource } from '#app/features/schools/sources/register-source.ts'
import { mayPassOn } from '#app/features/schools/sources/register-source.ts'
import { type Locale, localePath } from '#app/i18n/locales.ts'
import type { SchoolDirectoryView } from '#db/schema.ts'
import { byOffer } from '#db/vocabulary.ts'
import type { ApiSource } from '../schemas/envelope.ts'
import type { ListedSchool, School } from '../schemas/school.schema.ts'

/** Columns of `school_directory` that a school in a list is made of. */
export const LISTED_COLUMNS = [
  ...(['id', 'name', 'category', 'local_type', 'ownership', 'street', 'postal_code', 'city', 'region'] as const),
  ...(['country', 'lat', 'lng', 'position_precision', 'rating_count', 'rating_average', 'source'] as const),
] as const
type ListedRow = Pick<SchoolDirectoryView, (typeof LISTED_COLUMNS)[number]>

/** What all answers of a call have in common. */
export type Shown = { origin: string; locale: Locale }

/** The middles of towns and postal codes of GeoNames, which stand in where the register gives no position. */
const TOWN_CENTRES: ApiSource = { id: 'geonames', dataset: 'GeoNames', ...GEONAMES }

/** Returns a school as lists show it; only name and town if its register may not be passed on. */
export function presentListed(row: ListedRow, register: RegisterSource | undefined, shown: Shown): ListedSchool {
  const isGiven = register === undefined || mayPassOn(register)
  const { id, name, lat, lng, city, country } = row
  const precision = row.position_precision
  return {
    id,
    name,
    category: row.category,
    localType: isGiven ? row.local_type : '',
    ownership: isGiven ? row.ownership : null,
    street: isGiven ? row.street : '',
    postalCode: isGiven ? row.postal_code : '',
    city,
    region: isGiven ? row.region : '',
    country,
    position: isGiven && lat !== null && lng !== null && precision !== null ? { lat, lng, precision } : null,
    rating: { count: row.rating_count, average: shownAverage(row.rating_count, row.rating_average) },
    source: register?.id ?? null,
    page: shown.origin + localePath(shown.locale, `/schools/${encodeURIComponent(id)}`),
  }
}

/** Returns a source as answers name it. */
export function presentSource(source: RegisterSource): ApiSource {
  const { id, publisher, dataset, url, licence, licenceUrl, attribution } = source
  return { id, publisher, dataset, url, licence, licenceUrl, attribution }
}

/** Lists the sources of some schools, including that of town centres where one stands in for a position. */
export function sourcesOf(rows: readonly ListedRow[], registers: ReadonlyMap<string, RegisterSource>): ApiSource[] {
  const used = [...new Set(rows.map(({ source }) => source))].flatMap((id) => registers.get(id) ?? [])
  const hasCentres = rows.some(
    ({ position_precision: of, source }) => of !== null && of !== 'exact' && source !== 'own',
  )
  return [...used.map(presentSource), ...(hasCentres ? [TOWN_CENTRES] : [])]
}

/** Columns that a school states itself, with the fields of the answer that show them. */
const OWN_COLUMNS = {
  name: 'name',
  local_type: 'localType',
  ownership: 'ownership',
  street: 'street',
  postal_code: 'postalCode',
  city: 'city',
  phone: 'phone',
  website: 'website',
  pupils: 'pupils',
} as const
const CONTACT = new Set<string>(['phone', 'website'])

/** A school with the columns of `school_profiles` that it filled in, if it has any. */
export type SchoolRow = SchoolDirectoryView & { own: Record<string, unknown> | null }

/**
 * Returns everything about a school that may be passed on: no e-mail address, and contact data only if the school shows
 * them.
 */
export function presentSchool(row: SchoolRow, register: RegisterSource | undefined, shown: Shown): School {
  const isGiven = register === undefined || mayPassOn(register)
  const contact = (value: string) => (row.show_contact && isGiven && value !== '' ? value : null)
  const given = <T>(value: T): T | null => (isGiven ? value : null)
  return {
    ...presentListed(row, register, shown),
    officialName: row.official_name,
    status: row.status === 'closed' ? 'closed' : 'open',
    successor: row.successor_id,
    phone: contact(row.phone),
    website: contact(row.website),
    features: isGiven ? row.features : [],
    languages: isGiven ? row.languages : [],
    faith: given(row.faith),
    gender: given(row.gender),
    ...byOffer((offer) => given(row[offer])),
    ageFrom: given(row.age_from),
    ageTo: given(row.age_to),
    pupils: given(row.pupils),
    verified: row.verified_at !== null,
    selfReported: Object.entries(OWN_COLUMNS).flatMap(([column, field]) =>
      row.own?.[column] != null && (row.show_contact || !CONTACT.has(column)) ? [field] : [],
    ),
    register: register ? { source: register.id, number: row.source_id, date: row.source_date } : null,
    withheld: !isGiven,
  }
}
