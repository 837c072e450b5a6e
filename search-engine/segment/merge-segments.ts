import { mergeFactColumns } from '../facts/fact-columns.ts'
import { byTagGroup } from '../filter/tag-groups.ts'
import { tagColumn } from '../filter/tags.ts'
import { institutionColumns, institutionKeys } from '../institution/institution-table.ts'
import { type Bitmap, hasBit } from '../sets/bitmap.ts'
import { completeSegment, type DocumentColumns, type SegmentPart, withIndex } from './complete-segment.ts'
import { mergeIndexes } from './merge-indexes.ts'
import { idsOf, namesOf, type SegmentData } from './segment-data.ts'
import { pickStrings, stringAt } from './strings.ts'
import { townColumns, townsOfDocuments } from './town-table.ts'

/** A segment and those of its documents that still count. */
export type LiveSegment = SegmentData & { live: Bitmap }
type LivePart = SegmentPart & { live: Bitmap }

/** Merges the documents of two segments that still count. No id may count in both. */
export function mergeSegments(a: LiveSegment, b: LiveSegment): SegmentData {
  return completeSegment(mergeParts(a, b))
}

/** As {@link mergeSegments}, to be merged with other parts. */
export function mergeParts(a: LivePart, b: LivePart): SegmentPart {
  const sources = mergedOrder(a, b)
  return withIndex(mergeColumns(a, b, sources), mergeIndexes(a, b, sources))
}

/** Returns the origin of each merged document: its number in `a`, or its number in `b` plus the size of `a`. */
function mergedOrder(a: LivePart, b: LivePart): Uint32Array {
  const size = a.traits.length
  const [left, right] = [liveDocs(a), liveDocs(b)]
  const leftFirst = (one: number, other: number) => {
    const difference = a.quality[one]! - b.quality[other]!
    return difference === 0 ? stringAt(idsOf(a), one) < stringAt(idsOf(b), other) : difference > 0
  }
  let [i, j] = [0, 0]
  return new Uint32Array(left.length + right.length).map(() => {
    const fromLeft = j === right.length || (i < left.length && leftFirst(left[i]!, right[j]!))
    return fromLeft ? left[i++]! : right[j++]! + size
  })
}

function liveDocs({ traits, live }: LivePart): number[] {
  return [...traits.keys()].filter((doc) => hasBit(live, doc))
}

function mergeColumns(a: SegmentPart, b: SegmentPart, sources: Uint32Array): DocumentColumns {
  const pick = <T>(left: ArrayLike<T>, right: ArrayLike<T>) => picked(left, right, sources)
  const ids = pickStrings(idsOf(a), idsOf(b), sources)
  const names = pickStrings(namesOf(a), namesOf(b), sources)
  return {
    idBytes: ids.bytes,
    idOffsets: ids.offsets,
    nameBytes: names.bytes,
    nameOffsets: names.offsets,
    ...townColumns(pick(townsOfDocuments(a), townsOfDocuments(b))),
    ...institutionColumns(pick(institutionKeys(a), institutionKeys(b))),
    traits: Uint16Array.from(pick(a.traits, b.traits)),
    features: Uint16Array.from(pick(a.features, b.features)),
    ...byTagGroup((group) => tagColumn(group, pick(a[group], b[group]))),
    flags: Uint8Array.from(pick(a.flags, b.flags)),
    quality: Uint8Array.from(pick(a.quality, b.quality)),
    ratingRank: Float32Array.from(pick(a.ratingRank, b.ratingRank)),
    ratingCount: Uint32Array.from(pick(a.ratingCount, b.ratingCount)),
    nameKey: Uint32Array.from(pick(a.nameKey, b.nameKey)),
    streetKey: Uint32Array.from(pick(a.streetKey, b.streetKey)),
    lat: Float32Array.from(pick(a.lat, b.lat)),
    lng: Float32Array.from(pick(a.lng, b.lng)),
    ...mergeFactColumns(a, b, sources),
  }
}

function picked<T>(left: ArrayLike<T>, right: ArrayLike<T>, sources: Uint32Array): T[] {
  return Array.from(sources, (source) => (source < left.length ? left[source]! : right[source - left.length]!))
}
