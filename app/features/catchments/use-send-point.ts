import { useSubmit } from 'react-router'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/use-translation.ts'

/** A point in WGS84 degrees; `isApproximate` where it is only the centre of a place. */
export type SentPoint = { lat: number; lng: number; isApproximate: boolean }

/** About a metre. */
const DECIMALS = 5

/**
 * Returns a function that requests the catchment areas at a point, by POST, so that no address reveals where somebody
 * lives.
 */
export function useSendPoint(): (point: SentPoint) => void {
  const submit = useSubmit()
  const action = localePath(useLocale(), '/catchment')
  return ({ lat, lng, isApproximate }) => {
    const point = { lat: lat.toFixed(DECIMALS), lng: lng.toFixed(DECIMALS) }
    const fields = { intent: 'catchment-point', ...point, ...(isApproximate && { approximate: 'on' }) }
    void submit(fields, { method: 'post', action })
  }
}
