import { LEVEL } from '../match/match.ts'
import type { Plan } from '../query/plan.ts'
import type { Segment } from '../segment/segment.ts'
import { TRAITS } from '../segment/traits.ts'

/**
 * Place of a school in the order by relevance, the smaller the better: twice its step, plus one if it stands outside
 * the place that was asked for. Steps: official number, exact name, then all words by their level.
 */
const STEP = { number: 0, name: 1, words: 2 } as const
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
]

/** Rank of a document that has all words at a level. */
export function rankOf(segment: Segment, plan: Plan, doc: number, level: number, isInside: boolean): number {
  const step = level <= LEVEL.synonym && isExactName(segment, plan, doc, isInside) ? STEP.name : STEP.words + level
  return 2 * step + (isInside ? 0 : 1)
}

/** The whole text is the name, or what is left of it without the place where the school stands. */
export function isExactName({ nameKey, traits }: Segment, plan: Plan, doc: number, isInside: boolean): boolean {
  const key = nameKey[doc]!
  const { country } = TRAITS[traits[doc]!]!
  return key === plan.textKeys?.[country] || (isInside && key === plan.restKeys?.[country])
}

/** Why a school of a rank was found; a search for nothing needs no reason. */
export function reasonsOf(rank: number, plan: Plan): Reason[] {
  const step = rank >>> 1
  const isFoundByWords = step !== STEP.number && step !== STEP.name
  const reasons = isFoundByWords && plan.words.length === 0 ? [] : [REASON_OF_STEP[step]!]
  if (plan.place) reasons.push(rank % 2 === 0 ? 'in_place' : 'nearby')
  return reasons
}
