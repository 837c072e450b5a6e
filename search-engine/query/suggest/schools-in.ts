import { hasBit } from '../../base/sets/bitmap.ts'
import { termNumber } from '../../base/text/lexicon.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { docOf } from '../../index/terms/postings.ts'
import { queryWords } from '../../language/names/terms.ts'
import { spelledTownKey } from '../../language/places/town.ts'
import { townTerm } from '../../language/term-kinds.ts'
import { LEVELS, levelIn } from '../match/match.ts'
import { matchWords } from '../match/match-text.ts'
import { SearchMemo } from '../match/search-memo.ts'
import { WHOLE_WORDS } from '../match/word-terms.ts'
import type { HasSchools } from './suggest-places.ts'

/** Returns whether towns have schools with all words of a text. */
export const schoolsIn =
  (segments: readonly Segment[]): HasSchools =>
  (text) => {
    const memo = new SearchMemo()
    const words = queryWords(`${text} `)
    const found = segments.map((segment) => ({
      segment,
      match: matchWords(segment, words, 'anywhere', () => WHOLE_WORDS, memo),
    }))
    return ({ name, country, region }) => {
      const town = townTerm(country, spelledTownKey(name, country), region)
      return found.some(({ segment, match }) => {
        const { lexicon, live, postings, postingOffsets } = segment
        const term = termNumber(lexicon, town)
        if (term === -1) return false
        const there = postings.subarray(postingOffsets[term]!, postingOffsets[term + 1]!)
        return there.some((posting) => hasBit(live, docOf(posting)) && levelIn(match, docOf(posting)) < LEVELS)
      })
    }
  }
