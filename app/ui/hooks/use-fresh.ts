import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { hydrate } from './hydrate-on-interaction.tsx'

/**
 * Asks the server for the page's data again and again while the page is seen. Not while something is under way, which
 * would be thrown away.
 *
 * @param active whether there is something to wait for
 */
export function useFresh(active: boolean, everyMs: number): void {
  const { state, revalidate } = useRevalidator()
  useEffect(() => {
    if (!active || state !== 'idle') return
    hydrate()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [active, everyMs, state, revalidate])
}
