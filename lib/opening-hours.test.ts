import { expect, test } from 'vitest'
import { isOpen, nextOpening, readOpeningHours } from './opening-hours.ts'

const weekdays = readOpeningHours('Mo-Fr 09:00-17:00')!

test.each([
  ['2026-11-23T07:59:59Z', false],
  ['2026-11-23T08:00:00Z', true],
  ['2026-11-23T15:59:59Z', true],
  ['2026-11-23T16:00:00Z', false],
  // In summer Berlin is two hours ahead.
  ['2026-07-20T07:00:00Z', true],
  ['2026-07-20T15:00:00Z', false],
  // In Berlin it is already Monday, but night.
  ['2026-11-22T23:30:00Z', false],
  ['2026-11-21T12:00:00Z', false],
])('at %s somebody is there: %s', (instant, open) => {
  expect(isOpen(weekdays, new Date(instant))).toBe(open)
})

test.each([
  ['2026-11-23T06:00:00Z', '2026-11-23'],
  ['2026-11-23T10:00:00Z', '2026-11-24'],
  ['2026-11-20T18:00:00Z', '2026-11-23'],
  // The clocks change in that night.
  ['2026-03-27T18:00:00Z', '2026-03-30'],
])('after %s somebody is there on %s', (instant, day) => {
  expect(nextOpening(weekdays, new Date(instant))).toEqual({ day, time: '09:00' })
})

test('the earliest of several hours counts, and a single one is repeated after a week', () => {
  const hours = readOpeningHours('Sa 14:00-16:00, Sa 10:30-12:00')!
  expect(nextOpening(hours, new Date('2026-11-20T12:00:00Z'))).toEqual({ day: '2026-11-21', time: '10:30' })
  expect(nextOpening(hours, new Date('2026-11-21T12:00:00Z'))).toEqual({ day: '2026-11-21', time: '14:00' })
  expect(nextOpening(hours, new Date('2026-11-21T18:00:00Z'))).toEqual({ day: '2026-11-28', time: '10:30' })
})

test('days may run over the end of the week', () => {
  expect(readOpeningHours('Sa-Mo 00:00-24:00')?.map(({ day }) => day)).toEqual([5, 6, 0])
})

test('off is never', () => {
  const never = readOpeningHours('off')!
  expect([isOpen(never), nextOpening(never)]).toEqual([false, undefined])
})

test.each([
  '',
  'Mo-Fr',
  '9-17',
  'Mo 17:00-09:00',
  'Mo 09:70-10:00',
  'Mo 09:00-25:00',
  'Mo 09:00-17:00;',
  'Di 09:00-17:00',
])('%j is no rule', (text) => {
  expect(readOpeningHours(text)).toBeUndefined()
})
