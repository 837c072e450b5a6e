import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { SLOW_MS } from '#app/ui/timing.ts'

/** Whether the router has been busy for a noticeable time, and the path of the page that it is loading. */
export function useSlowNavigation(): { slow: boolean; to: string | undefined } {
  const { state, location, formMethod } = useNavigation()
  const { pathname } = useLocation()
  const busy = state !== 'idle'
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [busy])
  // Without a network the page stays as it is until the network is back.
  const isOther = state === 'loading' && !formMethod && location.pathname !== pathname && navigator.onLine
  return { slow: slow && busy, to: slow && isOther ? location.pathname : undefined }
}
