import { distanceKm, type Point } from '#search-engine/base/distance.ts'

/** An open day of the own round, as far as clashes need it. */
export type RoundStop = {
  id: string
  /** ISO 8601 with an offset. */
  startsAt: string
  endsAt: string
  lat: number | null
  lng: number | null
  /** Whether only the middle of its town or postal code is known. */
  approximate: boolean
}

/** Minutes from one stop to the next along streets, as the routing engine says. */
export type Leg = { from: string; to: string; foot?: number; bicycle?: number }

/** What stands in the way between two open days of the round. */
export type Clash = { id: string; with: string } & (
  | { kind: 'overlap' }
  /** The engine says that even a bicycle takes longer than the time between. */
  | { kind: 'way'; gap: number; foot: number | null; bicycle: number }
  /** Without an engine: as the crow flies, at {@link CROW_KMH}. */
  | { kind: 'crow'; gap: number; km: number; minutes: number }
)

/** Assumed on the straight line between two schools, where no engine knows the streets; the page names it. */
export const CROW_KMH = 20
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** An open day that lasts longer, such as an open week, leaves room for others. */
const MAX_COMPARED_HOURS = 12
/** With more time between them than this, any two schools of a round can be reached. */
export const MAX_GAP_MINUTES = 180

const startOf = ({ startsAt }: RoundStop) => Date.parse(startsAt)
const endOf = ({ endsAt }: RoundStop) => Date.parse(endsAt)

/** Returns the stops in the order of time that can clash: an open day of several days clashes with none. */
export const comparedStops = <T extends RoundStop>(stops: readonly T[]): T[] =>
  stops
    .filter((stop) => endOf(stop) - startOf(stop) <= MAX_COMPARED_HOURS * HOUR_MS)
    .sort((one, other) => startOf(one) - startOf(other) || endOf(one) - endOf(other) || (one.id < other.id ? -1 : 1))

/** Returns the stops that follow each other without overlapping, with the minutes between, up to three hours. */
export function followingStops<T extends RoundStop>(stops: readonly T[]): { from: T; to: T; gap: number }[] {
  const ordered = comparedStops(stops)
  return ordered.flatMap((to, at) => {
    const over = ordered.slice(0, at).filter((before) => endOf(before) <= startOf(to))
    const from = over.toSorted((one, other) => endOf(one) - endOf(other)).at(-1)
    const gap = from ? Math.floor((startOf(to) - endOf(from)) / MINUTE_MS) : Number.POSITIVE_INFINITY
    return from && gap <= MAX_GAP_MINUTES ? [{ from, to, gap }] : []
  })
}

/**
 * Finds what stands in the way of a round: open days that overlap, and those that cannot be reached in time after the
 * one before. The minutes of the engine decide where it knows them, else the straight line.
 */
export function findClashes(stops: readonly RoundStop[], legs: readonly Leg[] = []): Clash[] {
  const ordered = comparedStops(stops)
  const overlaps = ordered.flatMap((stop, at) =>
    ordered
      .slice(0, at)
      .filter((before) => startOf(stop) < endOf(before))
      .map((before): Clash => ({ kind: 'overlap', id: stop.id, with: before.id })),
  )
  const late = followingStops(stops).flatMap(({ from, to, gap }): Clash[] => {
    const leg = legs.find((one) => one.from === from.id && one.to === to.id)
    const clash = { id: to.id, with: from.id, gap }
    if (leg?.bicycle !== undefined)
      return Math.min(leg.bicycle, leg.foot ?? leg.bicycle) > gap
        ? [{ ...clash, kind: 'way', foot: leg.foot ?? null, bicycle: leg.bicycle }]
        : []
    const km = straightKm(from, to)
    if (km === undefined) return []
    const minutes = Math.ceil((km / CROW_KMH) * 60)
    return minutes > gap ? [{ ...clash, kind: 'crow', km, minutes }] : []
  })
  return [...overlaps, ...late]
}

/** Returns undefined where one of the buildings is not known: its town says nothing about minutes. */
function straightKm(from: RoundStop, to: RoundStop): number | undefined {
  const [one, other] = [pointOf(from), pointOf(to)]
  return one && other ? distanceKm(one, other) : undefined
}

const pointOf = ({ lat, lng, approximate }: RoundStop): Point | undefined =>
  lat === null || lng === null || approximate ? undefined : { lat, lng }
