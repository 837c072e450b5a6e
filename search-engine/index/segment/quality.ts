import type { SchoolDocument } from '../document.ts'

const PER_FACT = 2
const MAX_FACTS = 15
const EXACT_POSITION = 20
const POSTAL_CODE_POSITION = 10
const PER_DOUBLING_OF_REVIEWS = 10
const MAX_DOUBLINGS = 6

/**
 * Returns the static quality, 0–110: how much a visitor can learn about the school from sources other than the school:
 * official facts, reviews, where it is. It sorts schools that match a search equally well. Texts that only premium
 * schools can write and the ratings themselves play no part: neither money nor praise buys a place.
 */
export function quality(school: SchoolDocument): number {
  const known = Math.min(MAX_FACTS, school.facts?.length ?? 0) * PER_FACT
  const reviews = Math.min(MAX_DOUBLINGS, Math.log2(1 + Math.max(0, school.ratingCount))) * PER_DOUBLING_OF_REVIEWS
  return known + Math.round(reviews) + positionQuality(school)
}

function positionQuality({ precision }: SchoolDocument): number {
  if (precision === 'exact') return EXACT_POSITION
  return precision === 'postal_code' ? POSTAL_CODE_POSITION : 0
}
