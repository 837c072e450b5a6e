import { britishDay } from '../cleaning/days.ts'
import { type Fact, onDay } from './fact.ts'

/** Ofsted grades; only the register distinguishes the two kinds of the lowest one. */
const RATINGS: Readonly<Record<string, string>> = {
  outstanding: 'outstanding',
  good: 'good',
  'requires improvement': 'requires_improvement',
  inadequate: 'inadequate',
  'serious weaknesses': 'inadequate',
  'special measures': 'inadequate',
}

/** Returns an Ofsted grade, which only holds on the date of its inspection; nothing if that date is not known. */
export function ofstedRating(rating: string, inspected: string): Fact[] {
  const choice = RATINGS[rating.toLowerCase()]
  const day = britishDay(inspected)
  return choice && day ? [{ fact: 'ofsted_rating', period: onDay(day), choice }] : []
}
