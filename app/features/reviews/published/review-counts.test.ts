import { expect, test } from 'vitest'
import { countReviews, type ReviewCell } from './review-counts.ts'
import { ALL_REVIEWS, type ReviewsAddress } from './reviews-address.ts'

const CELLS: ReviewCell[] = [
  { stars: 5, role: 'parent', language: 'de', level: undefined, themes: [], count: 7 },
  { stars: 5, role: 'pupil', language: 'de', level: 'proof', themes: ['praise_rooms'], count: 2 },
  { stars: 1, role: 'parent', language: 'fr', level: 'invited', themes: ['praise_rooms', 'wish_help'], count: 3 },
]
const count = (filters: Partial<ReviewsAddress> = {}) => countReviews(CELLS, { ...ALL_REVIEWS, ...filters })

test('without filters every choice tells how many reviews have it', () => {
  expect(count()).toEqual({
    total: 12,
    matching: 12,
    without: { stars: 12, role: 12, language: 12, level: 12, theme: 12 },
    choices: {
      stars: [
        { value: 5, count: 9 },
        { value: 1, count: 3 },
      ],
      role: [
        { value: 'parent', count: 10 },
        { value: 'pupil', count: 2 },
      ],
      language: [
        { value: 'de', count: 9 },
        { value: 'fr', count: 3 },
      ],
      level: [
        { value: 'invited', count: 3 },
        { value: 'proof', count: 2 },
      ],
      theme: [
        { value: 'wish_help', count: 3 },
        { value: 'praise_rooms', count: 5 },
      ],
    },
  })
})

test('a choice tells what it would leave together with the other filters, not with its own', () => {
  const { matching, choices } = count({ stars: 5, role: 'parent' })
  expect(matching).toBe(7)
  expect(choices.role).toEqual([
    { value: 'parent', count: 7 },
    { value: 'pupil', count: 2 },
  ])
  expect(choices.stars).toEqual([
    { value: 5, count: 7 },
    { value: 1, count: 3 },
  ])
  expect(choices.level).toEqual([])
})

test('when nothing fits, each filter tells what dropping it would give', () => {
  expect(count({ stars: 1, role: 'parent', level: 'proof' })).toMatchObject({
    matching: 0,
    without: { stars: 0, role: 0, language: 0, level: 3 },
  })
})

test('a school without reviews has nothing to choose', () => {
  expect(countReviews([], ALL_REVIEWS)).toMatchObject({ total: 0, matching: 0, choices: { stars: [], role: [] } })
})

test('a review with several themes counts for each, and a theme filters with the others', () => {
  expect(count({ theme: 'praise_rooms' })).toMatchObject({
    matching: 5,
    choices: { stars: [{ count: 2 }, { count: 3 }] },
  })
  expect(count({ theme: 'wish_help', stars: 5 })).toMatchObject({ matching: 0, without: { stars: 3, theme: 9 } })
})
