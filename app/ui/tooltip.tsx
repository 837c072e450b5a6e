import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { TOOLTIP_OPEN_MS, TOOLTIP_SKIP_MS } from './timing.ts'

let closedAt = Number.NEGATIVE_INFINITY

/** `beside`: to the right of an icon in a narrow, scrolling bar, whose edge must not cut off the text. */
type Props = { text: string; side?: 'below' | 'beside'; children: ReactNode }
// Without top and left, a fixed element stays at its position in the flow.
const PLACES = { below: 'absolute top-full right-0 mt-2', beside: 'fixed ml-13' }

/**
 * Describes a control further on hover and focus, after a delay that is shorter when another tooltip was just open.
 * Escape closes it and the pointer may move onto it (WCAG 1.4.13). It only adds to the control's own label.
 */
export function Tooltip({ text, side = 'below', children }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = () => {
    clearTimeout(timer.current)
    const recent = performance.now() - closedAt < TOOLTIP_SKIP_MS
    timer.current = setTimeout(() => setOpen(true), recent ? 0 : TOOLTIP_OPEN_MS)
  }
  const hide = () => {
    clearTimeout(timer.current)
    if (open) closedAt = performance.now()
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is what people reach; this only listens along
    <span
      className={side === 'below' ? 'relative inline-flex' : 'flex items-center *:flex-1'}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      aria-describedby={open ? id : undefined}
    >
      {children}
      {open && (
        <span
          role="tooltip"
          id={id}
          className={classes(
            PLACES[side],
            'z-30 w-max max-w-64 rounded-md bg-ink px-2.5 py-1.5 text-paper text-sm shadow-lift',
          )}
        >
          {text}
        </span>
      )}
    </span>
  )
}
