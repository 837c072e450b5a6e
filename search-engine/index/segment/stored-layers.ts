import { atOnce } from '#lib/in-pieces.ts'
import { type Bitmap, fullBitmap, removeFrom } from '../../base/sets/bitmap.ts'
import { lowerBoundBy } from '../../base/sets/sorted-list.ts'
import { stringAt } from '../../base/text/strings.ts'
import { compareTexts } from '../columns/orders.ts'
import { idsOf, type LiveSegment, type NamedArray, SEGMENT_ARRAYS, type SegmentData } from '../columns/segment-data.ts'
import { type Arrays, type FlatArray, unpackingSteps } from '../columns/snapshot.ts'
import type { Change, SchoolDocument } from '../document.ts'
import { buildPart, buildSegment } from './build-segment.ts'
import type { SegmentPart } from './complete-segment.ts'
import { mergedArrays, mergePartSteps, mergeSegments } from './merge-segments.ts'

/** The stored arrays of `Layers`: all that is needed by a process that builds an index and answers no searches. */
export type StoredLayers = { readonly base: LiveSegment; readonly delta: LiveSegment }

/** @throws Error if the buffer is not a snapshot, damaged or of a different version */
export const unpackLayers = (snapshot: ArrayBuffer): StoredLayers => atOnce(unpackLayerSteps(snapshot))

/** Like {@link unpackLayers}; yields after each small step. */
export function* unpackLayerSteps(snapshot: ArrayBuffer): Generator<void, StoredLayers> {
  const arrays = Object.entries(yield* unpackingSteps(snapshot))
  const segment = (name: string) => {
    const own = arrays
      .filter(([key]) => key.startsWith(`${name}.`))
      .map(([key, array]) => [key.slice(name.length + 1), array])
    return Object.fromEntries(own) as LiveSegment
  }
  return { base: segment('base'), delta: segment('delta') }
}

/** Returns all arrays by their names in a snapshot. */
export function namedArrays({ base, delta }: StoredLayers): Arrays {
  return { ...prefixedArrays('base', base), ...prefixedArrays('delta', delta) }
}

function prefixedArrays(name: string, segment: LiveSegment): Arrays {
  const stored = [...SEGMENT_ARRAYS, 'live'] as const
  return Object.fromEntries(stored.map((key) => [`${name}.${key}`, segment[key]]))
}

/** Returns the ids that changed, and the documents among the last change of each. */
export function lastChanges(changes: readonly Change[]): { ids: string[]; documents: SchoolDocument[] } {
  const last = new Map(changes.map((change) => [change.id, change]))
  const documents = [...last.values()].filter((change): change is SchoolDocument => !('removed' in change))
  return { ids: [...last.keys()], documents }
}

/** Returns the live documents of a segment without those with these ids. Yields after each of them. */
export function* withoutSteps(segment: LiveSegment, ids: Iterable<string>): Generator<void, Bitmap> {
  const live = segment.live.slice()
  for (const id of ids) {
    const doc = docWithId(segment, id)
    if (doc !== undefined) removeFrom(live, doc)
    yield
  }
  return live
}

/** Returns the document of a school, live or not. */
export function docWithId(segment: SegmentData, id: string): number | undefined {
  const at = lowerBoundBy(segment.byId, (doc) => compareTexts(stringAt(idsOf(segment), doc), id) < 0)
  const doc = segment.byId[at]
  return doc !== undefined && stringAt(idsOf(segment), doc) === id ? doc : undefined
}

/** The arrays of a snapshot, each built only when it is reached, and again for each iteration. */
export type MadeSnapshot = () => Iterable<readonly [name: string, array: FlatArray]>

/** Applies changes to a snapshot and merges everything into one base. */
export function mergeIntoSnapshot(snapshot: ArrayBuffer, changes: readonly Change[]): MadeSnapshot {
  const { base, delta } = unpackLayers(snapshot)
  const { ids, documents } = lastChanges(changes)
  const without = (segment: LiveSegment) => ({ ...segment, live: atOnce(withoutSteps(segment, ids)) })
  const changed = withAllLive(mergeSegments(without(delta), withAllLive(buildSegment(documents))))
  const kept = without(base)
  return () => snapshotOf(mergedArrays(kept, changed))
}

/** Schools indexed in one step. */
const SCHOOLS_PER_PART = 100

/** Indexes schools with different ids. Yields after each small step. */
export function* partSteps(documents: readonly SchoolDocument[]): Generator<void, SegmentPart> {
  const parts = new Parts()
  for (let start = 0; start < documents.length; start += SCHOOLS_PER_PART) {
    yield* parts.add(buildPart(documents.slice(start, start + SCHOOLS_PER_PART)))
    yield
  }
  const [part = buildPart([])] = yield* parts.downTo(1)
  return part
}

/**
 * Parts of a growing index, each more than twice as large as the next, so that each school is merged only a few times.
 */
class Parts {
  readonly #parts: SegmentPart[] = [];

  *add(part: SegmentPart): Generator<void, void> {
    this.#parts.push(part)
    while (this.#parts.length > 1 && sizeOf(this.#parts.at(-2)!) <= 2 * sizeOf(this.#parts.at(-1)!))
      yield* this.#mergeLast()
  }

  *downTo(count: number): Generator<void, readonly SegmentPart[]> {
    while (this.#parts.length > count) yield* this.#mergeLast()
    return this.#parts
  }

  *#mergeLast(): Generator<void, void> {
    const [last, before] = [this.#parts.pop()!, this.#parts.pop()!]
    this.#parts.push(yield* mergePartSteps(withAllLive(before), withAllLive(last)))
  }
}

/** Builds a snapshot of documents that arrive in parts, none of which stays in memory. */
export class SnapshotBuilder {
  readonly #parts = new Parts()

  /** @param documents whose ids are in no other part */
  add(documents: Iterable<SchoolDocument>): void {
    atOnce(this.#parts.add(buildPart(documents)))
  }

  finish(): MadeSnapshot {
    const parts = atOnce(this.#parts.downTo(2))
    const [first, second] = [0, 1].map((at) => withAllLive(parts[at] ?? buildPart([])))
    return () => snapshotOf(mergedArrays(first!, second!))
  }
}

const sizeOf = ({ traits }: SegmentPart) => traits.length
/** Returns a part in which all documents are live. */
export const withAllLive = <Part extends SegmentPart>(part: Part): Part & { live: Bitmap } => ({
  ...part,
  live: fullBitmap(sizeOf(part)),
})

function* snapshotOf(base: Iterable<NamedArray>): ReturnType<MadeSnapshot> {
  let size = 0
  for (const [name, array] of base) {
    if (name === 'traits') size = array.length
    yield [`base.${name}`, array]
  }
  yield ['base.live', fullBitmap(size)]
  yield* Object.entries(prefixedArrays('delta', withAllLive(buildSegment([]))))
}
