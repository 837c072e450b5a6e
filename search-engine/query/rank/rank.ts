import { TRAITS } from '../../index/columns/traits.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { LEVEL } from '../match/match.ts'
import type { NameKeys, Plan } from '../plan.ts'
import { BY_NUMBER, type ListSelection, OUTSIDE } from '../select/selection.ts'

/** Why a result was found, as the page shows it. */
export type Reason =
  | 'official_number'
  | 'exact_name'
  | 'all_words'
  | 'synonym'
  | 'beginning'
  | 'correction'
  | 'in_place'
  | 'nearby'

/**
 * The order by relevance: a school's rank is its index here, smaller is better. Among schools with the words, those in
 * the requested place come before all others, however well these match: KGS Köln means Catholic primary schools there,
 * even where they write it out. A school whose name is the whole text is meant wherever it is, and corrected words are
 * a guess, of which the better one comes first.
 */
const RANKS = [
  ['official_number', 'in_place'],
  // Among exact names, first those spelt exactly so.
  ['exact_name', 'in_place'],
  ['exact_name', 'in_place'],
  ['exact_name', 'nearby'],
  ['exact_name', 'nearby'],
  ['all_words', 'in_place'],
  ['synonym', 'in_place'],
  ['beginning', 'in_place'],
  ['all_words', 'nearby'],
  ['synonym', 'nearby'],
  ['beginning', 'nearby'],
  // Among corrected words, first those that make an exact name, then one edit, then two.
  ['correction', 'in_place'],
  ['correction', 'nearby'],
  ['correction', 'in_place'],
  ['correction', 'nearby'],
  ['correction', 'in_place'],
  ['correction', 'nearby'],
] as const satisfies readonly (readonly [Reason, Reason])[]
/** First ranks, to which the level, or one for schools outside the place, is added. */
const FIRST = { name: 1, wordsInside: 5, wordsOutside: 8, correctedName: 11, oneEdit: 13, twoEdits: 15 } as const
/** Rank of a school whose official number was searched for. */
const NUMBER_RANK = 0

/** Returns the rank of a document that has all words at a level. */
export function rankOf(segment: Segment, plan: Plan, doc: number, level: number, isInside: boolean): number {
  const outside = isInside ? 0 : 1
  if (level <= LEVEL.synonym && isExactName(segment, plan.keys, doc, isInside)) return FIRST.name + 2 * outside + level
  if (level < LEVEL.oneEdit) return (isInside ? FIRST.wordsInside : FIRST.wordsOutside) + level
  if (isExactName(segment, plan.correctedKeys, doc, isInside)) return FIRST.correctedName + outside
  return (level === LEVEL.oneEdit ? FIRST.oneEdit : FIRST.twoEdits) + outside
}

/** Returns the rank of an element of a list selection. */
export function rankAt(segment: Segment, plan: Plan, { docs, levels }: ListSelection, at: number): number {
  const level = levels[at]!
  if (level === BY_NUMBER) return NUMBER_RANK
  const isInside = level < OUTSIDE
  return rankOf(segment, plan, docs[at]!, isInside ? level : level - OUTSIDE, isInside)
}

/** Whether the whole text is the name, or the text without the place if the school is there. */
export function isExactName(
  { nameKey, traits }: Segment,
  keys: NameKeys | undefined,
  doc: number,
  isInside: boolean,
): boolean {
  const key = nameKey[doc]!
  if (!keys?.all.includes(key)) return false
  const { country } = TRAITS[traits[doc]!]!
  return key === keys.text?.[country] || (isInside && key === keys.rest?.[country])
}

export const isOutside = (rank: number): boolean => RANKS[rank]![1] === 'nearby'

/** Returns why a school with a rank was found; a search without words needs no reason. */
export function reasonsOf(rank: number, plan: Plan): Reason[] {
  const [reason, where] = RANKS[rank]!
  const isFoundByWords = rank >= FIRST.wordsInside
  const reasons: Reason[] = isFoundByWords && plan.words.length === 0 ? [] : [reason]
  if (plan.place) reasons.push(where)
  return reasons
}
