import '#app/i18n/all.server.ts'
import { findPlace } from '#app/features/places/found-place.ts'
import { readPlaceIndex } from '#app/features/places/index/read-place-index.server.ts'
import { queryOf } from '#app/features/places/place-query.ts'
import { shownAverage } from '#app/features/schools/average-rule.ts'
import { COUNTRY_SLUGS } from '#app/features/schools/country-slugs.ts'
import { stagedOf } from '#app/features/schools/present-basics.ts'
import { typeParts } from '#app/features/schools/stages/type-parts.server.ts'
import { directory } from '#app/features/search/live/directory.server.ts'
import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'

/** Finds a school that may be listed, for a frame; undefined for any other. */
export async function findFrameSchool(id: string, locale: Locale) {
  const row = await db()
    .selectFrom('school_directory')
    .select(['id', 'name', 'category', 'local_type', 'street', 'postal_code', 'city', 'source'])
    .select(['country', 'region', 'age_from', 'age_to'])
    .select(['lat', 'lng', 'position_precision', 'rating_count', 'rating_average'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('show_in_search', '=', true)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    name: row.name,
    category: row.category as Category,
    typeParts: typeParts(stagedOf(row), locale),
    address: [row.street, [row.postal_code, row.city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    source: row.source,
    position: row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : null,
    approximate: row.position_precision !== 'exact',
    ratingCount: row.rating_count,
    ratingAverage: shownAverage(row.rating_count, row.rating_average),
  }
}
export type FrameSchool = NonNullable<Awaited<ReturnType<typeof findFrameSchool>>>

/** A town for a frame, with the numbers of its schools by type. */
export type FrameTown = {
  path: string
  parts: { country: string; region: string; town: string }
  name: string
  around: string
  total: number
  types: [Category, number][]
  /** Centre of its schools. */
  centre: { lat: number; lng: number }
}

/** Finds a town by the parts of its address; undefined if they name no town, or one without schools. */
export async function findFrameTown(
  parts: { country: string; region: string; town: string },
  locale: Locale,
): Promise<FrameTown | undefined> {
  const engine = await directory()
  const place = findPlace(readPlaceIndex(engine), parts)
  if (place?.kind !== 'town') return undefined
  const { total, facets } = engine.search(queryOf(place, locale))
  if (total === 0) return undefined
  const { town } = place
  return {
    path: town.path,
    parts: partsOfPath(town.path) ?? parts,
    name: town.name,
    around: [town.region.name, countryName(locale, town.country)].filter(Boolean).join(', '),
    total,
    centre: { lat: town.lat, lng: town.lng },
    types: (Object.entries(facets.types) as [Category, number][]).filter(([, count]) => count > 0),
  }
}

/** Parses the path of a town's page; undefined for any other text. */
export function partsOfPath(path: string): { country: string; region: string; town: string } | undefined {
  const [, country, region, town] = /^\/places\/([\w-]+)\/([^/]{1,100})\/([^/]{1,100})$/.exec(path) ?? []
  return country && region && town ? { country, region, town } : undefined
}

/** Returns the address of the page of a suggested town; null where it has none. */
export async function townPathOf(place: {
  name: string
  region: string
  country: CountryCode
}): Promise<string | null> {
  const found = findPlace(readPlaceIndex(await directory()), {
    country: COUNTRY_SLUGS[place.country],
    region: place.region,
    town: place.name,
  })
  return found?.kind === 'town' ? found.path : null
}
