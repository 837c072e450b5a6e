import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#lib/berlin-day.ts'
import { ADMISSION_EVENTS, type AdmissionRow, STAGES } from './admission-row.ts'
import { datesForChild } from './dates-for-child.ts'
import { resolveDates } from './resolve-dates.ts'
import { admissionRow as row } from './testing/admission-rows.ts'

const primary = row({ id: 'p', rule: '01-15@0>workday' })
const offers = row({ id: 'o', event: 'offers', rule: '04-16@0>workday' })
const days = (rows: AdmissionRow[], today: string) => resolveDates(rows, today).map(({ event, to }) => `${event} ${to}`)

test('a rule shows its next day until that has passed', () => {
  expect(days([offers, primary], '2026-11-30')).toEqual(['deadline 2027-01-15', 'offers 2027-04-16'])
  expect(days([offers, primary], '2027-01-15')).toEqual(['deadline 2027-01-15', 'offers 2027-04-16'])
  expect(days([offers, primary], '2027-01-16')).toEqual(['offers 2027-04-16', 'deadline 2028-01-17'])
})

test('a day of a rule keeps its id, and names the year of entry', () => {
  const [first] = resolveDates([primary], '2026-11-30')
  expect(first).toMatchObject({ id: 'p-2027', schoolYear: '2027/28', isRule: true })
  expect(resolveDates([primary], '2027-01-15')[0]?.id).toBe('p-2027')
})

test('a day that is known for a year takes the place of the rule', () => {
  const known = row({ id: 'k', schoolYear: '2027/28', from: '2027-01-20', to: '2027-01-20' })
  expect(days([primary, known], '2026-11-30')).toEqual(['deadline 2027-01-20', 'deadline 2028-01-17'])
})

test('a row of the team wins over that of a file with the same key, also an empty one', () => {
  const team = row({ id: 't', origin: 'team', rule: '01-20@0' })
  expect(days([primary, team], '2026-11-30')).toEqual(['deadline 2027-01-20'])
  expect(days([primary, row({ ...team, rule: '' })], '2026-11-30')).toEqual([])
  expect(days([primary, row({ ...team, area: 'ENG/Surrey' })], '2026-11-30')).toHaveLength(2)
})

test('a row is not shown after the day until which it is valid', () => {
  const valid = { ...primary, validUntil: '2026-12-01' }
  expect(days([valid], '2026-12-01')).toHaveLength(1)
  expect(days([valid], '2026-12-02')).toEqual([])
})

test('a period is shown until its last day', () => {
  const period = row({ event: 'registration', schoolYear: '2027/28', from: '2026-11-01', to: '2026-12-10' })
  expect(days([period], '2026-12-10')).toHaveLength(1)
  expect(days([period], '2026-12-11')).toEqual([])
})

const anyDay = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2024-01-01', count))
const anyDays = fc.oneof(
  fc.constantFrom('01-15@0>workday', '10-31@-1', '12-20..01-05@0', '').map((rule) => ({ rule, from: '', to: '' })),
  fc.tuple(anyDay, fc.integer({ min: 0, max: 60 })).map(([from, length]) => ({
    ...{ rule: '', from, to: addDays(from, length), schoolYear: '2027/28' },
  })),
)
const anyRow = fc
  .tuple(
    fc.record({
      id: fc.uuid(),
      origin: fc.constantFrom('file', 'team'),
      area: fc.constantFrom('', 'ENG', 'SCT', 'ENG/Surrey'),
      event: fc.constantFrom(...ADMISSION_EVENTS),
      stages: fc.subarray([...STAGES]),
      validUntil: fc.constantFrom('', '2027-02-01'),
      turns: fc.constantFrom('', '4@08-31@0'),
    }),
    anyDays,
  )
  .map(([given, when]) => row({ ...given, ...when }))
