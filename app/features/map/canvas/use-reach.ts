import { useEffect, useState } from 'react'
import type { Reach } from '#app/features/routing/find-reach.server.ts'
import { roundPoint, type StreetMode } from '#app/features/routing/ways.ts'
import type { Point } from '#search-engine/index.ts'

const NONE: Reach = { type: 'FeatureCollection', features: [] }
const TIMEOUT_MS = 10_000

/** An answer for a point and a way to get there; null if there is none at present. */
type Answer = { key: string; reach: Reach | null }

/**
 * Returns how far one gets from a point in 10, 20 and 30 minutes, once the visitor asks for it, and how that changes.
 *
 * @param from undefined while there is no point
 */
export function useReach(from: Point | undefined) {
  const [mode, setMode] = useState<StreetMode | null>(null)
  const [answer, setAnswer] = useState<Answer>()
  const key = from && mode ? JSON.stringify({ ...roundPoint(from), mode }) : ''
  useEffect(() => {
    if (key === '') return
    const request = new AbortController()
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)])
    fetchReach(JSON.parse(key), signal).then(
      (reach) => setAnswer({ key, reach }),
      () => !request.signal.aborted && setAnswer({ key, reach: null }),
    )
    return () => request.abort()
  }, [key])
  const reach = answer?.key === key ? answer.reach : undefined
  return {
    mode: key === '' ? null : mode,
    areas: reach ?? NONE,
    /** What to say below the map; undefined while it is not known. */
    state: reach === undefined ? undefined : reach === null ? 'away' : reach.features.length > 0 ? 'shown' : 'none',
    toggle: (chosen: StreetMode) => setMode((before) => (before === chosen ? null : chosen)),
  } as const
}

/** Sends a rounded point by POST, so that no address says where somebody lives. */
async function fetchReach(asked: { lat: number; lng: number; mode: StreetMode }, signal: AbortSignal) {
  const body = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  const response = await fetch('/api/reach', { method: 'POST', body, signal })
  if (!response.ok) throw new Error(`/api/reach answered ${response.status}.`)
  return (await response.json()) as Reach | null
}
