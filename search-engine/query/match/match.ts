import { addTo, type Bitmap, hasBit, intersectWith, uniteWith, visitBits } from '../../base/sets/bitmap.ts'
import { countCommon } from '../../base/sets/count-common.ts'
import { scratchBitmap, scratchCopy } from '../../base/sets/scratch.ts'
import { gallop, lowerBound } from '../../base/sets/sorted-list.ts'
import { isFrequent } from '../../index/terms/frequent-terms.ts'

/** How well a document matches a word, best first; with several words, the worst counts. */
export const LEVEL = { written: 0, synonym: 1, beginning: 2, oneEdit: 3, twoEdits: 4 } as const
export type Level = (typeof LEVEL)[keyof typeof LEVEL]
export const LEVELS = 5

/** Few documents: ascending, each with its level. */
export type ListMatch = { kind: 'list'; docs: Uint32Array; levels: Uint8Array }
/** Many documents: `upTo[level]` holds those of that level or better. Bitmaps may be shared and are never changed. */
export type BitsMatch = { kind: 'bits'; upTo: readonly Bitmap[] }
/** The documents of a segment that match a word, or all words, of a search. Replaced documents may be among them. */
export type Match = ListMatch | BitsMatch

export const NO_MATCH: ListMatch = { kind: 'list', docs: new Uint32Array(0), levels: new Uint8Array(0) }

/** Returns a match of all given documents, at the best level. */
export function matchAll(docs: Bitmap): BitsMatch {
  return { kind: 'bits', upTo: new Array<Bitmap>(LEVELS).fill(docs) }
}

/** Returns all documents of a bitmap match, whatever their level. */
export function everyBit({ upTo }: BitsMatch): Bitmap {
  return upTo[LEVELS - 1]!
}

/** Returns the level of a document in a bitmap match, {@link LEVELS} if it is not in it. */
export function levelInBits({ upTo }: BitsMatch, doc: number): number {
  if (!hasBit(upTo[LEVELS - 1]!, doc)) return LEVELS
  let level = 0
  while (!hasBit(upTo[level]!, doc)) level++
  return level
}

/** Returns the level of a document in a match, {@link LEVELS} if it is not in it. */
export function levelIn(match: Match, doc: number): number {
  if (match.kind === 'bits') return levelInBits(match, doc)
  const at = lowerBound(match.docs, doc)
  return match.docs[at] === doc ? match.levels[at]! : LEVELS
}

/** Visits the documents of a match in ascending order. */
export function visitMatch(match: Match, visit: (doc: number, level: number) => void): void {
  if (match.kind === 'bits') {
    // The visitor's return value is not passed on: false would end the visit of a bitmap.
    visitBits(everyBit(match), (doc) => {
      visit(doc, levelInBits(match, doc))
    })
    return
  }
  for (let at = 0; at < match.docs.length; at++) visit(match.docs[at]!, match.levels[at]!)
}

export function docsOf(match: Match, size: number): Bitmap {
  if (match.kind === 'bits') return everyBit(match)
  const docs = scratchBitmap(size)
  for (let at = 0; at < match.docs.length; at++) addTo(docs, match.docs[at]!)
  return docs
}

export function isEmpty(match: Match): boolean {
  return match.kind === 'list' ? match.docs.length === 0 : everyBit(match).every((word) => word === 0)
}

/** Returns a match in which every document better than a level is lowered to it. */
export function atBest(best: Level, match: Match, size: number): Match {
  if (match.kind === 'list') return { ...match, levels: match.levels.map((level) => Math.max(level, best)) }
  const none = scratchBitmap(size)
  return { kind: 'bits', upTo: match.upTo.map((docs, level) => (level < best ? none : docs)) }
}

export function countLive(match: Match, live: Bitmap): number {
  if (match.kind === 'bits') return countCommon(everyBit(match), live)
  let count = 0
  for (let at = 0; at < match.docs.length; at++) if (hasBit(live, match.docs[at]!)) count++
  return count
}

