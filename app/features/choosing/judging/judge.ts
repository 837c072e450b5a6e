import { CHOICE_SEPARATOR } from '#app/features/facts/vocabulary/fact-definition.ts'
import type { Point } from '#search-engine/base/distance.ts'
import { NEEDS, type Wish } from '../answers.ts'
import { type Candidate, factOf, foundOf, unknownOf } from './candidate.ts'
import type { Criterion, Judgement } from './criteria.ts'
import { judgeClasses, judgePlaces, judgeResults, judgeSmall, type Middles } from './judge-figures.ts'
import { type Found, OFFERS, unknownWish } from './judge-offers.ts'
import { type Sentence, say } from './sentence.ts'

/** What schools are judged beside. */
export type Beside = {
  middles: Middles
  /** Where the family lives, if that is known exactly. */
  home: Point | undefined
}

/** Judges a school by what a family wants, in its order. */
export const judgeAll = (school: Candidate, criteria: readonly Criterion[], beside: Beside): Judgement[] =>
  criteria.map((criterion) => ({ criterion, ...judge(school, criterion, beside) }))

function judge(school: Candidate, criterion: Criterion, beside: Beside): NonNullable<Found> {
  if (criterion.kind === 'wish') return judgeWish(school, criterion.wish, beside)
  if (criterion.kind === 'homeLanguage') return judgeLanguage(school, criterion.language)
  const need = criterion.kind === 'need' ? criterion.need : 'newcomers_language'
  return judgeNeed(school, need)
}

/** Returns what is known of a wish, or that nothing is. */
export function judgeWish(school: Candidate, wish: Wish, beside: Beside): NonNullable<Found> {
  return knownOfWish(school, wish, beside) ?? { state: 'unknown', sentence: unknownWish(school, wish) }
}

function knownOfWish(school: Candidate, wish: Wish, { middles, home }: Beside): Found {
  switch (wish) {
    case 'results':
      return judgeResults(school, middles)
    case 'small':
      return judgeSmall(school, middles)
    case 'smallClasses':
      return judgeClasses(school, middles)
    case 'places':
      return judgePlaces(school, home)
    default:
      return OFFERS[wish](school)
  }
}

/** A need that a register does not name is not known, rather than not met. */
function judgeNeed(school: Candidate, need: string): NonNullable<Found> {
  const named = factOf(school, 'support_needs')
  const asked = foundOf(school, 'asked.need', need)
  const values = { need: [1, 'needs'] } as const
  const has = typeof named.value === 'string' && named.value.split(CHOICE_SEPARATOR).includes(need)
  if (has && NEEDS.includes(need))
    return { state: 'met', sentence: say('chooseSay.need', [{ ...named, value: need }, asked], values) }
  const unknown = { ...unknownOf(school, 'support_needs'), value: named.value }
  return { state: 'unknown', sentence: say('chooseSay.unknown.need', [unknown, asked], values) }
}

function judgeLanguage(school: Candidate, language: string): NonNullable<Found> {
  const taught = school.known['directory.languages']
  const asked = foundOf(school, 'asked.language', [language])
  const values = { language: [1, 'languages'] } as const
  const has = Array.isArray(taught?.value) && taught.value.includes(language)
  const sentence: Sentence = has
    ? say('chooseSay.homeLanguage', [taught!, asked], values)
    : say('chooseSay.unknown.homeLanguage', [taught ?? unknownOf(school, 'directory.languages'), asked], values)
  return { state: has ? 'met' : 'unknown', sentence }
}
