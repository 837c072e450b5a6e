import {
  type Bitmap,
  hasBit,
  intersectWith,
  removeFrom,
  subtractFrom,
  uniteWith,
  visitBits,
} from '../../base/sets/bitmap.ts'
import { scratchCopy } from '../../base/sets/scratch.ts'
import { docsNamed } from '../../base/text/name-index.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { LEVEL, LEVELS, type Level, levelInBits } from '../match/match.ts'
import type { NameKeys, Plan } from '../plan.ts'
import { type BitsSelection, UNMET, unmetLevel } from '../select/selection.ts'
import type { FactRanking, Order, Placed } from './order.ts'
import { isExactName, rankOf } from './rank.ts'

type Wanted = (segment: Segment, doc: number) => boolean

/**
 * Returns, in order, schools `[from, to)` of those in a bitmap selection that pass the filters.
 *
 * @param isWanted called for each school in that order; those it rejects are left out
 */
export function rankBits(
  segment: Segment,
  selection: BitsSelection,
  passing: Bitmap,
  plan: Plan,
  order: Order,
  from: number,
  to: number,
  isWanted: Wanted,
): Placed[] {
  const first = new FirstDocs(segment, to, isWanted)
  const docs = docsInOrder(segment, order)
  if (docs) takeInOrder(first, docs, passing)
  else if (typeof order === 'object') takeByFact(first, segment, passing, order)
  else takeByRank(first, segment, selection, passing, plan)
  return first.docs.slice(from).map((doc) => placeInBits(segment, selection, plan, doc))
}

export function placeInBits(segment: Segment, { match, preferred }: BitsSelection, plan: Plan, doc: number): Placed {
  const unmet = unmetLevel(preferred, doc) / UNMET
  return { segment, doc, rank: rankOf(segment, plan, doc, levelInBits(match, doc), true, unmet), chord: 0 }
}

/** Collects wanted documents one by one, until there are enough. */
class FirstDocs {
  readonly docs: number[] = []
  readonly #segment: Segment
  readonly #count: number
  readonly #isWanted: Wanted

  constructor(segment: Segment, count: number, isWanted: Wanted) {
    this.#segment = segment
    this.#count = count
    this.#isWanted = isWanted
  }

  get isFull(): boolean {
    return this.docs.length >= this.#count
  }

  /** @returns whether there is room for more */
  take(doc: number): boolean {
    if (!this.isFull && this.#isWanted(this.#segment, doc)) this.docs.push(doc)
    return !this.isFull
  }
}

/**
 * Returns all documents in an order; undefined for relevance and facts. Distance needs a point, in which case
 * selections are lists.
 */
function docsInOrder(segment: Segment, order: Order): Uint32Array | undefined {
  if (order === 'rating') return segment.byRating
  if (order === 'reviews') return segment.byReviews
  return order === 'name' ? segment.byName : undefined
}

function takeInOrder(first: FirstDocs, order: Uint32Array, passing: Bitmap): void {
  for (let at = 0; at < order.length && !first.isFull; at++) {
    if (hasBit(passing, order[at]!)) first.take(order[at]!)
  }
}

/** The schools with a value to compare, then the others by number. */
function takeByFact(first: FirstDocs, { facts }: Segment, passing: Bitmap, { fact, sign, edition }: FactRanking): void {
  const { editions } = facts.values(fact)
  const others = scratchCopy(passing)
  for (const doc of facts.order(fact, sign)) {
    if (first.isFull) return
    if (!hasBit(passing, doc) || (edition !== undefined && editions[doc] !== edition)) continue
    removeFrom(others, doc)
    first.take(doc)
  }
  visitBits(others, (doc) => first.take(doc))
}

/** Exact names first, then level by level, with exact names by correction before other corrections; ties by number. */
function takeByRank(
  first: FirstDocs,
  segment: Segment,
  { match, preferred }: BitsSelection,
  passing: Bitmap,
  plan: Plan,
): void {
  const names = new Set<number>()
  const isNew = (doc: number) => hasBit(passing, doc) && !names.has(doc)
  const takeNames = (keys: NameKeys | undefined, level: Level) => {
    const docs = keys ? exactNames(segment, keys) : []
    const named = docs.filter((doc) => hasBit(match.upTo[level]!, doc) && isNew(doc))
    named.every((doc) => names.add(doc) && first.take(doc))
  }
  takeNames(plan.keys, LEVEL.written)
  takeNames(plan.keys, LEVEL.synonym)
  for (const among of byUnmet(passing, preferred)) {
    let before: Bitmap | undefined
    for (let level = 0; level < LEVELS && !first.isFull; level++) {
      if (level === LEVEL.oneEdit) takeNames(plan.correctedKeys, LEVEL.twoEdits)
      const docs = match.upTo[level]!
      if (docs !== before) takeLevel(first, docs, before, among, names)
      before = docs
    }
  }
}

/** Returns the members of a set that are in all preferred sets, then those in all but one, and so on. */
function byUnmet(passing: Bitmap, preferred: readonly Bitmap[]): Bitmap[] {
  return preferred.reduce<Bitmap[]>(
    (sets, liked) => {
      const met = sets.map((set) => intersectWith(scratchCopy(set), liked))
      const unmet = sets.map((set) => subtractFrom(scratchCopy(set), liked))
      return [...met, ...unmet.slice(-1)].map((set, at) =>
        at > 0 && at < met.length ? uniteWith(set, unmet[at - 1]!) : set,
      )
    },
    [passing],
  )
}

/** Takes the documents of a level until there are enough: in most levels, only the first words are looked at. */
function takeLevel(
  first: FirstDocs,
  docs: Bitmap,
  before: Bitmap | undefined,
  passing: Bitmap,
  names: ReadonlySet<number>,
): void {
  for (let i = 0; i < docs.length; i++) {
    let word = docs[i]! & passing[i]!
    if (before) word &= ~before[i]!
    for (; word !== 0; word &= word - 1) {
      const doc = i * 32 + 31 - Math.clz32(word & -word)
      if (!names.has(doc) && !first.take(doc)) return
    }
  }
}

/** Returns the documents whose name is the text as typed, in ascending order. */
export function exactNames(segment: Segment, keys: NameKeys): number[] {
  const docs = keys.all.flatMap((key) => docsNamed(segment.names, key))
  return docs.filter((doc) => isExactName(segment, keys, doc, true)).sort((a, b) => a - b)
}
