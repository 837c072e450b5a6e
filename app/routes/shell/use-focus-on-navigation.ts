import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a change of page within the document, moves the focus to the new heading, much as a browser starts a new
 * document at its top. Changes to the query alone (filters, paging) and jumps to an anchor keep the focus.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (hash) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, hash])
}
