import { findSchoolDay } from '#app/features/admission-dates/shown/find-school-day.server.ts'
import { admissionYears, plainLastDistancesOf } from '#app/features/facts/admission/admission-years.ts'
import { type FactValues, findFactValues } from '#app/features/facts/find-fact-values.server.ts'
import { measureWays } from '#app/features/routing/measure-ways.server.ts'
import { directory } from '#app/features/search/live/directory.server.ts'
import { findNearPlace } from '#app/features/search/places/near-place.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CompareView } from '../compare-address.ts'
import type { MeasuredFrom } from './compare-rows.ts'
import { type ComparedSchool, compareSchools } from './compare-schools.server.ts'
import { listCriteria } from './criteria.server.ts'
import { distancesKm } from './distances.ts'
import { chooseFacts, presentComparedFacts } from './present-compared-facts.server.ts'

/** A comparison in the order of its address, before `arrange` sorts it by the visitor's weights. */
export type Comparison = Awaited<ReturnType<typeof loadComparison>>

/**
 * Loads the comparison named by an address. Facts of all schools are found in one query, and so are the statistics of
 * what can be weighed. All lists are in the order of the schools.
 */
export async function loadComparison(ids: string[], { near }: Pick<CompareView, 'near'>, locale: Locale) {
  const { schools: found, missing } = await compareSchools(ids, locale)
  const [values, from] = await Promise.all([
    findFactValues(found.map(({ id }) => id)),
    near === '' || found.length === 0 ? undefined : measureDistances(near, found),
  ])
  const schools = found.map(
    (school): ComparedSchool => ({ ...school, lastDistances: lastDistancesOfSchool(school, values) }),
  )
  const facts = chooseFacts(values, schools)
  return {
    schools,
    missing,
    from,
    isPlaceUnknown: near !== '' && schools.length > 0 && !from,
    facts: await presentComparedFacts(facts, schools, locale),
    criteria: schools.length > 1 ? await listCriteria({ schools, facts }, locale) : [],
  }
}

function lastDistancesOfSchool(school: ComparedSchool, values: FactValues) {
  const years = admissionYears(values.get(school.id) ?? new Map())
  return years ? plainLastDistancesOf(years, school) : null
}

/**
 * Measures how far schools are from a place named by a visitor, as the crow flies and along streets. The place is
 * stored nowhere.
 *
 * @param place town or postal code as typed, or its id in a search
 * @returns the place's name and the distance of each school in kilometres, null without a position; undefined when
 *   there is no such place
 */
async function measureDistances(place: string, schools: readonly ComparedSchool[]): Promise<MeasuredFrom | undefined> {
  const found = findNearPlace(await directory(), place)
  if (!found) return undefined
  const ids = schools.map(({ id }) => id)
  const ways = (await measureWays(found, ids, findSchoolDay))?.ways
  const at = { lat: found.lat, lng: found.lng }
  return { name: found.name, at, km: distancesKm(found, schools), ways: ways && ids.map((id) => ways.get(id)) }
}
