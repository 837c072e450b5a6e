import { describe, expect, test } from 'vitest'
import { looked, MAX_LOOKS, parseLooks } from './looks.ts'

const at = (time: string) => new Date(`2026-11-${time}:00Z`)
const look = { id: 'gb-1', at: '2026-11-03T09:30Z', before: null }

describe('what a browser has stored', () => {
  test.each([null, '{', 'null', '{}', '5'])('%j means that nothing is remembered', (stored) => {
    expect(parseLooks(stored)).toBeNull()
  })

  test('is read without anything else, and no more than is kept', () => {
    expect(parseLooks('[]')).toEqual([])
    expect(
      parseLooks(JSON.stringify([{ ...look, home: 1 }, null, { ...look, at: 'x' }, { ...look, id: '../x' }])),
    ).toEqual([look])
    expect(parseLooks(JSON.stringify(new Array(500).fill(look)))).toHaveLength(MAX_LOOKS)
  })
})

describe('a look', () => {
  test('is the first, then has one before', () => {
    const first = looked([], 'gb-1', at('03T09:30'))
    expect(first).toEqual([look])
    expect(looked(first, 'gb-1', at('05T10:00'))).toEqual([
      { id: 'gb-1', at: '2026-11-05T10:00Z', before: '2026-11-03T09:30Z' },
    ])
  })

  test('goes on when the page is opened again soon, so that what is new stays new', () => {
    const second = looked([look], 'gb-1', at('05T10:00'))
    const again = looked(looked(second, 'gb-1', at('05T10:20')), 'gb-1', at('05T10:45'))
    expect(again).toEqual([{ id: 'gb-1', at: '2026-11-05T10:45Z', before: '2026-11-03T09:30Z' }])
  })

  test('at another school comes first, and the oldest is forgotten', () => {
    const many = Array.from({ length: MAX_LOOKS }, (_, number) => ({ ...look, id: `de-${number}` }))
    const next = looked(many, 'gb-1', at('05T10:00'))
    expect([next.length, next[0]?.id, next.at(-1)?.id]).toEqual([MAX_LOOKS, 'gb-1', `de-${MAX_LOOKS - 2}`])
  })
})
