import { useEffect, useState } from 'react'
import { entryAfter, type Shortcut, shortcutOf } from './shortcut.ts'

/** Marks the links that the keys move among, and the link to the next case. */
export const ENTRY = { 'data-shortcut': 'entry' }
export const NEXT = { 'data-shortcut': 'next' }

const OFF_KEY = 'desk-shortcuts-off'

const links = (kind: 'entry' | 'next') => [...document.querySelectorAll<HTMLElement>(`[data-shortcut="${kind}"]`)]

/**
 * Lets single keys move through the queue. Switching them off is remembered in this browser.
 *
 * @param showHelp opens the list of shortcuts
 */
export function useShortcuts(showHelp: () => void): { on: boolean; turn: (on: boolean) => void } {
  const [on, setOn] = useState(true)
  useEffect(() => setOn(localStorage.getItem(OFF_KEY) === null), [])
  useEffect(() => {
    if (!on) return
    const listen = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, focusOf(event.target))
      if (!shortcut || document.querySelector('dialog[open]')) return
      event.preventDefault()
      follow(shortcut, showHelp)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [on, showHelp])
  const turn = (on: boolean) => {
    if (on) localStorage.removeItem(OFF_KEY)
    else localStorage.setItem(OFF_KEY, 'yes')
    setOn(on)
  }
  return { on, turn }
}

function focusOf(target: EventTarget | null): 'field' | 'entry' | 'page' {
  if (!(target instanceof HTMLElement)) return 'page'
  if (target.matches('input, textarea, select, [contenteditable], summary')) return 'field'
  return target.dataset.shortcut === 'entry' ? 'entry' : 'page'
}

function follow(shortcut: Shortcut, showHelp: () => void): void {
  if (shortcut === 'help') showHelp()
  else if (shortcut === 'next') links('next')[0]?.click()
  else {
    const entries = links('entry')
    const index = entries.indexOf(document.activeElement as HTMLElement)
    entries[entryAfter(shortcut, index, entries.length)]?.focus()
  }
}
