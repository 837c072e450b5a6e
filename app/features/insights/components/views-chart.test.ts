import { expect, test } from 'vitest'
import { calmMaximum, chartPath } from './views-chart.tsx'

test('draws from the lower edge to the upper one', () => {
  expect(chartPath([0, 5, 10], 10, { width: 100, height: 50 })).toEqual({
    line: 'M0,50L50,25L100,0',
    area: 'M0,50L50,25L100,0L100,50L0,50Z',
  })
})

test.each([
  [[0, 0], 4],
  [[3, 7], 7],
  [[61, 12], 70],
  [[1284], 2000],
  [[100], 100],
])('%j ends at %d', (values, max) => {
  expect(calmMaximum(values)).toBe(max)
})
