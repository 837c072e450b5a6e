import { hasBit } from '../base/sets/bitmap.ts'
import { docsNamed } from '../base/text/name-index.ts'
import { FLAGS } from '../index/columns/segment-data.ts'
import { TRAITS } from '../index/columns/traits.ts'
import type { Segment } from '../index/segment/segment.ts'
import { LEVELS, levelIn } from './match/match.ts'
import { placeMembers } from './match/match-places.ts'
import type { Plan } from './plan.ts'
import type { SearchContext } from './search-context.ts'

/**
 * Returns the search with the schools that are not for children, if these are left out although the text, alone or with
 * its place, is the name of one of them and of no school for children. Otherwise undefined.
 */
export function withNamedOthers(context: SearchContext, plan: Plan): SearchContext | undefined {
  const { segments } = context
  const isNamed = segments.some(({ withOthers }) => {
    return withOthers !== undefined && plan.keys.all.some((key) => isNameOfOthers(withOthers, plan, key))
  })
  return isNamed ? { ...context, segments: segments.map((segment) => segment.withOthers ?? segment) } : undefined
}

function isNameOfOthers(segment: Segment, { keys, places }: Plan, key: number): boolean {
  const { names, live, flags, traits } = segment
  const isOther = (doc: number) => (flags[doc]! & FLAGS.others) !== 0
  const named = docsNamed(names, key).filter((doc) => hasBit(live, doc))
  if (!named.some(isOther)) return false
  const there = placeMembers(segment, places)
  const meant = named.filter((doc) => {
    const { country } = TRAITS[traits[doc]!]!
    return key === keys.text?.[country] || (key === keys.rest?.[country] && levelIn(there, doc) < LEVELS)
  })
  return meant.length > 0 && meant.every(isOther)
}
