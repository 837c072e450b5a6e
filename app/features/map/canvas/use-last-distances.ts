import { useMemo, useState } from 'react'
import type { MapBox } from '#app/features/search/search-address.ts'
import { useLocale } from '#app/i18n/use-translation.ts'
import type { MapDistances } from '../results/list-last-distances.server.ts'
import { distanceCircles, NO_CIRCLES } from './distance-circles.ts'
import { commonBox, lastDistancesUrl } from './map-addresses.ts'
import { useJson } from './use-json.ts'

/** Whether a map shows last distances, of which year, and how visitors change that. */
export type ShownDistances = ReturnType<typeof useLastDistances>

/**
 * Returns the last distances in view, which nobody fetches before they are turned on.
 *
 * @param view what the map shows
 * @param known the box around all schools that have any
 */
export function useLastDistances(view: MapBox | null, known: MapBox | null | undefined) {
  const locale = useLocale()
  const [isOn, setOn] = useState(false)
  const [chosen, choose] = useState<number>()
  const common = view && known ? commonBox(view, known) : null
  const { data } = useJson<MapDistances>(isOn && common ? lastDistancesUrl(common, locale) : null)
  const found = isOn && common ? data : undefined
  const years = found?.years ?? []
  const year = chosen !== undefined && years.includes(chosen) ? chosen : years[0]
  const circles = useMemo(() => (found ? distanceCircles(found.schools, year) : NO_CIRCLES), [found, year])
  return {
    /** Whether there are any in view. */
    isOffered: common !== null,
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
