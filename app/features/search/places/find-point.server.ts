import type { OwnPoint } from '#app/features/schools/own-point/own-point.ts'
import { db } from '#db/client.ts'
import { textQuery } from '#search-engine/index.ts'
import { streetKey, streetKeyOf } from '#search-engine/language/names/street-key.ts'
import { streetSpans } from '#search-engine/language/reading/find-streets.ts'
import { TokenList } from '#search-engine/language/tokens.ts'
import { directory } from '../live/directory.server.ts'
import { findNamedPlace } from './near-place.server.ts'

/** Number of schools among which the street is looked for. */
const MAX_CANDIDATES = 2000
/** Parts of cities are no larger. */
const DISTRICT_KM = 5

/**
 * Finds the point from which a visitor wants to measure distances. What was typed is stored nowhere.
 *
 * @param text a street with its town, a town, a part of a city or a postal code
 * @returns the centre of the schools in the street, or else of the place that the text names; undefined for neither.
 *   Streets without a school are unknown: registers name no others.
 */
export async function findPoint(text: string): Promise<OwnPoint | undefined> {
  const engine = await directory()
  const place = findNamedPlace(engine, text)
  if (place) return { lat: place.lat, lng: place.lng, name: place.name }
  const { interpretation } = engine.search(textQuery(text, { pageSize: 1 }))
  const within = (interpretation.postalCode ?? interpretation.place)?.chosen
  if (!within) return undefined
  const { lat, lng, name } = within
  // The postal codes of a part of a city are not known to all registers.
  const inside = within.kind === 'district' ? { near: { lat, lng }, radiusKm: DISTRICT_KM } : { within: [within] }
  const { hits } = engine.search(textQuery('', { ...inside, withOthers: true, pageSize: MAX_CANDIDATES }))
  const ids = hits.flatMap(({ id, sites }) => [id, ...sites])
  return (await findStreet(interpretation.where?.without ?? text, ids)) ?? { lat, lng, name }
}

/** Returns the centre of those schools that are in a street named by the text, which is without its town. */
async function findStreet(text: string, ids: string[]): Promise<OwnPoint | undefined> {
  const keys = new Set(streetSpans(new TokenList(text)).map(({ words }) => streetKey(words)))
  if (ids.length === 0 || keys.size === 0) return undefined
  const schools = await db()
    .selectFrom('school_directory')
    .where('id', 'in', ids)
    .where('position_precision', '=', 'exact')
    .select(['street', 'city', 'lat', 'lng'])
    .orderBy('id')
    .execute()
  const within = schools.flatMap(({ street, city, lat, lng }) =>
    lat !== null && lng !== null && keys.has(streetKeyOf(street)) ? [{ street, city, lat, lng }] : [],
  )
  const [first] = within
  if (!first) return undefined
  const inTown = within.filter(({ city }) => city === first.city)
  const mean = (of: (school: (typeof inTown)[number]) => number) =>
    inTown.reduce((sum, school) => sum + of(school), 0) / inTown.length
  const name = [withoutHouse(first.street), first.city].filter(Boolean).join(', ')
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng), name }
}

/** Returns a street without the house number, which comes before or after it. */
function withoutHouse(street: string): string {
  const typed = street.split(/[ ,]/).filter((word) => word !== '')
  const isNumber = (word: string | undefined) => word !== undefined && word >= '0' && word < ':'
  return (isNumber(typed[0]) ? typed.slice(1) : isNumber(typed.at(-1)) ? typed.slice(0, -1) : typed).join(' ')
}
