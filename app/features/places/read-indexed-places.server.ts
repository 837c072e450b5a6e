import { db } from '#db/client.ts'
import { CATEGORIES, type Category, COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { inPieces } from '#lib/in-pieces.ts'
import type { Place } from '#search-engine/language/gazetteer/gazetteer.ts'
import { mergeSpellings } from '#search-engine/language/places/town-index.ts'
import { ofRegion, ofTown } from './found-place.ts'
import { PlaceIndex } from './index/place-index.ts'
import { countryPath, MIN_INDEXED_SCHOOLS } from './place-path.ts'
import { readIndexedSupport } from './support/read-indexed-support.server.ts'

type Row = {
  country: CountryCode
  region: string
  city: string
  category: Category
  /** Including schools for adults and others, as the search counts towns. */
  schools: number
  children: number
  lat: number
  lng: number
}

/**
 * Reads the paths of the places, and of needs in them, that search engines may list, by country. It reads the database
 * and not the search, because sitemaps may be written by a process without one.
 */
export async function readIndexedPlaces(): Promise<Map<CountryCode, string[]>> {
  let rows: Row[] = []
  for (const country of COUNTRIES) rows = rows.concat(await readRows(country))
  const places = await inPieces(placesOf(rows))
  const towns = await inPieces(mergeSpellings(places))
  const index = await PlaceIndex.inPieces(towns)
  const counts = await inPieces(countChildren(rows, index))
  const support = await readIndexedSupport(index)
  const paths = new Map<CountryCode, string[]>()
  for (const country of COUNTRIES) {
    const places = await inPieces(pathsOf(country, index, counts))
    paths.set(country, [...places, ...(support.get(country) ?? [])])
  }
  return paths
}

/** Yields after each small step. */
function* placesOf(rows: readonly Row[]): Generator<void, Place[]> {
  const places: Place[] = []
  for (const { city, ...row } of rows) {
    places.push({ ...row, kind: 'town', name: city })
    yield
  }
  return places
}

async function readRows(country: CountryCode): Promise<Row[]> {
  const rows = await db()
    .selectFrom('school_directory')
    .select(['country', 'region', 'city', 'category'])
    .select(({ fn }) => [
      fn.countAll<number>().as('schools'),
      fn.countAll<number>().filterWhere('audience', '=', 'children').as('children'),
      fn.avg<number | null>('lat').as('lat'),
      fn.avg<number | null>('lng').as('lng'),
    ])
    .where('status', '=', 'active')
    .where('show_in_search', '=', true)
    .where('country', '=', country)
    .where('city', '<>', '')
    .groupBy(['country', 'region', 'city', 'category'])
    .execute()
  return await inPieces(placed(rows))
}

type Counted = { [Key in keyof Row]: Row[Key] | string | number | null }

/** Yields after each small step. */
function* placed(rows: readonly Counted[]): Generator<void, Row[]> {
  const found: Row[] = []
  for (const { lat, lng, schools, children, ...row } of rows) {
    const counts = { schools: Number(schools), children: Number(children) }
    if (lat !== null && lng !== null) found.push({ ...(row as Row), ...counts, lat: Number(lat), lng: Number(lng) })
    yield
  }
  return found
}

/** By path. */
type Counts = Map<string, Record<Category | 'all', number>>

/** Yields after each small step. */
function* countChildren(rows: readonly Row[], index: PlaceIndex): Generator<void, Counts> {
  const counts: Counts = new Map()
  for (const { children, category, ...row } of rows) {
    const places = [index.region(row.country, row.region), index.townOf(row)]
    for (const path of [countryPath(row.country), ...places.flatMap((place) => place?.path ?? [])]) {
      const known = counts.get(path) ?? { all: 0, ...NO_SCHOOLS }
      counts.set(path, known)
      known.all += children
      known[category] += children
    }
    yield
  }
  return counts
}

const NO_SCHOOLS = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Record<Category, number>

/** Yields after each small step. */
function* pathsOf(country: CountryCode, index: PlaceIndex, counts: Counts): Generator<void, string[]> {
  const isListed = (path: string, category: Category | 'all' = 'all') =>
    (counts.get(path)?.[category] ?? 0) >= MIN_INDEXED_SCHOOLS
  const towns: string[] = []
  const types: string[] = []
  for (const town of index.towns()) {
    if (town.country !== country) continue
    const { path } = town
    if (!isListed(path)) continue
    towns.push(path)
    types.push(...CATEGORIES.filter((category) => isListed(path, category)).map((each) => ofTown(town, each).path))
    yield
  }
  const regions = index.regions(country).filter(({ path }) => isListed(path))
  return [
    ...new Set([
      ...(isListed(countryPath(country)) ? [countryPath(country)] : []),
      ...regions.map((region) => ofRegion(region).path),
      ...towns,
      ...types,
    ]),
  ]
}