/** Returns the documents in both, each with its worse level. */
export function intersect(a: Match, b: Match): Match {
  if (a.kind === 'bits' && b.kind === 'bits') {
    return { kind: 'bits', upTo: combine(a, b, (one, other) => intersectWith(scratchCopy(one), other)) }
  }
  if (a.kind === 'bits') return intersect(b, a)
  if (b.kind === 'bits') return restrictMatch(a, (doc) => levelInBits(b, doc))
  if (a.docs.length > b.docs.length) return intersect(b, a)
  let at = 0
  return restrictMatch(a, (doc) => {
    at = gallop(b.docs, doc, at)
    return b.docs[at] === doc ? b.levels[at]! : LEVELS
  })
}

/** Returns the documents to which `levelOf` also gives a level, each with the worse of its two levels. */
export function restrictMatch({ docs, levels }: ListMatch, levelOf: (doc: number) => number): ListMatch {
  const keptDocs = new Uint32Array(docs.length)
  const keptLevels = new Uint8Array(docs.length)
  let kept = 0
  for (let at = 0; at < docs.length; at++) {
    const level = levelOf(docs[at]!)
    if (level === LEVELS) continue
    keptDocs[kept] = docs[at]!
    keptLevels[kept++] = Math.max(level, levels[at]!)
  }
  return { kind: 'list', docs: keptDocs.subarray(0, kept), levels: keptLevels.subarray(0, kept) }
}

/** Returns the documents in either, each with its better level. */
export function unite(a: Match, b: Match, size: number): Match {
  if (a.kind === 'list' && a.docs.length === 0) return b
  if (b.kind === 'list' && b.docs.length === 0) return a
  if (a.kind === 'list' && b.kind === 'list' && !isFrequent(a.docs.length + b.docs.length, size))
    return uniteLists(a, b)
  const upTo = combine(toBits(a, size), toBits(b, size), (one, other) => uniteWith(scratchCopy(one), other))
  return { kind: 'bits', upTo }
}

function uniteLists(a: ListMatch, b: ListMatch): ListMatch {
  const entries = new Uint32Array(a.docs.length + b.docs.length)
  for (let at = 0; at < a.docs.length; at++) entries[at] = levelled(a.docs[at]!, a.levels[at]!)
  for (let at = 0; at < b.docs.length; at++) entries[a.docs.length + at] = levelled(b.docs[at]!, b.levels[at]!)
  return matchOfEntries(entries)
}

/** Encodes a document and a level as one number that sorts by document, then level. */
export function levelled(doc: number, level: number): number {
  return doc * 8 + level
}

/** Returns the match of {@link levelled} numbers in any order; a document may occur several times. */
export function matchOfEntries(entries: Uint32Array): ListMatch {
  entries.sort()
  const docs = new Uint32Array(entries.length)
  const levels = new Uint8Array(entries.length)
  let count = 0
  for (let at = 0; at < entries.length; at++) {
    const doc = entries[at]! >>> 3
    if (count > 0 && docs[count - 1] === doc) continue
    docs[count] = doc
    levels[count++] = entries[at]! & 7
  }
  return { kind: 'list', docs: docs.subarray(0, count), levels: levels.subarray(0, count) }
}

function toBits(match: Match, size: number): BitsMatch {
  if (match.kind === 'bits') return match
  const at: Bitmap[] = Array.from({ length: LEVELS }, () => scratchBitmap(size))
  for (let i = 0; i < match.docs.length; i++) addTo(at[match.levels[i]!]!, match.docs[i]!)
  return cumulate(at)
}

/** Returns the match of bitmaps per level. */
export function cumulate(at: readonly (Bitmap | undefined)[]): BitsMatch {
  const upTo: Bitmap[] = []
  for (const bitmap of at) {
    const before = upTo.at(-1)
    upTo.push(before === undefined ? bitmap! : bitmap === undefined ? before : uniteWith(scratchCopy(before), bitmap))
  }
  return { kind: 'bits', upTo }
}

/** Combines level by level; levels equal to the previous one stay shared. */
function combine(a: BitsMatch, b: BitsMatch, operation: (one: Bitmap, other: Bitmap) => Bitmap): Bitmap[] {
  const combined: Bitmap[] = []
  for (let level = 0; level < LEVELS; level++) {
    const isSame = level > 0 && a.upTo[level] === a.upTo[level - 1] && b.upTo[level] === b.upTo[level - 1]
    combined.push(isSame ? combined[level - 1]! : operation(a.upTo[level]!, b.upTo[level]!))
  }
  return combined
}
