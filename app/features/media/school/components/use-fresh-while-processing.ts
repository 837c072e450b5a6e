import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { SchoolMedia } from '../gallery/list-media.server.ts'

const EVERY_MS = 2000

/** Asks again what there is as long as something is being processed and the page is seen. */
export function useFreshWhileProcessing(items: SchoolMedia[]): void {
  const { revalidate } = useRevalidator()
  const waiting = items.some(({ state }) => state === 'processing')
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [waiting, revalidate])
}
