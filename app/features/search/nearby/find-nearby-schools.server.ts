import { sql } from 'kysely'
import { findTellingFacts } from '#app/features/facts/find-telling-facts.server.ts'
import type { SchoolProfile } from '#app/features/school-profile/find-school.server.ts'
import { isNursery } from '#app/features/schools/kind-of-school.ts'
import { listSchools, type SchoolSummary } from '#app/features/schools/list-schools.server.ts'
import { formatDistance } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { type Given, prepared, preparedDb } from '#db/prepared-db.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import { MIN_APPROXIMATE_KM } from '#search-engine/base/distance.ts'
import type { SearchEngine } from '#search-engine/index.ts'
import { directory, isDirectoryReady } from '../live/directory.server.ts'

/** Number of schools shown of the same type, and again of the next stage. */
const MAX_SHOWN = 5
/** Radii of the search: the first circle with enough schools is used, and no school beyond the last is found. */
const RADII_KM = [3, 10, 30, 100]

/** Number of schools among which those for the same age are sought. */
const MAX_CANDIDATES = 30

type Origin = Pick<
  SchoolProfile,
  'id' | 'category' | 'localType' | 'country' | 'city' | 'postalCode' | 'lat' | 'lng' | 'approximate'
>
/** Among schools that count as primary, `nursery` selects those for younger children, or the others. */
type Wanted = { types: readonly Category[]; nursery: boolean }
type Near = { id: string; distanceKm: number | null }

/** The schools near a school: those of its type, and those where its pupils may continue. */
export type NearbySchools = Awaited<ReturnType<typeof findNearbySchools>>
type NearbySchool = ReturnType<typeof presentNearby>

/**
 * Finds the nearest schools of the same type and age and of the next stage in the same country that may be listed;
 * without a position, those in the same town by name and without distance. None while the index is still loading, so
 * that no profile waits for it.
 */
export async function findNearbySchools(origin: Origin, locale: Locale) {
  const nursery = isNursery(origin)
  const nextTypes = nursery ? (['primary'] as const) : nextStages(origin.country, origin.category)
  const [alike, next] = await Promise.all([
    findAround(origin, { types: [origin.category], nursery }),
    findAround(origin, { types: nextTypes, nursery: false }),
  ])
  const summaries = await listSchools(
    [...alike, ...next].map(({ id }) => id),
    locale,
  )
  const byId = new Map(summaries.map((school) => [school.id, school]))
  const summariesOf = (found: Near[]) => found.flatMap(({ id }) => byId.get(id) ?? [])
  const [alikeFacts, nextFacts] = await findTellingFacts([summariesOf(alike), summariesOf(next)], locale)
  const present = (found: Near[], facts = new Map<string, string>()): NearbySchool[] =>
    found.flatMap(({ id, distanceKm }) => {
      const school = byId.get(id)
      if (!school) return []
      const distance = distanceText(origin, school, distanceKm, locale)
      return presentNearby(school, distance, facts.get(id) ?? '')
    })
  /** The attributions that the licences of their registers require. */
  const attributions = [...new Set(summaries.flatMap((school) => school.attribution ?? []))]
  return { alike: present(alike, alikeFacts), next: present(next, nextFacts), attributions }
}

async function findAround(origin: Origin, wanted: Wanted): Promise<Near[]> {
  const { lat, lng } = origin
  if (wanted.types.length === 0) return []
  if (lat === null || lng === null) {
    const ids = await ofAge(await listInTown(origin, wanted.types, MAX_CANDIDATES), wanted)
    return ids.slice(0, MAX_SHOWN).map((id) => ({ id, distanceKm: null }))
  }
  return isDirectoryReady() ? searchAround(await directory(), { ...origin, lat, lng }, wanted) : []
}

async function searchAround(engine: SearchEngine, origin: Origin & { lat: number; lng: number }, wanted: Wanted) {
  let found: Near[] = []
  for (const radiusKm of RADII_KM) {
    const hits = engine.hits({
      types: [...wanted.types],
      features: [],
      countries: [origin.country],
      near: { lat: origin.lat, lng: origin.lng },
      radiusKm,
      sort: 'distance',
      page: 1,
      pageSize: MAX_CANDIDATES,
    })
    const others = hits.filter((hit) => hit.id !== origin.id)
    if (others.length < MAX_SHOWN && radiusKm < Math.max(...RADII_KM)) continue
    const ids = await ofAge(
      others.map(({ id }) => id),
      wanted,
    )
    found = others.filter(({ id }) => ids.includes(id)).slice(0, MAX_SHOWN)
    if (found.length === MAX_SHOWN) break
  }
  // Around a middle, how far the nearest are is not known.
  const isTold = (km: number) => !origin.approximate || km > MIN_APPROXIMATE_KM
  return found.map(({ id, distanceKm: km }) => ({ id, distanceKm: km !== null && isTold(km) ? km : null }))
}

