export type Shortcut = 'following' | 'preceding' | 'next' | 'accept' | 'refuse' | 'apply' | 'all' | 'help'

const KEYS: Record<string, Shortcut> = {
  j: 'following',
  k: 'preceding',
  n: 'next',
  v: 'accept',
  a: 'refuse',
  u: 'apply',
  g: 'all',
  '?': 'help',
}
/** The arrow keys work only while an entry of the list has the focus; elsewhere they scroll. */
const ARROWS: Record<string, Shortcut> = { ArrowDown: 'following', ArrowUp: 'preceding' }

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>

/**
 * Returns the shortcut for a key, if any.
 *
 * @param focus where the key was pressed: in something that takes text or a choice, on an entry of the list, or
 *   elsewhere
 */
export function shortcutOf(pressed: Pressed, focus: 'field' | 'entry' | 'page'): Shortcut | undefined {
  if (pressed.defaultPrevented || pressed.ctrlKey || pressed.metaKey || pressed.altKey || focus === 'field')
    return undefined
  return KEYS[pressed.key] ?? (focus === 'entry' ? ARROWS[pressed.key] : undefined)
}

/**
 * Returns the index of the entry to focus in a list of `count` entries, starting from `index` (-1 for none of them).
 */
export function entryAfter(shortcut: 'following' | 'preceding', index: number, count: number): number {
  if (index === -1) return 0
  return shortcut === 'following' ? Math.min(index + 1, count - 1) : Math.max(index - 1, 0)
}

/**
 * Whether a shortcut that was pressed too early may act on the next page: only those that select something, so that the
 * person sees the case before deciding it.
 */
export const mayWait = (shortcut: Shortcut): boolean => ['accept', 'refuse', 'all'].includes(shortcut)
