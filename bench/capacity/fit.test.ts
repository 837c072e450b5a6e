import { expect, test } from 'vitest'
import { farthest, fitLine, sharePopular } from './fit.ts'

test('points of a line give that line', () => {
  const points = [10_000, 50_000, 250_000, 1_000_000].map((at) => [at, 200 + at * 0.0006] as const)
  const line = fitLine(points)
  expect(line.base).toBeCloseTo(200, 6)
  expect(line.each).toBeCloseTo(0.0006, 9)
  expect(farthest(line, points)).toBeLessThan(1e-9)
})

test('a line tells how far it is from what was measured', () => {
  expect(
    farthest({ base: 100, each: 1 }, [
      [0, 100],
      [10, 100],
    ]),
  ).toBeCloseTo(0.1)
})

test('one place gives no line', () => {
  expect(() =>
    fitLine([
      [5, 1],
      [5, 2],
    ]),
  ).toThrow('two different')
})

test('a cache of all pages answers all visits, and one of few those of the most visited', () => {
  expect(sharePopular(100, 100)).toBe(1)
  expect(sharePopular(1, 2)).toBeCloseTo(2 / 3)
  const visitsOf = (pages: number) => Array.from({ length: pages }, (_, at) => 1 / (at + 1)).reduce((a, b) => a + b)
  expect(sharePopular(4000, 250_000)).toBeCloseTo(visitsOf(4000) / visitsOf(250_000), 6)
})
