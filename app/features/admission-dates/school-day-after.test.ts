import { expect, test } from 'vitest'
import { schoolDayAfter } from './school-day-after.ts'
import { admissionRow } from './testing/admission-rows.ts'

const row = (event: 'holidays' | 'school_start' | 'school_end', from: string, to = from) =>
  admissionRow({ id: event + from, country: 'DE', area: 'Hessen', stages: [], event, name: from, from, to })

test('school is on weekdays', () => {
  expect(schoolDayAfter('2026-11-30', [])).toBe('2026-12-01')
  expect(schoolDayAfter('2026-12-04', [])).toBe('2026-12-07')
})

test('holidays are passed over, with the weekend after them', () => {
  const rows = [row('holidays', '2026-12-23', '2027-01-09'), row('holidays', '2027-01-11')]
  expect(schoolDayAfter('2026-12-22', rows)).toBe('2027-01-12')
  expect(schoolDayAfter('2027-01-02', rows)).toBe('2027-01-12')
})

test('so are the days between two school years', () => {
  const rows = [row('school_end', '2027-06-30'), row('school_start', '2027-09-08'), row('school_end', '2028-06-30')]
  expect(schoolDayAfter('2027-06-28', rows)).toBe('2027-06-29')
  expect(schoolDayAfter('2027-06-30', rows)).toBe('2027-09-08')
  expect(schoolDayAfter('2026-11-30', [row('school_start', '2027-09-08')])).toBe('2026-12-01')
})

test('British bank holidays are none', () => {
  expect(schoolDayAfter('2027-04-30', [], 'ENG')).toBe('2027-05-04')
})

test('without a school day in the rows the next weekday counts', () => {
  expect(schoolDayAfter('2026-12-04', [row('holidays', '2026-01-01', '2028-01-01')])).toBe('2026-12-07')
})
