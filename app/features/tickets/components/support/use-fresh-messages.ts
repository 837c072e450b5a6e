import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const EVERY_MS = 10_000

/** Looks for new messages while the page is open and seen. Not while something is under way, which would be thrown away. */
export function useFreshMessages(active: boolean): void {
  const { state, revalidate } = useRevalidator()
  useEffect(() => {
    if (!active || state !== 'idle') return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [active, state, revalidate])
}
