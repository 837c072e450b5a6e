import { type ChoiceBitmaps, choiceBitmaps } from '../filter/choices.ts'
import { byTagGroup } from '../filter/tag-groups.ts'
import type { SegmentData } from '../segment/segment-data.ts'
import { addTo, type Bitmap, emptyBitmap, hasBit, onesIn } from '../sets/bitmap.ts'

/**
 * The documents of campuses with several of them, numbered anew so that counting campuses costs as little as counting
 * documents: in plane after plane, of which the first has the first site of each campus, the second has the second ones,
 * and so on, larger campuses first. A campus has the same place in every plane, so the planes of a set, laid over each
 * other, have one bit for each campus in it.
 */
export type Sites = {
  planes: readonly Plane[]
  /** Of bitmaps over sites. */
  size: number
  choices: ChoiceBitmaps
}

/** Documents in the order of their campuses. The bits of a plane begin with a word. */
type Plane = { firstWord: number; docs: Uint32Array }

const WORD_BITS = 32

/** @param campuses the documents of each campus */
export function buildSites(data: SegmentData, campuses: readonly Uint32Array[]): Sites {
  const large = campuses.filter((docs) => docs.length > 1).sort((a, b) => b.length - a.length)
  const planes: Plane[] = []
  let words = 0
  for (let site = 0; site < (large[0]?.length ?? 0); site++) {
    const docs = Uint32Array.from(large.filter(({ length }) => length > site).map((campus) => campus[site]!))
    planes.push({ firstWord: words, docs })
    words += Math.ceil(docs.length / WORD_BITS)
  }
  const size = words * WORD_BITS
  return { planes, size, choices: siteChoices(data, planes, size) }
}

/** The choices by number of the site. Numbers of no site look like document 0 and are in no set. */
function siteChoices(data: SegmentData, planes: readonly Plane[], size: number): ChoiceBitmaps {
  const docs = new Uint32Array(size)
  for (const plane of planes) docs.set(plane.docs, plane.firstWord * WORD_BITS)
  const { traits, features, flags } = data
  return choiceBitmaps({
    traits: Uint16Array.from(docs, (doc) => traits[doc]!),
    features: Uint16Array.from(docs, (doc) => features[doc]!),
    flags: Uint8Array.from(docs, (doc) => flags[doc]!),
    ...byTagGroup((group) => Uint32Array.from(docs, (doc) => data[group][doc]!)),
  })
}

/** Those documents of a set that are sites, by their new numbers. */
export function sitesIn({ planes, size }: Sites, docs: Bitmap): Bitmap {
  const sites = emptyBitmap(size)
  for (const plane of planes) {
    for (let at = 0; at < plane.docs.length; at++) {
      if (hasBit(docs, plane.docs[at]!)) addTo(sites, plane.firstWord * WORD_BITS + at)
    }
  }
  return sites
}

/** Number of campuses that have a site in both sets. */
export function countCampusesIn({ planes }: Sites, a: Bitmap, b: Bitmap): number {
  let count = 0
  const words = wordsOf(planes[0])
  for (let word = 0; word < words; word++) {
    let some = 0
    for (const plane of planes) {
      if (word >= wordsOf(plane)) break
      some |= a[plane.firstWord + word]! & b[plane.firstWord + word]!
    }
    count += onesIn(some)
  }
  return count
}

const wordsOf = (plane: Plane | undefined) => Math.ceil((plane?.docs.length ?? 0) / WORD_BITS)
