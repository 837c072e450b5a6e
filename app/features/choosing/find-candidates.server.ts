import { sql } from 'kysely'
import { currentIds } from '#app/features/schools/current-ids.server.ts'
import { directory } from '#app/features/search/live/directory.server.ts'
import { findPoint } from '#app/features/search/places/find-point.server.ts'
import { findNearPlace, findPlaceIn } from '#app/features/search/places/near-place.server.ts'
import { type Given, prepared } from '#db/prepared-db.ts'
import { COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'
import type { Point } from '#search-engine/base/distance.ts'
import type { SearchEngine } from '#search-engine/engine.ts'
import { type SearchQuery, textQuery } from '#search-engine/index.ts'
import { type Place, placeId } from '#search-engine/language/gazetteer/gazetteer.ts'
import type { Answers, PrivateAnswers } from './answers.ts'
import type { From } from './judging/reasons.ts'
import { wantedTypes } from './limits.ts'
import { lineKm } from './way-limit.ts'

/** Most schools that are examined for one answer. */
export const MAX_EXAMINED = 500
/** Parts of cities are no larger. */
const DISTRICT_KM = 5

/** A town, a part of one, or a region to look in, as the directory writes it. */
export type Area = { id: string; name: string; country: CountryCode; region: string; place?: Place }

/** Where a family lives. */
export type Home = Point & { name: string; isExact: boolean }

/** Finds the place of an address or a form; a postal code stands for its town, as no address may hold one. */
export async function findArea(text: string): Promise<Area | undefined> {
  if (text === '') return undefined
  const engine = await directory()
  const { interpretation: read } = engine.search(textQuery(text, { pageSize: 1 }))
  const place = findNearPlace(engine, text) ?? (isWholly(read.name, read.rest) ? placeIn(read) : undefined)
  if (place) return areaOfPlace(place.kind === 'postal_code' ? await townOf(engine, place) : place)
  const [area] = read.area?.areas ?? []
  return area && read.rest.trim() === '' && read.area
    ? { id: read.area.text, name: read.area.text, country: area.country, region: area.name }
    : undefined
}

const isWholly = (name: string, rest: string) => name.trim() === '' || rest.trim() === ''
const placeIn = ({ place, postalCode }: { place?: { chosen: Place }; postalCode?: { chosen: Place } }) =>
  (place ?? postalCode)?.chosen

const areaOfPlace = (place: Place | undefined): Area | undefined =>
  place && { id: placeId(place), name: place.name, country: place.country, region: place.region, place }

/** Returns the town of the school nearest to the middle of a postal code. */
async function townOf(engine: SearchEngine, code: Place): Promise<Place | undefined> {
  const { hits } = engine.search(textQuery('', { near: code, within: [code], sort: 'distance', pageSize: 1 }))
  const [row] = await townRows({ ids: hits.map(({ id }) => id) })
  return row && findPlaceIn(engine, row.city, code.country)
}

const townRows = prepared((db, { ids }: Given<{ ids: string[] }>) =>
  db.selectFrom('school_directory').select('city').where('id', '=', sql<string>`any(${ids}::text[])`),
)

/** Finds where a family lives; what it typed is stored nowhere. */
export async function findHome({ home, point }: PrivateAnswers): Promise<Home | undefined> {
  if (point) return { ...point, name: '' }
  const found = home === '' ? undefined : await findPoint(home)
  return found && { lat: found.lat, lng: found.lng, name: found.name, isExact: false }
}

/** The schools to examine. */
export type Found = {
  ids: string[]
  /** Where distances are measured from. */
  from: From
  at: Point | undefined
  /** Whether there are more schools than are examined. */
  isCut: boolean
}

/**
 * Finds the schools to examine: those of a shortlist, or at most {@link MAX_EXAMINED} of the place, nearest first
 * where a home or a town says from where. Undefined if nothing says where.
 */
export async function findCandidates(
  answers: Answers,
  area: Area | undefined,
  home: Home | undefined,
): Promise<Found | undefined> {
  const at = home ?? area?.place
  const from: From = home ? { kind: 'home' } : area?.place ? { kind: 'place', name: area.name } : undefined
  if (answers.among.length > 0) return await shortlisted(answers.among, from, at)
  if (!area && !home) return undefined
  const engine = await directory()
  const country = area?.country ?? countryAt(engine, home!)
  const types = country && wantedTypes(answers, country, area?.region ?? '')
  const query = queryFor(answers, area, home)
  const { hits, schoolTotal } = engine.search({ ...query, types: [...(types ?? [])] })
  const ids = [...new Set(hits.flatMap((hit) => [hit.id, ...hit.sites]))].slice(0, MAX_EXAMINED)
  return { ids, from, at, isCut: schoolTotal > ids.length }
}

/** The limit in a straight line also bounds the search, the others are judged school by school. */
function queryFor({ way }: Answers, area: Area | undefined, home: Home | undefined): SearchQuery {
  const all = { pageSize: MAX_EXAMINED, withoutSponsored: true } as const
  const km = way && lineKm(way)
  if (!area) return textQuery('', { ...all, near: home, sort: 'distance', ...(km && { radiusKm: km }) })
  const { place } = area
  if (!place) return textQuery(area.name, { ...all, ...(home && { near: home, sort: 'distance' }) })
  const near = home ?? place
  if (place.kind === 'district') return textQuery('', { ...all, near: place, radiusKm: DISTRICT_KM, sort: 'distance' })
  if (!home) return textQuery('', { ...all, near, around: place, sort: 'distance', ...(km && { radiusKm: km }) })
  return textQuery('', { ...all, near, within: [place], sort: 'distance' })
}

async function shortlisted(among: readonly string[], from: From, at: Point | undefined): Promise<Found> {
  const ids = [...new Set((await currentIds(among)).values())]
  return { ids, from, at, isCut: false }
}

/** Returns the country of the school nearest to a home. */
function countryAt(engine: SearchEngine, home: Point): CountryCode | undefined {
  const { facets } = engine.search(textQuery('', { near: home, sort: 'distance', pageSize: 1 }))
  const [first] = Object.entries(facets.countries).toSorted(([, one], [, other]) => other - one)
  return first && first[1] > 0 ? (first[0] as CountryCode) : undefined
}

export const languageOf = (country: CountryCode): string => COUNTRY_LANGUAGE[country]