/** Returns those ids whose schools are for the wanted age, in the same order. */
async function ofAge(ids: string[], { types, nursery }: Wanted): Promise<string[]> {
  if (ids.length === 0 || !types.includes('primary')) return ids
  const rows = await typeRows({ ids })
  const fitting = rows.filter(
    ({ category, local_type }) => isNursery({ category: category as Category, localType: local_type }) === nursery,
  )
  const fittingIds = new Set(fitting.map(({ id }) => id))
  return ids.filter((id) => fittingIds.has(id))
}

const typeRows = prepared((db, { ids }: Given<{ ids: string[] }>) =>
  db.selectFrom('schools').select(['id', 'category', 'local_type']).where('id', '=', sql<string>`any(${ids}::text[])`),
)

/** @param fact the most telling one in words, empty if none is known */
function presentNearby(school: SchoolSummary, distance: string, fact: string) {
  const { id, name, category, typeParts, country, city, street, logo, letters, lat, lng, approximate, area } = school
  const position = { lat, lng, approximate, area, country }
  return { id, name, category, typeParts, city, street, logo, letters, ...position, distance, fact }
}

/**
 * Returns a distance such as `1,2 km`; where a building is not known, that both schools share the postal code, or else
 * the area of the other one. Empty if neither is known.
 */
function distanceText(origin: Origin, { area, postalCode }: SchoolSummary, km: number | null, locale: Locale): string {
  const t = translator(locale)
  if (origin.lat === null || origin.lng === null) return ''
  if (area === null && km !== null) return formatDistance(locale, km, origin.country)
  if (postalCode !== '' && postalCode === origin.postalCode) return t('nearby.samePostalCode')
  return area === null ? '' : t('results.inArea', { area })
}

/** Lists the ids of schools of some types in a town that may be listed, sorted by name. */
async function listInTown(
  { id, country, city }: { id: string; country: CountryCode; city: string },
  types: readonly Category[],
  limit: number,
): Promise<string[]> {
  if (city === '' || types.length === 0) return []
  const rows = await preparedDb()
    .selectFrom('schools as s')
    .leftJoin('school_profiles as p', 'p.school_id', 's.id')
    .select('s.id')
    .where('s.country', '=', country)
    // A town of two languages has both names there, one here.
    .where(sql<boolean>`${city} = any(string_to_array(s.city, '/') || s.city)`)
    .where('s.status', '=', sql.lit('active'))
    .where('s.audience', '=', sql.lit('children'))
    .where('s.id', '<>', id)
    .where((eb) => eb(eb.fn.coalesce('p.category', 's.category'), '=', sql<Category>`any(${types}::text[])`))
    .where((eb) => eb(eb.fn.coalesce('p.show_in_search', eb.val(true)), '=', true))
    .orderBy('s.name')
    .orderBy('s.id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/**
 * The types with which pupils of a type usually continue. Types that lead to a profession or a university have no next
 * stage here, nor do schools for special needs, for which there is no usual path.
 * - Germany: the types separate after the Grundschule; from Haupt-, Real- and Gesamtschulen on to Oberstufe or
 *   Berufsschule.
 * - France: école, collège, then lycée général, technologique or professionnel.
 * - Spain: primaria, then a centre with ESO, of which those that also teach Bachillerato count as `high_school`; after
 *   ESO Bachillerato or formación profesional.
 * - Italy: primaria, secondaria di primo grado, then liceo or istituto tecnico or professionale.
 * - United Kingdom: primary, then secondary or, where they exist, grammar (`high_school`) schools; at 16 sixth-form and
 *   further-education colleges, which count as `vocational`.
 * Source: Eurydice, "The structure of the European education systems" (schematic diagrams), and the mapping of each
 * register's types in `imports/`.
 */
const NEXT_STAGES: Record<CountryCode, Partial<Record<Category, readonly Category[]>>> = {
  DE: { primary: ['secondary', 'high_school'], secondary: ['high_school', 'vocational'] },
  FR: { primary: ['secondary'], secondary: ['high_school', 'vocational'] },
  ES: { primary: ['secondary', 'high_school'], secondary: ['high_school', 'vocational'] },
  IT: { primary: ['secondary'], secondary: ['high_school', 'vocational'] },
  GB: { primary: ['secondary', 'high_school'], secondary: ['vocational'] },
}

/** Returns the types that usually follow a school of this type; none when it is the last stage. */
export function nextStages(country: CountryCode, category: Category): readonly Category[] {
  return NEXT_STAGES[country][category] ?? []
}
