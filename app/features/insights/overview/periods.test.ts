import { expect, test } from 'vitest'
import {
  changeOf,
  comparePeriods,
  type DayFigures,
  FIGURES,
  type Figures,
  firstDayNeeded,
  viewsByDay,
  viewsByMonth,
} from './periods.ts'

const on = (day: string, views: number): DayFigures => ({
  ...(Object.fromEntries(FIGURES.map((figure) => [figure, 1])) as Figures),
  day,
  views,
})

test('thirty days end today, and the thirty before them do not overlap', () => {
  const days = ['2026-10-01', '2026-10-31', '2026-11-01', '2026-11-02', '2026-11-30', '2026-12-01', '2026-10-02']
  const { now, before } = comparePeriods(
    days.map((day) => on(day, 10)),
    '2026-11-30',
  )
  expect([now.views, now.shown]).toEqual([30, 3])
  expect([before.views, before.shown]).toEqual([20, 2])
})

test('days and months without anything are there', () => {
  const days = [
    on('2026-01-31', 5),
    on('2026-02-01', 7),
    on('2026-02-28', 1),
    on('2025-03-01', 9),
    on('2025-02-28', 99),
  ]
  const byDay = viewsByDay(days, '2026-02-28')
  expect(byDay).toHaveLength(30)
  expect(byDay[0]).toEqual({ day: '2026-01-30', views: 0 })
  expect(byDay.at(-1)).toEqual({ day: '2026-02-28', views: 1 })
  const byMonth = viewsByMonth(days, '2026-02-28')
  expect(byMonth.map(({ views }) => views)).toEqual([9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 8])
  expect(byMonth[0]?.day).toBe('2025-03-01')
})

test('what is read reaches back far enough', () => {
  expect(firstDayNeeded('2026-02-28')).toBe('2025-03-01')
  expect(firstDayNeeded('2026-12-31')).toBe('2026-01-01')
})

test('a change needs something to compare with', () => {
  expect(changeOf(118, 100)).toBeCloseTo(0.18)
  expect(changeOf(5, 0)).toBeNull()
  expect(changeOf(0, 5)).toBe(-1)
})
