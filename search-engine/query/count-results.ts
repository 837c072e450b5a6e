import type { Segment } from '../index/segment/segment.ts'
import { countRows, evaluate } from './evaluate.ts'
import type { SearchMemo } from './match/search-memo.ts'
import { hasNothing, type ResolvedText, resolve } from './resolve.ts'
import type { SearchQuery } from './search-query.ts'

/** Returns the number of rows that a query has. @param text the resolved text of the query */
export function countResults(
  segments: readonly Segment[],
  query: SearchQuery,
  text: ResolvedText,
  memo: SearchMemo,
): number {
  if (hasNothing(text)) return 0
  const resolved = resolve(segments, query, text, memo, false)
  return countRows(segments.map((segment, at) => evaluate(segment, resolved.selections[at]!, resolved)))
}
