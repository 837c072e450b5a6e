import { useEffect, useRef } from 'react'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/use-translation.ts'
import { resultsPath, type SearchAddress } from '../../search/search-address.ts'
import type { MapView } from '../canvas/school-map.ts'

/** Browsers refuse changes to the address in too quick succession. */
const REST_MS = 400

/**
 * Returns a function that writes the view of the map into the address of the page, so that a copy of it shows the same
 * part. The page stays as it is: the router only learns about the address when it is loaded again.
 */
export function useViewInAddress(address: SearchAddress): (view: MapView) => void {
  const locale = useLocale()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was moved before another search is not written after it
  useEffect(() => () => clearTimeout(timer.current), [address])
  return ({ lat, lng, zoom }) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const path = resultsPath(address, { page: address.page, at: { lat, lng, zoom } })
      history.replaceState(history.state, '', localePath(locale, path))
    }, REST_MS)
  }
}
