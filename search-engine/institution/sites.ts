import { type ChoiceBitmaps, choiceBitmaps } from '../filter/choices.ts'
import { byTagGroup } from '../filter/tag-groups.ts'
import type { SegmentData } from '../segment/segment-data.ts'
import { addTo, type Bitmap, hasBit } from '../sets/bitmap.ts'
import { addCommonColumns, ROW_BITS } from '../sets/count-common.ts'
import { scratchBitmap } from '../sets/scratch.ts'

/**
 * The documents of institutions with several of them, renumbered so that institutions are counted as fast as documents:
 * 128 institutions form a block of rows, one row for the first site of each, one for the second ones, and so on.
 * Combined with OR, the rows of a block have one bit for each institution that is in a set.
 */
export type Sites = {
  docs: Uint32Array
  /** New number of each of these documents. */
  numbers: Uint32Array
  /** First row of each block, and the end of the last one. */
  blocks: Uint32Array
  /** The choices by new number. */
  choices: ChoiceBitmaps
}

/** @param institutions the documents of each institution */
export function buildSites(data: SegmentData, institutions: readonly Uint32Array[]): Sites {
  // The largest first, so that the institutions of a block have similar sizes.
  const large = institutions.filter(({ length }) => length > 1).sort((a, b) => b.length - a.length)
  const starts = [0]
  for (let first = 0; first < large.length; first += ROW_BITS) starts.push(starts.at(-1)! + large[first]!.length)
  const blocks = Uint32Array.from(starts)
  const numberOf = (institution: number, site: number) =>
    (blocks[Math.floor(institution / ROW_BITS)]! + site) * ROW_BITS + (institution % ROW_BITS)
  const numbers = large.flatMap((docs, institution) => Array.from(docs, (_, site) => numberOf(institution, site)))
  const sites = {
    docs: Uint32Array.from(large.flatMap((docs) => [...docs])),
    numbers: Uint32Array.from(numbers),
    blocks,
  }
  return { ...sites, choices: siteChoices(data, sites) }
}

/** Unused numbers repeat document 0, which does no harm: they are in no counted set. */
function siteChoices(data: SegmentData, sites: Omit<Sites, 'choices'>): ChoiceBitmaps {
  const docs = new Uint32Array(sites.blocks.at(-1)! * ROW_BITS)
  for (let at = 0; at < sites.docs.length; at++) docs[sites.numbers[at]!] = sites.docs[at]!
  const { traits, features, flags } = data
  return choiceBitmaps({
    traits: Uint16Array.from(docs, (doc) => traits[doc]!),
    features: Uint16Array.from(docs, (doc) => features[doc]!),
    flags: Uint8Array.from(docs, (doc) => flags[doc]!),
    ...byTagGroup((group) => docs.map((doc) => data[group][doc]!)),
  })
}

/**
 * Returns those documents of a set that are sites, by their new numbers.
 *
 * @param empty makes the set that is returned; one that outlives the search is made otherwise
 */
export function sitesIn({ docs, numbers, blocks }: Sites, set: Bitmap, empty = scratchBitmap): Bitmap {
  const sites = empty(blocks.at(-1)! * ROW_BITS)
  for (let at = 0; at < docs.length; at++) if (hasBit(set, docs[at]!)) addTo(sites, numbers[at]!)
  return sites
}

/** Returns the number of institutions with a site in both sets. */
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
