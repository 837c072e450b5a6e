import { useState } from 'react'
import { useFetcher } from 'react-router'

/** About 100 m: finding a postal code needs no more. */
const DECIMALS = 3
const TIMEOUT_MS = 10_000
const OLDEST_MS = 60_000

/**
 * Asks the browser for the visitor's position, but only when `ask` is called, and sends the rounded position to the
 * results, which answer with the address of a search around the nearest postal code.
 *
 * @param action path of the results; the default is the current page
 * @returns state `unknown` when the visitor or the device refused, and when no school is near
 */
export function useMyPosition(action?: string) {
  const fetcher = useFetcher<{ unlocated?: boolean }>()
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle')
  const send = ({ coords }: GeolocationPosition) => {
    setState('idle')
    const position = { lat: coords.latitude.toFixed(DECIMALS), lng: coords.longitude.toFixed(DECIMALS) }
    void fetcher.submit(position, { method: 'post', action, preventScrollReset: true })
  }
  const ask = () => {
    // Some browsers do not provide it on pages loaded without encryption.
    if (!('geolocation' in navigator)) return setState('refused')
    setState('asking')
    navigator.geolocation.getCurrentPosition(send, () => setState('refused'), {
      timeout: TIMEOUT_MS,
      maximumAge: OLDEST_MS,
    })
  }
  const isAsking = state === 'asking' || fetcher.state !== 'idle'
  const isUnknown = state === 'refused' || (state === 'idle' && fetcher.data?.unlocated === true)
  return { state: isAsking ? 'asking' : isUnknown ? 'unknown' : 'idle', ask } as const
}
