import { describe, expect, test } from 'vitest'
import { generateReviews } from './generate-reviews.ts'
import { generateSchools } from './generate-schools.ts'

const now = new Date('2026-06-01T00:00:00Z')
const schools = [...generateSchools(2000)]
const reviews = schools.map((school) => ({ school, list: [...generateReviews(school, now)] }))

describe('generateReviews', () => {
  test('yields as many reviews of each rating as the school has stars', () => {
    for (const { school, list } of reviews) {
      const counts = [1, 2, 3, 4, 5].map((rating) => list.filter((review) => review.rating === rating).length)
      expect(counts).toEqual(school.stars)
    }
  })

  test('writes at least fifty characters without repeating a sentence', () => {
    for (const { comment } of reviews.flatMap(({ list }) => list)) {
      expect(comment.length).toBeGreaterThanOrEqual(50)
      const sentences = comment.split(/(?<=\.) /)
      expect(new Set(sentences).size).toBe(sentences.length)
    }
  })

  test('is repeatable, in the past, and aged after three years', () => {
    expect([...generateReviews(schools[1]!, now)]).toEqual(reviews[1]!.list)
    for (const { published_at, aged } of reviews.flatMap(({ list }) => list)) {
      const years = (now.getTime() - Date.parse(published_at)) / (365.25 * 86_400_000)
      expect(years).toBeGreaterThanOrEqual(0)
      expect(aged).toBe(years > 3)
    }
  })
})
