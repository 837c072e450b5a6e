import { WAY_CHOICES, type WayChoice } from '#app/features/routing/ways.ts'

/** Kilometres in a straight line, and whole miles, to which the way may be limited. */
const LINE_KM = [1, 2, 5, 10, 25, 1.61, 3.22, 4.83, 8.05, 16.09] as const
const LINE_CHOICES = LINE_KM.map((km) => `line.${km}` as const)

/** How far a school may be: `foot.20` for at most 20 minutes on foot, `line.5` for 5 km in a straight line. */
export type FindableWay = WayChoice | (typeof LINE_CHOICES)[number]

export const FINDABLE_WAYS: readonly FindableWay[] = [...LINE_CHOICES, ...WAY_CHOICES]

/** Returns the kilometres of a limit in a straight line; undefined for minutes. */
export const lineKm = (way: FindableWay): number | undefined =>
  way.startsWith('line.') ? Number(way.slice('line.'.length)) : undefined

export const isMinutes = (way: FindableWay): way is WayChoice => lineKm(way) === undefined

/** Returns the limits that a page offers. @param inMiles whether the reader measures in miles there */
export const offeredWays = ({ inMiles, hasWays }: { inMiles: boolean; hasWays: boolean }): FindableWay[] =>
  FINDABLE_WAYS.filter((way) => {
    const km = lineKm(way)
    return km === undefined ? hasWays : Number.isInteger(km) !== inMiles
  })
