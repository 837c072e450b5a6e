import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { hydrate } from '#app/ui/hooks/hydrate-on-interaction.tsx'

const POLL_EVERY_MS = 2000
const MAX_POLLS = 60

/**
 * Reloads the page's data every two seconds, for at most two minutes, while a change is awaited.
 *
 * @param changesAccount the awaited change affects the header too, so the whole document is reloaded once it arrives
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
      if (++asked === MAX_POLLS) clearInterval(timer)
      void revalidate()
    }, POLL_EVERY_MS)
    return () => clearInterval(timer)
  }, [isAwaited, changesAccount, revalidate])
}
