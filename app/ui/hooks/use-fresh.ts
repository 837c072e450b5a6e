import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { hydrate } from './hydrate-on-interaction.tsx'

/**
 * Reloads the page's data at an interval while the page is visible, but not during a navigation or submission, which a
 * reload would cancel.
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
