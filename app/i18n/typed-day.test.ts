import { expect, test } from 'vitest'
import { LOCALES } from './locales.ts'
import { readDay, readDayTime, writeDay } from './typed-day.ts'

test.each(['24.11.2026', ' 24/11/2026 ', '24-11-2026', '24. 11. 2026', '24 11 2026', '24112026', '2026-11-24'])(
  '%s is a day',
  (typed) => expect(readDay(typed)).toBe('2026-11-24'),
)

test('a day may be typed without leading zeros', () => expect(readDay('1.2.2027')).toBe('2027-02-01'))

test.each(['', 'morgen', '24.11.26', '11/2026', '2411202', '24.11.2026.', '24..11.2026', '1e1.11.2026'])(
  '%s is no day',
  (typed) => expect(readDay(typed)).toBeUndefined(),
)

test.each(['24.11.2026, 9:30', '24/11/2026 09:30', '24.11.2026 9.30', '24/11/2026 9h30', '2026-11-24T09:30'])(
  '%s is a day with its time',
  (typed) => expect(readDayTime(typed)).toBe('2026-11-24T09:30'),
)

test.each(['', '24.11.2026', '9:30', '24.11.2026, halb zehn', 'morgen 9:30', '24.11.2026 9:3'])(
  '%s is no day with its time',
  (typed) => expect(readDayTime(typed)).toBeUndefined(),
)

test.each(LOCALES)('what a form shows in %s is read as what it was', (locale) => {
  expect(readDay(writeDay(locale, '2026-02-01'))).toBe('2026-02-01')
  expect(readDayTime(writeDay(locale, '2026-02-01T08:05'))).toBe('2026-02-01T08:05')
  expect(writeDay(locale, 'morgen')).toBe('morgen')
})
