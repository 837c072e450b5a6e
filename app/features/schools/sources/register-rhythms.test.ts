import { expect, test } from 'vitest'
import { isOlderThanUsual, rhythmOf } from './register-rhythms.ts'

test('a publisher may be a quarter of the rhythm and a week late', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  expect(isOlderThanUsual('daily', ago(8), now)).toBe(false)
  expect(isOlderThanUsual('daily', ago(9), now)).toBe(true)
  expect(isOlderThanUsual('yearly', ago(460), now)).toBe(false)
  expect(isOlderThanUsual('yearly', ago(470), now)).toBe(true)
  expect(isOlderThanUsual('yearly', '2015-01-01', now)).toBe(true)
})

test('a source whose publisher says nothing brings an edition out for each school year', () => {
  expect(['gb-gias', 'de-nrw', 'unknown', 'toString'].map(rhythmOf)).toEqual(['daily', 'yearly', 'yearly', 'yearly'])
})
