import { regionalMeanings } from '../language/names/synonyms.ts'
import { countResults } from './evaluate.ts'
import type { Plan } from './plan.ts'
import { resolveText } from './readings/resolve-text.ts'
import { replaceWords, writtenAs } from './replace-words.ts'
import type { SearchContext } from './search-context.ts'
import type { SearchQuery } from './search-query.ts'
import type { SearchResult } from './search-result.ts'

/**
 * Returns what the first abbreviation in a text means in different regions, if no place decides and at least two
 * meanings have results.
 */
export function meaningsOf(
  context: SearchContext,
  query: SearchQuery,
  { point, areas, words, officialNumber }: Plan,
): SearchResult['meanings'] {
  if (point || areas || officialNumber !== undefined || query.box || query.literal) return undefined
  const word = words.find(({ text }) => regionalMeanings(text).length > 0)
  if (!word) return undefined
  const texts = regionalMeanings(word.text)
    .map((meaning) => ({ meaning, text: replaceWords(query.text, new Map([[word.text, meaning]])) }))
    .filter(({ text }) => {
      const meant = { ...query, text, literal: true }
      return countResults(context, meant, resolveText(context, meant)) > 0
    })
  return texts.length > 1 ? { typed: writtenAs(word.text, [query.text]), texts } : undefined
}
