import { type Bitmap, bitmapWhere, countBits, subtractFrom } from '../../base/sets/bitmap.ts'
import { termNumber } from '../../base/text/lexicon.ts'
import { unpackStrings } from '../../base/text/strings.ts'
import { FLAGS } from '../columns/segment-data.ts'
import { packArrays } from '../columns/snapshot.ts'
import type { Change, SchoolDocument } from '../document.ts'
import { institutionsOf } from '../institution/institution-table.ts'
import { type Institutions, orderSteps, withLinked } from '../institution/institutions.ts'
import { buildSegment } from './build-segment.ts'
import { completingSteps } from './complete-segment.ts'
import { mergePartSteps, mergeSegments } from './merge-segments.ts'
import { openingSteps, openSegment, type Segment } from './segment.ts'
import { lastChanges, namedArrays, partSteps, unpackLayerSteps, withAllLive, withoutSteps } from './stored-layers.ts'

/**
 * The directory in the layout of a Lucene index: a large base that never changes, a small delta with later changes, and
 * for each the set of documents that have not been replaced. No school is live in both.
 */
export type Layers = { readonly base: Segment; readonly delta: Segment }

export function buildLayers(documents: Iterable<SchoolDocument>): Layers {
  return { base: openSegment(buildSegment(documents)), delta: emptySegment() }
}

const emptySegment = () => openSegment(buildSegment([]))

/**
 * Returns layers in which the last change of each school counts. The delta is rebuilt, so changes should come in few
 * calls. Yields after each small step.
 */
export function* applyingSteps({ base, delta }: Layers, changes: readonly Change[]): Generator<void, Layers> {
  const { ids, documents } = lastChanges(changes)
  const fresh = withAllLive(yield* partSteps(documents))
  const merged = yield* mergePartSteps(yield* without(delta, ids), fresh)
  const changed = yield* openingSteps(yield* completingSteps(merged))
  return yield* linked(yield* without(base, ids), changed)
}

/** Returns two segments with common numbers for the institutions that they share. */
function* linked(base: Segment, delta: Segment): Generator<void, Layers> {
  const institutions = yield* linkingSteps(base, delta)
  return { base: { ...base, institutions: institutions.base }, delta: { ...delta, institutions: institutions.delta } }
}

/** Returns the segment with the documents with these ids marked as not live. */
function* without(segment: Segment, ids: Iterable<string>): Generator<void, Segment> {
  const live = yield* withoutSteps(segment, ids)
  return { ...segment, live, isWhole: countBits(live) === segment.size }
}

/** Returns the segments that have documents, both with all schools and with only those for children. */
export function segmentsOf({ base, delta }: Layers): { all: Segment[]; forChildren: Segment[] } {
  const all = delta.size > 0 ? [base, delta] : [base]
  return { all, forChildren: all.map(withoutOthers) }
}

/** Returns the documents of schools that are not for children. */
export const othersIn = ({ size, flags }: Segment): Bitmap =>
  bitmapWhere(size, (doc) => (flags[doc]! & FLAGS.others) !== 0)

function withoutOthers(segment: Segment): Segment {
  const others = othersIn(segment)
  if (countBits(others) === 0) return segment
  const live = subtractFrom(segment.live.slice(), others)
  return { ...segment, live, isWhole: countBits(live) === segment.size, withOthers: segment }
}

/** Merges all live documents into one base, which takes seconds for a large directory. */
export function mergeLayers({ base, delta }: Layers): Layers {
  return { base: openSegment(mergeSegments(base, delta)), delta: emptySegment() }
}

export function countDocuments({ base, delta }: Layers): { schools: number; changed: number } {
  const changed = countBits(delta.live) + base.size - countBits(base.live)
  return { schools: countBits(base.live) + countBits(delta.live), changed }
}

/** Returns all layers in one buffer. */
export function saveLayers(layers: Layers): ArrayBuffer {
  return packArrays(Object.entries(namedArrays(layers)))
}

/**
 * Yields after each small step.
 *
 * @throws Error if the buffer is not a snapshot, damaged or of a different version
 */
export function* loadingSteps(snapshot: ArrayBuffer): Generator<void, Layers> {
  const { base, delta } = yield* unpackLayerSteps(snapshot)
  return yield* linked(yield* openingSteps(base, base.live), yield* openingSteps(delta, delta.live))
}

/**
 * Returns the institutions of two segments that together form the directory, each with one number in both: its number
 * in the base, or one that the base does not use. The time grows with the institutions of the delta. Yields after each
 * small step.
 */
function* linkingSteps(base: Segment, delta: Segment): Generator<void, { base: Institutions; delta: Institutions }> {
  const table = institutionsOf(base)
  const known: number[] = []
  for (const key of unpackStrings(institutionsOf(delta))) {
    known.push(termNumber(table, key))
    yield
  }
  const numbers = delta.institution.map((own) => (known[own] === -1 ? table.offsets.length + own : known[own]!))
  const ofDelta = { ...delta.institutions, numbers, ...(yield* orderSteps(numbers)) }
  const linked = known.filter((number) => number > 0)
  return { base: withLinked(base.institutions, linked), delta: withLinked(ofDelta, linked) }
}
