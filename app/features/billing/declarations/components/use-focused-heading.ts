import { useEffect, useRef } from 'react'

/** Moves the focus to the heading of what replaces a form, so that people who cannot see the change are led there. */
export function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
