import { MAX_MEASURED, roundPoint, type Ways } from '#app/features/routing/ways.ts'
import type { Point } from '#search-engine/base/distance.ts'

/**
 * Asks our server how long the ways to schools take, with the point rounded to about 100 m, which it does not store.
 *
 * @returns the ways by id; undefined if they cannot be measured at present
 */
export async function fetchWays(from: Point, ids: readonly string[]): Promise<Record<string, Ways> | undefined> {
  const { lat, lng } = roundPoint(from)
  const asked = ids.slice(0, MAX_MEASURED).map((id) => ['id', id])
  const body = new URLSearchParams([['lat', String(lat)], ['lng', String(lng)], ...asked])
  const answer = await fetch('/api/ways', { method: 'POST', body })
  return answer.ok ? (((await answer.json()) as Record<string, Ways> | null) ?? undefined) : undefined
}
