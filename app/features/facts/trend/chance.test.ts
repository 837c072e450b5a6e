import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeBetween, isWithinChance, shareEstimate } from './chance.ts'

const percent = fc.double({ min: 0, max: 100, noNaN: true })
const pupils = fc.integer({ min: 1, max: 5000 })
const estimate = fc.tuple(percent, pupils).map(([share, of]) => shareEstimate(share, of))

describe('the interval of a share', () => {
  test.each([
    // Newcombe RG, Two-sided confidence intervals for the single proportion, Stat Med 17 (1998), table I, method 3.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i lies where the paper has it', (passed, all, low, high) => {
    const found = shareEstimate((passed / all) * 100, all)
    expect(found.low / 100).toBeCloseTo(low, 4)
    expect(found.high / 100).toBeCloseTo(high, 4)
  })

  test('holds the share, within 0 and 100', () =>
    fc.assert(
      fc.property(percent, pupils, (share, of) => {
        const { low, high } = shareEstimate(share, of)
        expect(0 <= low && low <= share && share <= high && high <= 100).toBe(true)
      }),
    ))

  test('is narrower the more pupils there are', () =>
    fc.assert(
      fc.property(percent, pupils, fc.integer({ min: 1, max: 1000 }), (share, of, more) => {
        const [few, many] = [shareEstimate(share, of), shareEstimate(share, of + more)]
        expect(many.high - many.low).toBeLessThanOrEqual(few.high - few.low + 1e-9)
      }),
    ))

  test('of those who fail is the mirror of that of those who pass', () =>
    fc.assert(
      fc.property(percent, pupils, (share, of) => {
        const [pass, fail] = [shareEstimate(share, of), shareEstimate(100 - share, of)]
        expect(pass.low).toBeCloseTo(100 - fail.high, 6)
        expect(pass.high).toBeCloseTo(100 - fail.low, 6)
      }),
    ))

  test('of one pupil excludes hardly anything', () => {
    expect(shareEstimate(100, 1).low).toBeLessThan(21)
    expect(shareEstimate(0, 1).high).toBeGreaterThan(79)
  })
})

describe('the interval of a change', () => {
  test.each([
    // Newcombe RG, Interval estimation for the difference between independent proportions, Stat Med 17 (1998), table
    // II, method 10: p1 − p2.
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [0, 10, 0, 20, -0.1611, 0.2775],
    [10, 10, 0, 20, 0.6791, 1],
  ])('%i of %i against %i of %i lies where the paper has it', (one, ofOne, other, ofOther, low, high) => {
    const found = changeBetween(
      shareEstimate((other / ofOther) * 100, ofOther),
      shareEstimate((one / ofOne) * 100, ofOne),
    )
    expect(found.low / 100).toBeCloseTo(low, 4)
    expect(found.high / 100).toBeCloseTo(high, 4)
  })

  test('backwards is the same change with the other sign', () =>
    fc.assert(
      fc.property(estimate, estimate, (one, other) => {
        const [there, back] = [changeBetween(one, other), changeBetween(other, one)]
        expect(there.low).toBeCloseTo(-back.high, 6)
        expect(there.high).toBeCloseTo(-back.low, 6)
        expect(isWithinChance(one, other)).toBe(isWithinChance(other, one))
      }),
    ))

  test('no change is always within chance', () =>
    fc.assert(
      fc.property(estimate, (one) => {
        expect(isWithinChance(one, one)).toBe(true)
      }),
    ))

  test('what lies beyond both intervals is never chance, what lies within both is', () =>
    fc.assert(
      fc.property(estimate, estimate, (one, other) => {
        const isApart = one.high < other.low || other.high < one.low
        const isInBoth =
          one.low <= other.value && other.value <= one.high && other.low <= one.value && one.value <= other.high
        if (isApart) expect(isWithinChance(one, other)).toBe(false)
        if (isInBoth) expect(isWithinChance(one, other)).toBe(true)
      }),
    ))
})

test('nine of ten after three of ten is more than chance, five of ten is not', () => {
  expect(isWithinChance(shareEstimate(30, 10), shareEstimate(90, 10))).toBe(false)
  expect(isWithinChance(shareEstimate(30, 10), shareEstimate(50, 10))).toBe(true)
})
