import { describe, expect, test } from 'vitest'
import { instantIn, localIn, offsetIn, timeZoneOf } from './time-zone.ts'

test.each([
  ['DE', '50667', 'Europe/Berlin'],
  ['GB', 'SW1A 2AA', 'Europe/London'],
  ['ES', '28001', 'Europe/Madrid'],
  ['ES', '35001', 'Atlantic/Canary'],
  ['ES', '38650', 'Atlantic/Canary'],
  ['FR', '97400', 'Indian/Reunion'],
  ['FR', '97110', 'America/Guadeloupe'],
  ['FR', '35000', 'Europe/Paris'],
  ['DE', '', 'Europe/Berlin'],
] as const)('a school in %s %s lives in %s', (country, postalCode, zone) => {
  expect(timeZoneOf(country, postalCode)).toBe(zone)
})

describe('times of clocks', () => {
  test.each([
    ['Europe/Berlin', '2026-01-14T10:00', '2026-01-14T09:00:00.000Z'],
    ['Europe/Berlin', '2026-07-14T10:00', '2026-07-14T08:00:00.000Z'],
    ['Europe/London', '2026-07-14T00:30', '2026-07-13T23:30:00.000Z'],
    ['Indian/Reunion', '2026-07-14T10:00', '2026-07-14T06:00:00.000Z'],
    // Clocks skip this time when they go forward.
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    // Clocks show this time twice when they go back.
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T01:30:00.000Z'],
  ])('in %s %s is %s', (zone, local, instant) => {
    expect(instantIn(zone, local)?.toISOString()).toBe(instant)
  })

  test.each(['', '2026-02-30T10:00', '2026-13-01T10:00', '2026-01-14T24:00', '2026-01-14T10:60', '14.1.2026 10:00'])(
    '%j is none',
    (local) => {
      expect(instantIn('Europe/Berlin', local)).toBeUndefined()
    },
  )

  test('come back as they were written, with their distance to UTC', () => {
    const instant = instantIn('Europe/Madrid', '2026-08-01T17:45')!
    expect(localIn('Europe/Madrid', instant)).toBe('2026-08-01T17:45')
    expect(offsetIn('Europe/Madrid', instant)).toBe('2026-08-01T17:45:00+02:00')
    expect(offsetIn('Europe/London', new Date('2026-01-01T12:00:00Z'))).toBe('2026-01-01T12:00:00+00:00')
  })
})
