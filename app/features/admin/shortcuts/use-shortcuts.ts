import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { entryAfter, mayWait, type Shortcut, shortcutOf } from './shortcut.ts'

/** Marks what the keys act on: links, buttons, choices, and a group of checkboxes. */
const mark = <Name extends string>(name: Name) => ({ 'data-shortcut': name })
/** A link that the keys move among. */
export const ENTRY = mark('entry')
/** The link to the next case. */
export const NEXT = mark('next')
/** The choice in favour of the request or text, and the one against it. */
export const ACCEPT = mark('accept')
export const REFUSE = mark('refuse')
/** The button that decides and goes on to the next case. */
export const APPLY = mark('apply')
/** A group whose boxes are all ticked at once. */
export const ALL = mark('all')

const OFF_KEY = 'desk-shortcuts-off'

/** The elements of a kind that the person can see and use, in page order. */
const marked = (kind: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-shortcut="${kind}"]`)].filter(
    (element) => element.checkVisibility() && !element.matches(':disabled'),
  )

/**
 * Lets single keys move through the queue. A key pressed while a form is being sent or a page is loading waits for the
 * next page: quick deciders need not wait for it, and no key acts on a case that is already decided. Of several, the
 * last one counts. This browser remembers if they are switched off.
 *
 * @param showHelp opens the list of shortcuts
 */
export function useShortcuts(showHelp: () => void): { on: boolean; turn: (on: boolean) => void } {
  const [on, setOn] = useState(true)
  useEffect(() => setOn(localStorage.getItem(OFF_KEY) === null), [])
  const busy = useNavigation().state !== 'idle'
  const waiting = useRef<Shortcut>(undefined)
  // Before the browser paints: as soon as the next case is visible, the keys work.
  useLayoutEffect(() => {
    if (!on) return
    let sent = busy
    const listen = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, focusOf(event.target))
      if (!shortcut || document.querySelector('dialog[open]')) return
      event.preventDefault()
      if (!sent) follow(shortcut, showHelp)
      else if (mayWait(shortcut)) waiting.current = shortcut
    }
    // React only renders a moment later that a form is being sent; the router prevents the browser from sending it.
    const send = ({ defaultPrevented }: Event) => {
      sent ||= defaultPrevented
    }
    document.addEventListener('keydown', listen)
    document.addEventListener('submit', send)
    if (!busy && waiting.current) follow(waiting.current, showHelp)
    if (!busy) waiting.current = undefined
    return () => {
      document.removeEventListener('keydown', listen)
      document.removeEventListener('submit', send)
    }
  }, [on, busy, showHelp])
  const turn = (on: boolean) => {
    if (on) localStorage.removeItem(OFF_KEY)
    else localStorage.setItem(OFF_KEY, 'yes')
    setOn(on)
  }
  return { on, turn }
}

function focusOf(target: EventTarget | null): 'field' | 'entry' | 'page' {
  if (!(target instanceof HTMLElement)) return 'page'
  if (target.matches('input:is([type=radio], [type=checkbox])')) return 'page'
  if (target.matches('input, textarea, select, [contenteditable], summary')) return 'field'
  return target.dataset.shortcut === 'entry' ? 'entry' : 'page'
}

function follow(shortcut: Shortcut, showHelp: () => void): void {
  if (shortcut === 'help') showHelp()
  else if (shortcut === 'all') tickAll(marked('all')[0])
  else if (shortcut === 'accept' || shortcut === 'refuse') clickChoice(marked(shortcut)[0])
  else if (shortcut === 'next' || shortcut === 'apply') marked(shortcut)[0]?.click()
  else {
    const entries = marked('entry')
    const index = entries.indexOf(document.activeElement as HTMLElement)
    entries[entryAfter(shortcut, index, entries.length)]?.focus()
  }
}

/** Clicks a button; a choice keeps the focus, so that reading continues from there. */
function clickChoice(chosen: HTMLElement | undefined): void {
  if (chosen instanceof HTMLInputElement) chosen.focus()
  chosen?.click()
}

/** Ticks all boxes of a group, or unticks them if all are ticked. */
function tickAll(group: HTMLElement | undefined): void {
  const boxes = [...(group?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])]
  const on = boxes.some(({ checked }) => !checked)
  for (const box of boxes) if (box.checked !== on) box.click()
}
