import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { hydrate } from '#app/ui/hooks/hydrate-on-interaction.tsx'

const ASK_EVERY_MS = 2000
const MAX_ASK = 60

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
    hydrate()
    let asked = 0
    const timer = setInterval(() => {
      if (++asked === MAX_ASK) clearInterval(timer)
      void revalidate()
    }, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isAwaited, changesAccount, revalidate])
}
