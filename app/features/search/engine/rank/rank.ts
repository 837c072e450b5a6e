import { LEVEL } from '../match/match.ts'
import type { NameKeys, Plan } from '../query/plan.ts'
import type { Segment } from '../segment/segment.ts'
import { TRAITS } from '../segment/traits.ts'

/**
 * Place of a school in the order by relevance, the smaller the better: twice its step, plus one if it stands outside
 * the place that was asked for. Steps: official number, exact name, all words by their level, and of corrected words
 * first those that make an exact name.
 */
const STEP = { number: 0, name: 1, words: 2, correctedName: 5, correctedWords: 3 } as const
/** Rank of a school whose official number was asked for. */
export const NUMBER_RANK = 2 * STEP.number

/** What the page says about a result: why it was found. */
export type Reason =
  | 'official_number'
  | 'exact_name'
  | 'all_words'
  | 'synonym'
  | 'beginning'
  | 'correction'
  | 'in_place'
  | 'nearby'

const REASON_OF_STEP: readonly Reason[] = [
  'official_number',
  'exact_name',
  'all_words',
  'synonym',
  'beginning',
  'correction',
  'correction',
  'correction',
]

/** Rank of a document that has all words at a level. */
export function rankOf(segment: Segment, plan: Plan, doc: number, level: number, isInside: boolean): number {
  return 2 * stepOf(segment, plan, doc, level, isInside) + (isInside ? 0 : 1)
}

function stepOf(segment: Segment, plan: Plan, doc: number, level: number, isInside: boolean): number {
  if (level <= LEVEL.synonym && isExactName(segment, plan.keys, doc, isInside)) return STEP.name
  if (level < LEVEL.oneEdit) return STEP.words + level
  return isExactName(segment, plan.correctedKeys, doc, isInside) ? STEP.correctedName : STEP.correctedWords + level
}

/** The whole text is the name, or what is left of it without the place where the school stands. */
export function isExactName(
  { nameKey, traits }: Segment,
  keys: NameKeys | undefined,
  doc: number,
  isInside: boolean,
): boolean {
  const { country } = TRAITS[traits[doc]!]!
  const key = nameKey[doc]!
  return keys !== undefined && (key === keys.text?.[country] || (isInside && key === keys.rest?.[country]))
}

/** Why a school of a rank was found; a search for nothing needs no reason. */
export function reasonsOf(rank: number, plan: Plan): Reason[] {
  const step = rank >>> 1
  const isFoundByWords = step !== STEP.number && step !== STEP.name
  const reasons = isFoundByWords && plan.words.length === 0 ? [] : [REASON_OF_STEP[step]!]
  if (plan.place) reasons.push(rank % 2 === 0 ? 'in_place' : 'nearby')
  return reasons
}
