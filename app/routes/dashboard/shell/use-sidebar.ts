import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { sidebarCookie } from './sidebar-state.ts'

/** Below this width the sidebar is a panel that slides in. */
const PHONE = '(width < 768px)'

/**
 * The state of the sidebar: wide or narrow, stored in a cookie; on phones, open or closed. Ctrl+B or Meta+B toggles it,
 * and the panel closes when another page is shown.
 */
export function useSidebar(atFirst: boolean): {
  expanded: boolean
  panel: RefObject<HTMLDialogElement | null>
  toggle: () => void
} {
  const [expanded, setExpanded] = useState(atFirst)
  const panel = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page closes it
  useEffect(() => panel.current?.close(), [key])
  const toggle = useCallback(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads it when it draws the next page
    document.cookie = sidebarCookie(!expanded)
    setExpanded(!expanded)
  }, [expanded])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey) && !event.altKey
      if (!isShortcut || event.shiftKey) return
      event.preventDefault()
      if (matchMedia(PHONE).matches) togglePanel(panel.current)
      else toggle()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [toggle])
  return { expanded, panel, toggle }
}

function togglePanel(panel: HTMLDialogElement | null): void {
  if (panel?.open) panel.close()
  else panel?.showModal()
}
