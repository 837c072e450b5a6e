import type { Segment } from '../index/segment/segment.ts'
import type { Gazetteer } from '../language/gazetteer/gazetteer.ts'
import { regionalMeanings } from '../language/names/synonyms.ts'
import { countResults } from './count-results.ts'
import type { SearchMemo } from './match/search-memo.ts'
import type { Plan } from './plan.ts'
import { replaceWords, writtenAs } from './replace-words.ts'
import { resolveText } from './resolve.ts'
import type { SearchQuery } from './search-query.ts'
import type { SearchResult } from './search-result.ts'

/**
 * Returns what the first abbreviation in a text means in different regions, if no place decides and at least two
 * meanings have results.
 */
export function meaningsOf(
  segments: readonly Segment[],
  gazetteer: Gazetteer,
  query: SearchQuery,
  { point, area, words, officialNumber }: Plan,
  memo: SearchMemo,
): SearchResult['meanings'] {
  if (point || area || officialNumber !== undefined || query.box || query.literal) return undefined
  const word = words.find(({ text }) => regionalMeanings(text).length > 0)
  if (!word) return undefined
  const texts = regionalMeanings(word.text)
    .map((meaning) => ({ meaning, text: replaceWords(query.text, new Map([[word.text, meaning]])) }))
    .filter(({ text }) => {
      const meant = { ...query, text, literal: true }
      return countResults(segments, meant, resolveText(segments, gazetteer, meant, memo), memo) > 0
    })
  return texts.length > 1 ? { typed: writtenAs(word.text, [query.text]), texts } : undefined
}
