export type Shortcut = 'following' | 'preceding' | 'next' | 'help'

const KEYS: Record<string, Shortcut> = { j: 'following', k: 'preceding', n: 'next', '?': 'help' }
/** Only while an entry of the list has the focus: elsewhere they scroll. */
const ARROWS: Record<string, Shortcut> = { ArrowDown: 'following', ArrowUp: 'preceding' }

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>

/**
 * What a key asks for, if anything.
 *
 * @param focus where it was pressed: in something that takes text or a choice, on an entry of the list, or elsewhere
 */
export function shortcutOf(pressed: Pressed, focus: 'field' | 'entry' | 'page'): Shortcut | undefined {
  if (pressed.defaultPrevented || pressed.ctrlKey || pressed.metaKey || pressed.altKey || focus === 'field')
    return undefined
  return KEYS[pressed.key] ?? (focus === 'entry' ? ARROWS[pressed.key] : undefined)
}

/** Where in a list of so many entries the focus goes from the entry at `index`, -1 for none of them. */
export function entryAfter(shortcut: 'following' | 'preceding', index: number, count: number): number {
  if (index === -1) return 0
  return shortcut === 'following' ? Math.min(index + 1, count - 1) : Math.max(index - 1, 0)
}
