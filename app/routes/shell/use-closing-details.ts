import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Closes a native disclosure on navigation, when a link inside it is chosen, on Escape and on a click elsewhere. */
export function useClosingDetails(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    // Keeps a menu open if it was opened before hydration.
    if (shown.current === key) return
    shown.current = key
    if (ref.current) ref.current.open = false
  }, [key])
  useEffect(() => {
    const close = () => {
      if (ref.current) ref.current.open = false
    }
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element
      if (!ref.current?.contains(target) || target.closest('a')) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return
      close()
      ref.current.querySelector('summary')?.focus()
    }
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return ref
}
