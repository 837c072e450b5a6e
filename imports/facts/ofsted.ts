import { britishDay } from '../cleaning/days.ts'
import { type Fact, onDay } from './fact.ts'

/** Grades of Ofsted; the two kinds of the lowest one are told apart in the register only. */
const RATINGS: Readonly<Record<string, string>> = {
  outstanding: 'outstanding',
  good: 'good',
  'requires improvement': 'requires_improvement',
  inadequate: 'inadequate',
  'serious weaknesses': 'inadequate',
  'special measures': 'inadequate',
}

/** A grade of Ofsted, which holds only of the day of its inspection; nothing where that day is not known. */
export function ofstedRating(rating: string, inspected: string): Fact[] {
  const choice = RATINGS[rating.toLowerCase()]
  const day = britishDay(inspected)
  return choice && day ? [{ fact: 'ofsted_rating', period: onDay(day), choice }] : []
}
