import { TRAITS } from '../../index/columns/traits.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { LEVEL } from '../match/match.ts'
import type { NameKeys, Plan } from '../plan.ts'
import { BY_NUMBER, type ListSelection, MAX_UNMET, OUTSIDE_PLACE, UNMET } from '../select/selection.ts'

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
 * The order by relevance: a school's rank is its index here, smaller is better. Schools in the requested place come
 * before all others, however well these match: KGS Köln means Catholic primary schools there, even where they write it
 * out. Corrected words are a guess, of which the better one comes first.
 */
const RANKS = [
  ['official_number', 'in_place'],
  // Among exact names, first those spelt exactly so.
  ['exact_name', 'in_place'],
  ['exact_name', 'in_place'],
  ['all_words', 'in_place'],
  ['synonym', 'in_place'],
  ['beginning', 'in_place'],
  // Among corrected words, first those that make an exact name, then one edit, then two.
  ['correction', 'in_place'],
  ['correction', 'in_place'],
  ['correction', 'in_place'],
  ['exact_name', 'nearby'],
  ['exact_name', 'nearby'],
  ['all_words', 'nearby'],
  ['synonym', 'nearby'],
  ['beginning', 'nearby'],
  ['correction', 'nearby'],
  ['correction', 'nearby'],
  ['correction', 'nearby'],
] as const satisfies readonly (readonly [Reason, Reason])[]
/** First ranks in the place, to which the level is added; those outside it follow in the same order. */
const FIRST = { name: 1, words: 3, correctedName: 6, oneEdit: 7, twoEdits: 8 } as const
const RANKS_IN_PLACE = 8
/** Rank of a school whose official number was searched for. */
const NUMBER_RANK = 0
/**
 * Ranks with as many preferred sets missed: within the place, and outside it, these count more than how words match.
 */
const STEP = RANKS.length

/**
 * Returns the rank of a document that has all words at a level, and the number of preferred sets that it is not in; a
 * whole number that sorts, see {@link rankIn}.
 */
export function rankOf(
  segment: Segment,
  plan: Plan,
  doc: number,
  level: number,
  isInside: boolean,
  unmet: number,
): number {
  const rank = plainRank(segment, plan, doc, level, isInside) + (isInside ? 0 : RANKS_IN_PLACE)
  if (rank < FIRST.words) return rank
  const outside = isInside ? 0 : 1
  // Around a place, what a school has counts more than on which side of the border it is.
  return (
    rank +
    STEP *
      (plan.interpretation.around || plan.place?.kind === 'district'
        ? 2 * unmet + outside
        : unmet + MAX_UNMET * outside)
  )
}

function plainRank(segment: Segment, plan: Plan, doc: number, level: number, isInside: boolean): number {
  if (level <= LEVEL.synonym && isExactName(segment, plan.keys, doc, isInside)) return FIRST.name + level
  if (level < LEVEL.oneEdit) return FIRST.words + level
  if (isExactName(segment, plan.correctedKeys, doc, isInside)) return FIRST.correctedName
  return level === LEVEL.oneEdit ? FIRST.oneEdit : FIRST.twoEdits
}

/** Returns the rank of an element of a list selection. */
export function rankAt(segment: Segment, plan: Plan, { docs, levels }: ListSelection, at: number): number {
  const level = levels[at]! % UNMET
  if (level === BY_NUMBER) return NUMBER_RANK
  const unmet = Math.floor(levels[at]! / UNMET)
  const isInside = level < OUTSIDE_PLACE
  return rankOf(segment, plan, docs[at]!, isInside ? level : level - OUTSIDE_PLACE, isInside, unmet)
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

const rankIn = (rank: number) => RANKS[rank % STEP]!

export const isOutside = (rank: number): boolean => rankIn(rank)[1] === 'nearby'

/** Returns why a school with a rank was found; a search without words needs no reason. */
export function reasonsOf(rank: number, plan: Plan): Reason[] {
  const [reason, where] = rankIn(rank)
  const isByWords = reason !== 'official_number' && reason !== 'exact_name'
  const reasons: Reason[] = isByWords && plan.words.length === 0 ? [] : [reason]
  if (plan.place) reasons.push(where)
  return reasons
}
