import { expect, test } from 'vitest'
import { addDays, berlinDay, berlinHour } from './berlin-day.ts'

test.each([
  ['2026-01-14T22:59:59.999Z', '2026-01-14'],
  ['2026-01-14T23:00:00.000Z', '2026-01-15'],
  ['2026-07-14T21:59:59.999Z', '2026-07-14'],
  ['2026-07-14T22:00:00.000Z', '2026-07-15'],
  ['2026-10-25T00:30:00.000Z', '2026-10-25'],
  ['2026-10-25T22:59:59.999Z', '2026-10-25'],
  ['2026-10-25T23:00:00.000Z', '2026-10-26'],
  ['1969-12-31T22:59:59.999Z', '1969-12-31'],
])('%s is on %s in Berlin, whatever was asked for before', (instant, day) => {
  for (const before of ['2026-01-14T22:30:00Z', '2026-07-14T22:00:00Z', instant]) {
    berlinDay(new Date(before))
    expect(berlinDay(new Date(instant))).toBe(day)
  }
})

test('an invalid date has no day', () => {
  expect(() => berlinDay(new Date('no date'))).toThrow(RangeError)
})

test.each([
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s begins at %s', (day, instant) => {
  expect(berlinHour(day, 0).toISOString()).toBe(instant)
})

test('days are counted over months and the change of clocks', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})
