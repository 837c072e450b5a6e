import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contradictoryTopics, MIN_THEMED_REVIEWS, THEMES, TOPICS, tickedThemes } from '../themes.ts'
import { countThemes, type ThemeCell } from './count-themes.ts'

const cells: fc.Arbitrary<ThemeCell[]> = fc.array(
  fc.record({ themes: fc.subarray(THEMES), invited: fc.boolean(), count: fc.integer({ min: 1, max: 50 }) }),
)

test('themes are shown from three reviews with themes on, whatever else is said', () => {
  const one: ThemeCell = { themes: ['praise_rooms', 'wish_help'], invited: true, count: 2 }
  const none: ThemeCell = { themes: [], invited: false, count: 20 }
  expect(countThemes([one, none])).toEqual({ total: 22, invited: 2, themed: 2, themes: [] })
  expect(countThemes([one, none, { ...one, themes: ['wish_help'], count: 1 }])).toEqual({
    total: 23,
    invited: 3,
    themed: 3,
    themes: [
      { theme: 'wish_help', count: 3 },
      { theme: 'praise_rooms', count: 2 },
    ],
  })
})

describe('for all reviews', () => {
  test('no theme has more reviews than have themes, and those are no more than there are', () =>
    fc.assert(
      fc.property(cells, (all) => {
        const { total, invited, themed, themes } = countThemes(all)
        expect(themed).toBeLessThanOrEqual(total)
        expect(invited).toBeLessThanOrEqual(total)
        for (const { count } of themes) expect(count > 0 && count <= themed).toBe(true)
        expect(themes.length > 0).toBe(themed >= MIN_THEMED_REVIEWS)
      }),
    ))

  test('praise and wishes are counted and ordered in the same way', () =>
    fc.assert(
      fc.property(cells, (all) => {
        const turned = all.map((cell) => ({
          ...cell,
          themes: THEMES.filter((theme) =>
            cell.themes.some((one) => one !== theme && one.split('_')[1] === theme.split('_')[1]),
          ),
        }))
        const countsOf = (of: readonly ThemeCell[]) => countThemes(of).themes.map(({ count }) => count)
        expect(countsOf(turned)).toEqual(countsOf(all))
      }),
    ))
})

test('ticks are stored in one order, each once; both sides of a topic contradict each other', () => {
  expect(tickedThemes({ wish_rooms: 'on', praise_lessons: 'on', praise_rooms: undefined })).toEqual([
    'praise_lessons',
    'wish_rooms',
  ])
  expect(contradictoryTopics({ wish_rooms: 'on', praise_lessons: 'on' })).toEqual([])
  expect(contradictoryTopics(Object.fromEntries(THEMES.map((theme) => [theme, 'on' as const])))).toEqual(TOPICS)
})
