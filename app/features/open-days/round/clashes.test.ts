import { describe, expect, test } from 'vitest'
import { findClashes, followingStops, type RoundStop } from './clashes.ts'

/** About 5.4 km apart from north to south. */
const NORTH = { lat: 50.99, lng: 6.95 }
const SOUTH = { lat: 50.9415, lng: 6.95 }

const stop = (id: string, from: string, to: string, given: Partial<RoundStop> = {}): RoundStop => ({
  id,
  startsAt: `2026-12-05T${from}:00+01:00`,
  endsAt: `2026-12-05T${to}:00+01:00`,
  ...SOUTH,
  approximate: false,
  ...given,
})

describe('clashes', () => {
  test('open days that share a minute overlap; those that follow each other at one place do not', () => {
    expect(findClashes([stop('b', '10:30', '12:00'), stop('a', '10:00', '11:00')])).toEqual([
      { kind: 'overlap', id: 'b', with: 'a' },
    ])
    expect(findClashes([stop('a', '10:00', '11:00'), stop('b', '11:00', '12:00')])).toEqual([])
  })

  test('one that lasts long overlaps with every other in it', () => {
    const clashes = findClashes([
      stop('all', '09:00', '15:00'),
      stop('a', '10:00', '11:00'),
      stop('b', '12:00', '13:00'),
    ])
    expect(clashes).toEqual([
      { kind: 'overlap', id: 'a', with: 'all' },
      { kind: 'overlap', id: 'b', with: 'all' },
    ])
  })

  test('without an engine the straight line says what cannot be reached', () => {
    const round = (to: string) => [stop('a', '10:00', '11:00'), stop('b', to, '13:00', NORTH)]
    expect(findClashes(round('11:16'))).toEqual([
      { kind: 'crow', id: 'b', with: 'a', gap: 16, km: expect.closeTo(5.4, 1), minutes: 17 },
    ])
    expect(findClashes(round('11:17'))).toEqual([])
  })

  test('the minutes of an engine decide before the straight line, in both directions', () => {
    const round = [stop('a', '10:00', '11:00'), stop('b', '11:20', '13:00', NORTH)]
    const legs = [{ from: 'a', to: 'b', foot: 70, bicycle: 25 }]
    expect(findClashes(round, legs)).toEqual([{ kind: 'way', id: 'b', with: 'a', gap: 20, foot: 70, bicycle: 25 }])
    const near = [stop('a', '10:00', '11:00'), stop('b', '11:05', '13:00', NORTH)]
    expect(findClashes(near, [{ from: 'a', to: 'b', foot: 4, bicycle: 2 }])).toEqual([])
    expect(findClashes(near, [{ from: 'b', to: 'a', foot: 4, bicycle: 2 }])).toHaveLength(1)
  })

  test('nothing is said of a school of which only the town is known', () => {
    const round = [stop('a', '10:00', '11:00'), stop('b', '11:01', '13:00', { ...NORTH, approximate: true })]
    expect(findClashes(round)).toEqual([])
    expect(findClashes([round[0]!, { ...round[1]!, lat: null, lng: null, approximate: false }])).toEqual([])
  })

  test('an open week leaves room for others', () => {
    const week = { ...stop('week', '08:00', '08:01'), endsAt: '2026-12-09T18:00:00+01:00' }
    expect(findClashes([week, stop('a', '10:00', '11:00')])).toEqual([])
  })

  test('instants count, not the clocks of two time zones', () => {
    const canaries = {
      ...stop('c', '10:00', '11:00'),
      startsAt: '2026-12-05T10:00:00+00:00',
      endsAt: '2026-12-05T11:00:00+00:00',
    }
    expect(findClashes([stop('a', '10:00', '11:00'), canaries])).toEqual([])
    expect(findClashes([stop('a', '11:00', '12:00'), canaries])).toEqual([{ kind: 'overlap', id: 'c', with: 'a' }])
  })
})

test('a stop follows the one that ended last before it, within three hours', () => {
  const round = [
    stop('a', '08:00', '09:00'),
    stop('b', '08:30', '10:00'),
    stop('c', '10:15', '11:00'),
    stop('d', '17:00', '18:00'),
  ]
  expect(followingStops(round).map(({ from, to, gap }) => [from.id, to.id, gap])).toEqual([['b', 'c', 15]])
})
