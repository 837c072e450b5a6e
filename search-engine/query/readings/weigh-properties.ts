import { CATEGORIES, FEATURES } from '#db/vocabulary.ts'
import { type Bitmap, countBits, subtractFrom, uniteWith } from '../../base/sets/bitmap.ts'
import { countCommon } from '../../base/sets/count-common.ts'
import { scratchCopy } from '../../base/sets/scratch.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { isKindOfItsOwn, isNeed, isTraining } from '../../language/reading/find-properties.ts'
import { intersect, type Match, matchAll } from '../match/match.ts'
import type { SearchMemo } from '../match/search-memo.ts'
import type { Plan } from '../plan.ts'
import type { SearchContext } from '../search-context.ts'
import type { Concession } from './concession.ts'
import { docsKnown, docsOfCategories, docsOfKinds, docsWith, unionOf } from './match-plan.ts'
import type { There } from './there.ts'

/** With fewer schools than this, those around the place tell what registers know. */
const FEW_RESULTS = 5
/** A property limits the results only if it is known of this share of the schools that are meant. */
const KNOWN_SHARE = 0.6

/** Returns documents with special schools, and these with schools that practise inclusion. */
function withSupport({ choices }: Segment, docs: Bitmap): [Bitmap, Bitmap] {
  const special = uniteWith(scratchCopy(docs), choices.categories[CATEGORIES.indexOf('special_needs')]!)
  return [special, uniteWith(scratchCopy(special), choices.features[FEATURES.indexOf('inclusion')]!)]
}

/** Who names no kind looks for a school of general education; for a trade or a field of study, for one of the last. */
const GENERAL = (['primary', 'secondary', 'high_school'] as const).map((category) => CATEGORIES.indexOf(category))
const UPPER = (['vocational', 'high_school'] as const).map((category) => CATEGORIES.indexOf(category))

/** Returns the documents of the kind that is likely meant by a text which names none; undefined if it is any kind. */
function likelyDocs(
  segment: Segment,
  { likelyKinds, attributes }: Plan,
  concessions: readonly Concession[],
  memo: SearchMemo,
): Bitmap | undefined {
  if (likelyKinds.length > 0) return docsOfKinds(segment, likelyKinds, memo)
  const bridges = attributes.flatMap((attribute) => attribute.bridges)
  if (bridges.some(isTraining)) return docsOfCategories(segment, UPPER)
  return bridges.length === 0 && concessions.length > 0 ? docsOfCategories(segment, GENERAL) : undefined
}

type PropertiesFound = { matches: Match[]; preferred: Bitmap[][]; concessions: Concession[] }

/**
 * A property that is known of most of the schools meant limits the results; another one puts those first that are known
 * to have it, because unknown is not no.
 */
export function weighProperties(
  { segments, memo }: SearchContext,
  plan: Plan,
  found: readonly Match[],
  there: There,
): PropertiesFound {
  let matches = [...found]
  const preferred: Bitmap[][] = segments.map(() => [])
  const concessions: Concession[] = []
  /** The documents with each property that limits nothing, in each segment. */
  const open: Bitmap[][] = []
  for (const attribute of plan.attributes) {
    const having = segments.map((segment) => docsWith(segment, attribute, memo))
    const knownOf = segments.map((segment) => docsKnown(segment, attribute, memo))
    /** Those that have it, and those of which it is not known. */
    const openOr = (docs: Bitmap, at: number) =>
      uniteWith(subtractFrom(scratchCopy(segments[at]!.live), knownOf[at]!), docs)
    const inside = matches.map((match, at) => there.docs(match, at))
    // A village tells nothing about what registers know.
    const among =
      sum(inside, countBits) < FEW_RESULTS ? matches.map((match, at) => there.docsAround(match, at)) : inside
    const total = sum(among, countBits)
    const known = sum(among, (docs, at) => countCommon(docs, knownOf[at]!))
    const yes = sum(among, (docs, at) => countCommon(docs, having[at]!))
    const limited = matches.map((match, at) => intersect(match, matchAll(having[at]!)))
    // Few schools are of another country, and families go to them.
    if (attribute.bridges.some(isKindOfItsOwn) && there.isSaid && there.countAround(limited) > 0) {
      matches = limited
      continue
    }
    const isKnown = total > 0 && known >= KNOWN_SHARE * total
    if (isKnown || (!there.isSaid && !plan.areas)) {
      const possible = isKnown
        ? matches.map((match, at) => intersect(match, matchAll(openOr(having[at]!, at))))
        : limited
      if (yes > 0 || (there.isSaid && there.countAround(limited) > 0)) {
        matches = yes >= FEW_RESULTS || yes === 0 || there.count(possible) === 0 ? limited : possible
        if (matches === possible) for (const [at, docs] of having.entries()) preferred[at]!.push(docs)
        continue
      }
    }
    open.push(having)
    for (const [at, docs] of having.entries()) preferred[at]!.push(docs)
    if (known > yes) for (const [at, docs] of having.entries()) preferred[at]!.push(openOr(docs, at))
    if (attribute.bridges.some(isNeed))
      for (const [at, docs] of having.entries()) preferred[at]!.push(...withSupport(segments[at]!, docs))
    concessions.push({ kind: 'property', words: [attribute.text], having: yes, total, isKnown })
  }
  if (plan.kinds.length === 0)
    for (const [at, segment] of segments.entries()) {
      const likely = likelyDocs(segment, plan, concessions, memo)
      // What is wanted counts more than what is only likely.
      if (likely) preferred[at]!.push(unionOf(segment, [likely, ...open.map((having) => having[at]!)]))
    }
  return { matches, preferred, concessions }
}

const sum = <T>(list: readonly T[], count: (one: T, at: number) => number): number =>
  list.reduce((total, one, at) => total + count(one, at), 0)