const anyRows = fc.uniqueArray(anyRow, { selector: ({ id }) => id, maxLength: 25 })
const anyChild = fc.record({
  born: fc
    .tuple(fc.integer({ min: 2008, max: 2026 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
  country: fc.constant('GB' as const),
  areas: fc.constantFrom(['ENG', 'ENG/Surrey'], ['SCT']),
})

test('a day that has passed never shows', () => {
  fc.assert(
    fc.property(anyRows, anyDay, anyChild, (rows, today, child) => {
      for (const { to } of resolveDates(rows, today)) expect(to >= today).toBe(true)
      for (const { date } of datesForChild(rows, child, today)) expect(date.to >= today).toBe(true)
    }),
  )
})

test('the order of the rows changes nothing, and days come soonest first', () => {
  fc.assert(
    fc.property(anyRows, anyDay, anyChild, fc.infiniteStream(fc.nat()), (rows, today, child, numbers) => {
      const shuffled = rows.map((each) => [numbers.next().value as number, each] as const)
      const other = shuffled.toSorted(([one], [two]) => one - two).map(([, each]) => each)
      const dates = resolveDates(rows, today)
      expect(resolveDates(other, today)).toEqual(dates)
      expect(datesForChild(other, child, today)).toEqual(datesForChild(rows, child, today))
      expect(dates.map(({ from }) => from)).toEqual(dates.map(({ from }) => from).toSorted())
    }),
  )
})

test('a row of the team always wins', () => {
  fc.assert(
    fc.property(anyRows, anyRow, anyDay, (rows, file, today) => {
      const team = row({ ...file, id: 'team', origin: 'team', rule: '', from: '', to: '' })
      const shown = resolveDates([...rows, row({ ...file, id: 'file', origin: 'file' }), team], today)
      expect(shown.filter(({ id }) => id.startsWith('file'))).toEqual([])
    }),
  )
})

const surrey = { born: '2022-09', country: 'GB', areas: ['ENG', 'ENG/Surrey'] } as const
const ofChild = (rows: AdmissionRow[], child: Parameters<typeof datesForChild>[1], today = '2026-11-30') =>
  datesForChild(rows, child, today).map(({ date, certain }) => `${date.event} ${date.to}${certain ? '' : '?'}`)

test('a child is told of the year in which it enters, and not of others', () => {
  expect(ofChild([offers, primary], surrey)).toEqual(['deadline 2027-01-15', 'offers 2027-04-16'])
  expect(ofChild([offers, primary], { ...surrey, born: '2023-09' })).toEqual([
    'deadline 2028-01-17',
    'offers 2028-04-18',
  ])
  expect(ofChild([offers, primary], { ...surrey, born: '2021-09' })).toEqual([])
  expect(ofChild([offers, primary], { ...surrey, areas: ['SCT'] })).toEqual([])
})

test('a row about children by their birthday says where it depends on the day', () => {
  const land = row({ country: 'DE', area: 'Sachsen', turns: '6@06-15@0', schoolYear: '2027/28' })
  const known = { ...land, event: 'registration', from: '2027-01-10', to: '2027-01-12' } as const
  const child = { country: 'DE', areas: ['Sachsen'] } as const
  expect(ofChild([known], { ...child, born: '2021-05' })).toEqual(['registration 2027-01-12'])
  expect(ofChild([known], { ...child, born: '2021-06' })).toEqual(['registration 2027-01-12?'])
  expect(ofChild([known], { ...child, born: '2021-07' })).toEqual([])
})

test('holidays concern whoever goes to school then', () => {
  const easter = row({ event: 'holidays', stages: [], schoolYear: '2026/27', from: '2027-03-25', to: '2027-04-09' })
  expect(ofChild([easter], { ...surrey, born: '2019-01' })).toEqual(['holidays 2027-04-09'])
  expect(ofChild([easter], { ...surrey, born: '2025-01' })).toEqual([])
  expect(ofChild([easter], { ...surrey, born: '2005-01' })).toEqual([])
})
