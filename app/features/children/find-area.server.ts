import { sql } from 'kysely'
import { nationOf } from '#app/features/facts/comparison-area.ts'
import { readPlaceIndex } from '#app/features/places/index/read-place-index.server.ts'
import { directory } from '#app/features/search/live/directory.server.ts'
import { findPlaceIn } from '#app/features/search/places/near-place.server.ts'
import { db } from '#db/client.ts'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import type { SearchEngine } from '#search-engine/engine.ts'
import type { Whereabouts } from './child.schema.ts'

/** An area of a country, and the place that was typed as the directory writes it; empty for one of the list. */
export type FoundArea = { country: CountryCode; area: string; place: string }
/** The areas of each country, by name. */
export type AreaList = { country: CountryCode; areas: string[] }[]

/** British regions with the nation that they are in, for each directory that the search has loaded. */
const british = new WeakMap<SearchEngine['gazetteer'], Promise<Map<string, string>>>()

/** Lists the areas that have schools, for a choice without a place. */
export async function listAreas(): Promise<AreaList> {
  const engine = await directory()
  const index = readPlaceIndex(engine)
  const nations = await nationsOf(engine)
  return COUNTRIES.map((country) => ({
    country,
    areas: index.regions(country).flatMap(({ name }) => areaOf(country, name, nations) ?? []),
  })).filter(({ areas }) => areas.length > 0)
}

/**
 * Finds the area of a typed town or postal code, or else of a region from the list. What was typed is stored nowhere.
 *
 * @returns undefined if there is none in the country
 */
export async function findArea({ country, place, region }: Whereabouts): Promise<FoundArea | undefined> {
  if (place === '') return await findListed(region)
  const engine = await directory()
  const found = findPlaceIn(engine, place, country)
  if (!found) return undefined
  const area = areaOf(country, found.region, await nationsOf(engine))
  return area === undefined ? undefined : { country, area, place: found.name }
}

/** The country of the list decides, whatever country was chosen beside it. */
async function findListed(region: string): Promise<FoundArea | undefined> {
  const [code = '', area = ''] = [region.slice(0, 2), region.slice(3)]
  const list = (await listAreas()).find(({ country }) => country === code)
  return list?.areas.includes(area) ? { country: list.country, area, place: '' } : undefined
}

function areaOf(country: CountryCode, region: string, nations: ReadonlyMap<string, string>): string | undefined {
  if (region === '') return undefined
  return country === 'GB' ? `${nations.get(region) ?? 'ENG'}/${region}` : region
}

function nationsOf({ gazetteer }: SearchEngine): Promise<Map<string, string>> {
  const found = british.get(gazetteer) ?? readNations()
  british.set(gazetteer, found)
  found.catch(() => british.delete(gazetteer))
  return found
}

async function readNations(): Promise<Map<string, string>> {
  const rows = await db()
    .selectFrom('school_directory')
    .select(['region', sql<string>`min(id)`.as('id')])
    .where('country', '=', 'GB')
    .where('status', '=', 'active')
    .where('region', '<>', '')
    .groupBy(['region', sql`substring(id from '^gb-[A-Z]{3}-')`])
    .orderBy('region')
    .execute()
  return new Map(rows.map(({ region, id }) => [region, nationOf(id) ?? 'ENG']))
}
