import { type ChoiceBitmaps, choiceBitmaps } from '../filter/choices.ts'
import { byTagGroup } from '../filter/tag-groups.ts'
import type { SegmentData } from '../segment/segment-data.ts'
import { addTo, type Bitmap, hasBit, onesIn } from '../sets/bitmap.ts'
import { scratchBitmap } from '../sets/scratch.ts'

/**
 * The documents of institutions with several of them, renumbered so that institutions are counted as fast as documents:
 * 32 institutions form a block of words, one word for the first site of each, one for the second ones, and so on.
 * Combined with OR, the words of a block have one bit for each institution that is in a set.
 */
export type Sites = {
  docs: Uint32Array
  /** New number of each of these documents. */
  numbers: Uint32Array
  /** First word of each block, and the end of the last one. */
  blocks: Uint32Array
  /** The choices by new number. */
  choices: ChoiceBitmaps
}

const WORD_BITS = 32

/** @param institutions the documents of each institution */
export function buildSites(data: SegmentData, institutions: readonly Uint32Array[]): Sites {
  // The largest first, so that the institutions of a block have similar sizes.
  const large = institutions.filter(({ length }) => length > 1).sort((a, b) => b.length - a.length)
  const starts = [0]
  for (let first = 0; first < large.length; first += WORD_BITS) starts.push(starts.at(-1)! + large[first]!.length)
  const blocks = Uint32Array.from(starts)
  const numberOf = (institution: number, site: number) =>
    (blocks[Math.floor(institution / WORD_BITS)]! + site) * WORD_BITS + (institution % WORD_BITS)
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
  const docs = new Uint32Array(sites.blocks.at(-1)! * WORD_BITS)
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
  const sites = empty(blocks.at(-1)! * WORD_BITS)
  for (let at = 0; at < docs.length; at++) if (hasBit(set, docs[at]!)) addTo(sites, numbers[at]!)
  return sites
}

/** Returns the number of institutions with a site in both sets. */
export function countInstitutionsIn({ blocks }: Sites, a: Bitmap, b: Bitmap): number {
  let count = 0
  let word = 0
  for (let block = 1; block < blocks.length; block++) {
    let some = 0
    for (const end = blocks[block]!; word < end; word++) some |= a[word]! & b[word]!
    count += onesIn(some)
  }
  return count
}
