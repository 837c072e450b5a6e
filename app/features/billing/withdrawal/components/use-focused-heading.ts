import { useEffect, useRef } from 'react'

/** For the heading of what takes the place of a form: whoever cannot see the change is led there. */
export function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
