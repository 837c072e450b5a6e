import type { Segment } from '../index/segment/segment.ts'
import type { Gazetteer } from '../language/gazetteer/gazetteer.ts'
import type { TeamSynonyms } from '../language/team-synonyms.ts'
import type { SearchMemo } from './match/search-memo.ts'

/** What one search looks in, and what it has found so far; discarded with it. */
export type SearchContext = {
  /** Together they form the directory, the largest first. */
  segments: readonly Segment[]
  /** Whether the text asks for schools that are not for children. */
  asksForOthers: boolean
  gazetteer: Gazetteer
  synonyms: TeamSynonyms
  memo: SearchMemo
}
