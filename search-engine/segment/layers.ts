import type { Change, SchoolDocument } from '../document.ts'
import { linkInstitutions } from '../institution/link-institutions.ts'
import { type Bitmap, bitmapWhere, countBits, removeFrom, subtractFrom } from '../sets/bitmap.ts'
import { lowerBoundBy } from '../sets/sorted-list.ts'
import { buildSegment } from './build-segment.ts'
import { compareTexts } from './complete-segment.ts'
import { mergeSegments } from './merge-segments.ts'
import { openSegment, type Segment } from './segment.ts'
import { FLAGS, idsOf, SEGMENT_ARRAYS, type SegmentData } from './segment-data.ts'
import { type Arrays, packArrays, unpackArrays } from './snapshot.ts'
import { stringAt } from './strings.ts'

/**
 * The directory in the layout of a Lucene index: a large base that never changes, a small delta with later changes, and
 * in each the set of documents that were not replaced. No school is live in both.
 */
export type Layers = { readonly base: Segment; readonly delta: Segment }

export function buildLayers(documents: Iterable<SchoolDocument>): Layers {
  return { base: openSegment(buildSegment(documents)), delta: emptySegment() }
}

const emptySegment = () => openSegment(buildSegment([]))

/**
 * Returns layers in which the last change of each school counts. The delta is rebuilt, so changes should come in few
 * calls.
 */
export function applyChanges({ base, delta }: Layers, changes: readonly Change[]): Layers {
  const last = new Map(changes.map((change) => [change.id, change]))
  const documents = [...last.values()].filter((change): change is SchoolDocument => !('removed' in change))
  const fresh = openSegment(buildSegment(documents))
  const kept = without(delta, last.keys())
  return linked(without(base, last.keys()), openSegment(mergeSegments(kept, fresh)))
}

/** Returns two segments with numbers for the institutions that they share. */
function linked(base: Segment, delta: Segment): Layers {
  const institutions = linkInstitutions(base, delta)
  return { base: { ...base, institutions: institutions.base }, delta: { ...delta, institutions: institutions.delta } }
}

/** Returns the segment in which documents with these ids are not live. */
function without(segment: Segment, ids: Iterable<string>): Segment {
  const live = segment.live.slice()
  for (const id of ids) {
    const doc = docWithId(segment, id)
    if (doc !== undefined) removeFrom(live, doc)
  }
  return { ...segment, live, isWhole: countBits(live) === segment.size }
}

/** Returns the segments that have documents, all of them, and with only the schools for children. */
export function segmentsOf({ base, delta }: Layers): { all: Segment[]; forChildren: Segment[] } {
  const all = delta.size > 0 ? [base, delta] : [base]
  return { all, forChildren: all.map(withoutOthers) }
}

function withoutOthers(segment: Segment): Segment {
  const others = bitmapWhere(segment.size, (doc) => (segment.flags[doc]! & FLAGS.others) !== 0)
  if (countBits(others) === 0) return segment
  const live = subtractFrom(segment.live.slice(), others)
  return { ...segment, live, isWhole: countBits(live) === segment.size, withOthers: segment }
}

function docWithId(segment: Segment, id: string): number | undefined {
  const at = lowerBoundBy(segment.byId, (doc) => compareTexts(stringAt(idsOf(segment), doc), id) < 0)
  const doc = segment.byId[at]
  return doc !== undefined && stringAt(idsOf(segment), doc) === id ? doc : undefined
}

/** Merges all live documents into one base. Takes seconds for a large directory, so it belongs in a worker thread. */
export function mergeLayers({ base, delta }: Layers): Layers {
  return { base: openSegment(mergeSegments(base, delta)), delta: emptySegment() }
}

export function countDocuments({ base, delta }: Layers): { schools: number; changed: number } {
  const changed = countBits(delta.live) + base.size - countBits(base.live)
  return { schools: countBits(base.live) + countBits(delta.live), changed }
}

/** Returns all layers in one buffer. */
export function saveLayers({ base, delta }: Layers): ArrayBuffer {
  return packArrays({ ...named('base', base), ...named('delta', delta) })
}

/** @throws Error if the buffer is no snapshot, damaged or of another version */
export function loadLayers(snapshot: ArrayBuffer): Layers {
  const arrays = Object.entries(unpackArrays(snapshot))
  const segment = (name: string) => {
    const own = arrays
      .filter(([key]) => key.startsWith(`${name}.`))
      .map(([key, array]) => [key.slice(name.length + 1), array])
    const { live, ...data } = Object.fromEntries(own) as SegmentData & { live: Bitmap }
    return openSegment(data, live)
  }
  return linked(segment('base'), segment('delta'))
}

function named(name: string, segment: Segment): Arrays {
  const stored = [...SEGMENT_ARRAYS, 'live'] as const
  return Object.fromEntries(stored.map((key) => [`${name}.${key}`, segment[key]]))
}
