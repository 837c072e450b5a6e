import { useMemo, useState } from 'react'
import type { MapDistances } from '../results/list-last-distances.server.ts'
import { distanceCircles, NO_CIRCLES } from './distance-circles.ts'
import { useJson } from './use-json.ts'

/** Whether a map shows last distances, of which year, and how visitors change that. */
export type ShownDistances = ReturnType<typeof useLastDistances>

/**
 * Returns the last distances on a map, which nobody fetches before they are turned on.
 *
 * @param url where they are, see map-addresses.ts; null where there are none
 */
export function useLastDistances(url: string | null) {
  const [isOn, setOn] = useState(false)
  const [chosen, choose] = useState<number>()
  const { data } = useJson<MapDistances>(isOn ? url : null)
  const found = isOn && url !== null ? data : undefined
  const years = found?.years ?? []
  const year = chosen !== undefined && years.includes(chosen) ? chosen : years[0]
  const circles = useMemo(() => (found ? distanceCircles(found.schools, year) : NO_CIRCLES), [found, year])
  return {
    /** Whether there are any. */
    isOffered: url !== null,
    isOn,
    isTooFar: found?.isTooFar === true,
    years,
    year,
    choose,
    circles,
    /** What the circles say, in words. */
    schools: (found?.schools ?? []).flatMap(({ limits, ...school }) => {
      const limit = limits.find((one) => one.year === year)
      return limit ? [{ ...school, text: limit.text }] : []
    }),
    publishers: found?.publishers ?? [],
    toggle: () => setOn((before) => !before),
  }
}
