import { useEffect, useState } from 'react'
import type { Ways } from '#app/features/routing/ways.ts'
import { fetchWays } from './fetch-ways.ts'
import type { OwnPoint } from './own-point.ts'

type Known = { key: string; ways: Record<string, Ways> }

/** Returns the ways from the visitor's own point to schools, once they are known; undefined without such a wish. */
export function useOwnWays(point: OwnPoint | null, ids: readonly string[]): Record<string, Ways> | undefined {
  const [known, setKnown] = useState<Known>()
  const key = point?.hasWays && ids.length > 0 ? JSON.stringify([point.lat, point.lng, ids]) : ''
  useEffect(() => {
    if (key === '') return
    let isWanted = true
    const [lat, lng, asked] = JSON.parse(key) as [number, number, string[]]
    fetchWays({ lat, lng }, asked).then(
      (ways) => isWanted && ways && setKnown({ key, ways }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [key])
  return known?.key === key ? known.ways : undefined
}
