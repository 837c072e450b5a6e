import { describe, expect, test } from 'vitest'
import { diffFact, type FormerValue, type StoredValue, type Value } from './fact-changes.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const value = (number: number, year = 2024): Value => ({
  ...{ period: 'school_year', start: `${year}-08-01`, isImportDay: false },
  ...{ number, choice: null, missing: null },
})
const row = (number: number, at: Date | null, year = 2024): StoredValue => ({
  key: 'a',
  at,
  value: value(number, year),
})
const former = (before: Value | null, at: Date, year = 2024): FormerValue => ({
  ...{ key: 'a', start: `${year}-08-01`, at, before },
})
const span = { since: day(10), until: day(20) }

describe('the newest value of a fact', () => {
  test('of a new edition is told with that of the edition before', () => {
    expect(diffFact([row(634, day(1)), row(651, day(15), 2025)], [], span)).toEqual({
      before: value(634),
      after: value(651, 2025),
    })
  })

  test('that is the same in a new edition is no change', () => {
    expect(diffFact([row(634, null), row(634, day(15), 2025)], [], span)).toBeUndefined()
  })

  test('that is the first is told without one before', () => {
    expect(diffFact([row(634, day(15))], [former(null, day(15))], span)).toEqual({ before: null, after: value(634) })
  })

  test('that an import wrote over is in its journal', () => {
    expect(diffFact([row(651, day(15))], [former(value(634), day(15))], span)).toEqual({
      before: value(634),
      after: value(651),
    })
  })

  test('of an edition that another replaced is in the journal, whatever the period', () => {
    const journal = [former(null, day(15), 2025), former(value(634), day(15))]
    expect(diffFact([row(651, day(15), 2025)], journal, span)).toEqual({ before: value(634), after: value(651, 2025) })
  })

  test('of several imports is told once, from the first to the last', () => {
    const journal = [former(value(634), day(12)), former(value(640), day(15))]
    expect(diffFact([row(651, day(15))], journal, span)?.before).toEqual(value(634))
    expect(diffFact([row(634, day(15))], journal, span)).toBeUndefined()
  })

  test('of an import after the span is not told, and later only once', () => {
    const rows = [row(634, day(1)), row(651, day(25), 2025)]
    expect(diffFact(rows, [], span)).toBeUndefined()
    expect(diffFact(rows, [], { since: day(20), until: day(30) })).toBeDefined()
    expect(diffFact(rows, [], { since: day(25), until: day(30) })).toBeUndefined()
  })

  test('of an older edition imported later changes nothing', () => {
    expect(diffFact([row(600, day(15), 2020), row(634, day(1))], [], span)).toBeUndefined()
  })

  test('that the publisher withholds now is a change', () => {
    const withheld: Value = { ...value(0, 2025), number: null, missing: 'too_few' }
    expect(diffFact([row(634, day(1)), { key: 'a', at: day(15), value: withheld }], [], span)).toEqual({
      before: value(634),
      after: withheld,
    })
  })
})
