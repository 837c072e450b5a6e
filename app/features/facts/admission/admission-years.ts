import type { LastDistances } from '#app/features/schools/own-point/last-distances.ts'
import type { DistanceUnit } from '#app/i18n/format-exact-distance.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { FactValue } from '../find-fact-values.server.ts'
import { CHOICE_SEPARATOR } from '../vocabulary/fact-definition.ts'
import type { FactId } from '../vocabulary/facts.ts'
import { type Demand, demandOf } from './demand.ts'

/** The official facts of a school, oldest first. */
type Facts = ReadonlyMap<FactId, readonly FactValue[]>

/** How the places of a school were given in one year, as far as a table says. */
export type AdmissionYear = Demand & {
  /** In which the children enter the school. */
  year: number
  places: number | null
  applications: number | null
  firstPreferences: number | null
  offers: number | null
  /** How far away the last child lived who was given a place on distance. */
  lastKm: number | null
  method: string | null
}

/** How the places of a school were given: newest year first. */
export type AdmissionYears = {
  years: AdmissionYear[]
  /** What decides, as the newest table says it. */
  criteria: string[]
  /** Ids of the sources. */
  sources: string[]
}

const MAX_YEARS = 4
const NUMBERS = {
  places: 'admission_places',
  applications: 'admission_applications',
  firstPreferences: 'admission_first_preferences',
  offers: 'admission_offers',
  lastKm: 'admission_last_distance',
} as const satisfies Partial<Record<keyof AdmissionYear, FactId>>

/**
 * Returns how the places of a school were given in its newest years; null if nothing is known but the number of places,
 * of which the registers of some countries tell.
 */
export function admissionYears(facts: Facts): AdmissionYears | null {
  const all = [...new Set(Object.values(NUMBERS).flatMap((id) => (facts.get(id) ?? []).map(yearOf)))]
  const years = all
    .toSorted((one, other) => other - one)
    .map((year) => yearFrom(facts, year))
    .filter(isTelling)
    .slice(0, MAX_YEARS)
  if (years.length === 0) return null
  const [criteria] = (facts.get('admission_criteria') ?? []).filter(({ choice }) => choice).slice(-1)
  const shown = new Set(years.map(({ year }) => year))
  const told = Object.values(NUMBERS).flatMap((id) =>
    (facts.get(id) ?? []).filter((value) => value.number !== null && shown.has(yearOf(value))),
  )
  return {
    years,
    criteria: criteria?.choice?.split(CHOICE_SEPARATOR) ?? [],
    sources: [...new Set([...told, ...(criteria ? [criteria] : [])].map(({ source }) => source))],
  }
}

const yearOf = ({ start }: FactValue) => Number(start.slice(0, 4))
const isTelling = ({ applications, firstPreferences, offers, lastKm }: AdmissionYear) =>
  [applications, firstPreferences, offers, lastKm].some((figure) => figure !== null)

function yearFrom(facts: Facts, year: number): AdmissionYear {
  const valueIn = (id: FactId) => facts.get(id)?.findLast((value) => yearOf(value) === year)
  const figure = (name: keyof typeof NUMBERS) => valueIn(NUMBERS[name])?.number ?? null
  const [places, applications, offers] = [figure('places'), figure('applications'), figure('offers')]
  const firstPreferences = figure('firstPreferences')
  return {
    ...{ year, places, applications, firstPreferences, offers },
    lastKm: figure('lastKm'),
    method: valueIn('admission_distance_method')?.choice ?? null,
    ...demandOf({ places, applications, offers, firstPreferences }),
  }
}

/** The unit in which the publishers of a country state how far away the last child lived. */
export const unitOf = (country: CountryCode): DistanceUnit => (country === 'GB' ? 'mile' : 'kilometer')

/** What decides whether distances of homes from a school can be told. */
export type MeasuredSchool = { country: CountryCode; lat: number | null; lng: number | null; approximate: boolean }

/**
 * Like {@link lastDistancesOf}, where there is no room to say that a catchment area decides first; null where one does.
 */
export const plainLastDistancesOf = (admission: AdmissionYears, school: MeasuredSchool): LastDistances | null =>
  admission.criteria.includes('catchment') ? null : lastDistancesOf(admission, school)

/**
 * Returns what a visitor's own point can be compared with: only distances that decide and are measured in a straight
 * line, to a building whose position is known.
 */
export function lastDistancesOf({ years, criteria }: AdmissionYears, school: MeasuredSchool): LastDistances | null {
  const { country, lat, lng, approximate } = school
  const limits = years.flatMap(({ year, lastKm, method }) =>
    lastKm !== null && method === 'straight_line' ? [{ year, km: lastKm }] : [],
  )
  const decides = criteria.length === 0 || criteria.includes('distance')
  if (lat === null || lng === null || approximate || !decides || limits.length === 0) return null
  return { at: { lat, lng }, limits, unit: unitOf(country) }
}
