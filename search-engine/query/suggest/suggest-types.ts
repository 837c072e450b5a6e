import { CATEGORIES, type Category } from '#db/vocabulary.ts'
import { prefixRange, termAt } from '../../base/text/lexicon.ts'
import { TRAITS } from '../../index/columns/traits.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { docOf } from '../../index/terms/postings.ts'
import { fold } from '../../language/fold.ts'
import { localTypeBeginning, localTypeIn } from '../../language/term-kinds.ts'
import { postingCount } from '../match/match-terms.ts'

/** A register's word for a type of school, and how many schools have it. */
export type SuggestedType = { localType: string; category: Category; schools: number }

/** Returns the types whose word begins with the text, most frequent first. */
export function suggestTypes(segments: readonly Segment[], text: string, count: number): SuggestedType[] {
  const types = new Map<string, SuggestedType>()
  for (const segment of segments) {
    const [from, to] = prefixRange(segment.lexicon, localTypeBeginning(fold(text)))
    for (let term = from; term < to; term++) {
      const localType = localTypeIn(termAt(segment.lexicon, term))
      const first = docOf(segment.postings[segment.postingOffsets[term]!]!)
      const category = CATEGORIES[TRAITS[segment.traits[first]!]!.category]!
      const schools = postingCount(segment, { from: term, to: term + 1 }) + (types.get(localType)?.schools ?? 0)
      types.set(localType, { localType, category, schools })
    }
  }
  return [...types.values()].sort((a, b) => b.schools - a.schools).slice(0, count)
}
