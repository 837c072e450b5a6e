import { byTagGroup } from '../../base/properties.ts'
import { addTo, type Bitmap, bitsToList, emptyBitmap } from '../../base/sets/bitmap.ts'
import { addCommonColumns, ROW_BITS } from '../../base/sets/count-common.ts'
import { scratchBitmap } from '../../base/sets/scratch.ts'
import { type ChoiceBitmaps, choiceSteps } from '../columns/choices.ts'
import type { SegmentData } from '../columns/segment-data.ts'

/**
 * The documents of institutions with several of them, renumbered so that institutions are counted as fast as documents:
 * 128 institutions form a block of rows, one row for their first sites, one for their second ones, and so on. ORing the
 * rows of a block gives one bit for each institution that is in a set.
 */
export type Sites = {
  /** Ascending, */
  docs: Uint32Array
  /** and the new number of each of these documents. */
  numbers: Uint32Array
  /** The same documents as a set, and how many of them come before each of its words. */
  members: Bitmap
  before: Uint32Array
  /** First row of each block, and the end of the last one. */
  blocks: Uint32Array
  /** The choices by new number. */
  choices: ChoiceBitmaps
}

/**
 * Yields after each small step.
 *
 * @param institutions the documents of each institution that has several
 */
export function* siteSteps(data: SegmentData, institutions: readonly Uint32Array[]): Generator<void, Sites> {
  // Largest first, so that the institutions of a block have similar sizes.
  const large = institutions.toSorted((a, b) => b.length - a.length)
  yield
  const starts = [0]
  for (let first = 0; first < large.length; first += ROW_BITS) starts.push(starts.at(-1)! + large[first]!.length)
  const blocks = Uint32Array.from(starts)
  const numberOf = (institution: number, site: number) =>
    (blocks[Math.floor(institution / ROW_BITS)]! + site) * ROW_BITS + (institution % ROW_BITS)
  const members = emptyBitmap(data.traits.length)
  const numbered = new Uint32Array(data.traits.length)
  for (const [institution, docs] of large.entries()) {
    for (const [site, doc] of docs.entries()) {
      addTo(members, doc)
      numbered[doc] = numberOf(institution, site)
    }
    yield
  }
  const docs = bitsToList(members)
  const numbers = docs.map((doc) => numbered[doc]!)
  const before = new Uint32Array(members.length)
  yield
  for (let word = 0, at = 0; word < members.length; word++) {
    before[word] = at
    while (at < docs.length && docs[at]! >>> 5 === word) at++
  }
  return { docs, numbers, members, before, blocks, choices: yield* siteChoices(data, { docs, numbers, blocks }) }
}

/** Unused numbers repeat document 0, which does no harm: they are in no counted set. */
function* siteChoices(
  data: SegmentData,
  sites: Pick<Sites, 'docs' | 'numbers' | 'blocks'>,
): Generator<void, ChoiceBitmaps> {
  const docs = new Uint32Array(sites.blocks.at(-1)! * ROW_BITS)
  for (let at = 0; at < sites.docs.length; at++) docs[sites.numbers[at]!] = sites.docs[at]!
  const { traits, features, flags } = data
  yield
  return yield* choiceSteps({
    traits: Uint16Array.from(docs, (doc) => traits[doc]!),
    features: Uint16Array.from(docs, (doc) => features[doc]!),
    flags: Uint8Array.from(docs, (doc) => flags[doc]!),
    ...byTagGroup((group) => docs.map((doc) => data[group][doc]!)),
  })
}

/**
 * Returns the documents of a set that are sites, by their new numbers.
 *
 * @param empty makes the set to return; pass another one for a set that outlives the search
 */
export function sitesIn({ docs, numbers, members, before, blocks }: Sites, set: Bitmap, empty = scratchBitmap): Bitmap {
  const sites = empty(blocks.at(-1)! * ROW_BITS)
  for (let word = 0; word < members.length; word++) {
    const own = members[word]! & set[word]!
    if (own === 0) continue
    const end = word + 1 < members.length ? before[word + 1]! : docs.length
    for (let at = before[word]!; at < end; at++) {
      const number = numbers[at]!
      sites[number >>> 5]! |= ((own >>> (docs[at]! & 31)) & 1) << (number & 31)
    }
  }
  return sites
}

/** The sites within sets that never change. */
const kept = new WeakMap<Bitmap, Bitmap>()

/**
 * Returns the result of {@link sitesIn}, looked up once.
 *
 * @param set must never change, nor the sites with it
 */
export function sitesInFixed(sites: Sites, set: Bitmap): Bitmap {
  const known = kept.get(set) ?? sitesIn(sites, set, emptyBitmap)
  kept.set(set, known)
  return known
}

export function countInstitutionsIn(sites: Sites, a: Bitmap, b: Bitmap): number {
  const number = new Uint32Array(1)
  addInstitutionCounts(sites, number, a, [b])
  return number[0]!
}

/** Adds to each number how many institutions have a site in a set and in the one of `others` at the same index. */
export function addInstitutionCounts(
  { blocks }: Sites,
  numbers: Uint32Array,
  set: Bitmap,
  others: readonly Bitmap[],
): void {
  addCommonColumns(numbers, set, others, blocks)
}
