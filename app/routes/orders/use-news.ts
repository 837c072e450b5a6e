import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

const ASK_EVERY_MS = 2000
const ASK_AT_MOST = 60

/**
 * Loads the page's data again every two seconds, for two minutes at most, while something is awaited. Once it has come
 * the whole document is loaded: it changes what the header says of the account.
 */
export function useNews(isAwaited: boolean): void {
  const { revalidate } = useRevalidator()
  const wasAwaited = useRef(isAwaited)
  useEffect(() => {
    if (!isAwaited) {
      if (wasAwaited.current) location.reload()
      return
    }
    wasAwaited.current = true
    let asked = 0
    const timer = setInterval(() => {
      if (++asked === ASK_AT_MOST) clearInterval(timer)
      void revalidate()
    }, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isAwaited, revalidate])
}
