import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { comeAlive } from '#app/ui/late.tsx'

const ASK_EVERY_MS = 2000
const ASK_AT_MOST = 60

/**
 * Loads the page's data again every two seconds, for two minutes at most, while something is awaited.
 *
 * @param changesAccount what is awaited changes the header too: once it has come the whole document is loaded
 */
export function useNews(isAwaited: boolean, changesAccount: boolean): void {
  const { revalidate } = useRevalidator()
  const mayReload = useRef(false)
  useEffect(() => {
    if (!isAwaited) {
      if (mayReload.current) location.reload()
      return
    }
    mayReload.current = changesAccount
    comeAlive()
    let asked = 0
    const timer = setInterval(() => {
      if (++asked === ASK_AT_MOST) clearInterval(timer)
      void revalidate()
    }, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isAwaited, changesAccount, revalidate])
}
