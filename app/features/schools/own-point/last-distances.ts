import { formatList } from '#app/i18n/format.ts'
import { type DistanceUnit, formatExactDistance } from '#app/i18n/format-exact-distance.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { distanceKm, type Point } from '#search-engine/base/distance.ts'
import type { OwnPoint } from './own-point.ts'

/** How far away, in a straight line, the last child lived in a year who was given a place on distance. */
export type LastDistance = { year: number; km: number }

/** The last distances of a school, whose building is at this point. */
export type LastDistances = { at: Point; limits: readonly LastDistance[]; unit: DistanceUnit }

/** Positions are no more exact: nearer to the limit than this it is not known who was inside. */
const EDGE_SHARE = 0.05
const EDGE_KM = 0.1

/** In which years a home was inside the last distance, and in which it is too near to it to be said. */
export function yearsWithin(km: number, limits: readonly LastDistance[]): { inside: number[]; edge: number[] } {
  const isAtEdge = (limit: LastDistance) => Math.abs(km - limit.km) <= Math.max(limit.km * EDGE_SHARE, EDGE_KM)
  const yearsOf = (found: readonly LastDistance[]) => found.map(({ year }) => year)
  return {
    inside: yearsOf(limits.filter((limit) => km < limit.km && !isAtEdge(limit))),
    edge: yearsOf(limits.filter(isAtEdge)),
  }
}

/**
 * Says in which years a visitor's own point was inside the last distance of a school: never a chance, which nobody
 * knows, and nothing from a point that is only the centre of an area.
 */
export function sayFromHere(point: OwnPoint, { at, limits, unit }: LastDistances, locale: Locale): string {
  const t = translator(locale)
  const { name } = point
  if (!point.isExact) return name ? t('ownPoint.coarsePlace', { name }) : t('ownPoint.coarseHere')
  const km = distanceKm(point, at)
  const { inside, edge } = yearsWithin(km, limits)
  const list = (years: readonly number[]) => formatList(locale, years.map(String))
  const said = t('ownPoint.within', {
    distance: formatExactDistance(locale, km, unit),
    inside: inside.length,
    count: limits.length,
    years: list(limits.map(({ year }) => year)),
  })
  return edge.length === 0 ? said : `${said} ${t('ownPoint.edge', { years: list(edge) })}`
}

/** Says the same in a list, after the distance; nothing of a point that is only the centre of an area. */
export function sayWithin(point: OwnPoint, { at, limits }: LastDistances, locale: Locale): string {
  if (!point.isExact) return ''
  const t = translator(locale)
  const { inside, edge } = yearsWithin(distanceKm(point, at), limits)
  const list = (years: readonly number[]) => formatList(locale, years.map(String))
  const count = limits.length
  const years = list(limits.map(({ year }) => year))
  const atEdge = edge.length === 0 ? [] : [t('ownPoint.list.edge', { years: list(edge) })]
  return [t('ownPoint.list.within', { inside: inside.length, count, years }), ...atEdge]
    .map((part) => ` · ${part}`)
    .join('')
}
