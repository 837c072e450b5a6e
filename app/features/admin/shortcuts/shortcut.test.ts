import { expect, test } from 'vitest'
import { entryAfter, mayWait, shortcutOf } from './shortcut.ts'

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  ...more,
})

test('single keys move through the queue, arrows only from entry to entry', () => {
  expect(['j', 'k', 'n', '?', 'x', 'Enter'].map((key) => shortcutOf(press(key), 'page'))).toEqual([
    'following',
    'preceding',
    'next',
    'help',
    undefined,
    undefined,
  ])
  expect(['ArrowDown', 'ArrowUp'].map((key) => shortcutOf(press(key), 'entry'))).toEqual(['following', 'preceding'])
  expect(shortcutOf(press('ArrowDown'), 'page')).toBeUndefined()
})

test.each(['j', 'k', 'n', '?'])('%s stays what it is inside fields and with other keys held', (key) => {
  expect(shortcutOf(press(key), 'field')).toBeUndefined()
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented'])
    expect(shortcutOf(press(key, { [held]: true }), 'page')).toBeUndefined()
})

test('the focus begins with the first entry and stays inside the list', () => {
  expect([entryAfter('following', -1, 3), entryAfter('preceding', -1, 3)]).toEqual([0, 0])
  expect([entryAfter('following', 0, 3), entryAfter('following', 2, 3)]).toEqual([1, 2])
  expect([entryAfter('preceding', 2, 3), entryAfter('preceding', 0, 3)]).toEqual([1, 0])
})

test('only what decides nothing waits for the next page', () => {
  expect((['accept', 'refuse', 'all', 'apply', 'next', 'following', 'help'] as const).filter(mayWait)).toEqual([
    'accept',
    'refuse',
    'all',
  ])
})
