import type { Change, SchoolDocument } from '../document.ts'
import { type Bitmap, fullBitmap, removeFrom } from '../sets/bitmap.ts'
import { lowerBoundBy } from '../sets/sorted-list.ts'
import { buildPart, buildSegment } from './build-segment.ts'
import type { SegmentPart } from './complete-segment.ts'
import { mergedArrays, mergeParts, mergeSegments } from './merge/merge-segments.ts'
import { compareTexts } from './orders.ts'
import { idsOf, type LiveSegment, type NamedArray, SEGMENT_ARRAYS, type SegmentData } from './segment-data.ts'
import { type Arrays, type FlatArray, unpackArrays } from './snapshot.ts'
import { stringAt } from './strings.ts'

/** The stored arrays of `Layers`, which are all that a process needs that makes an index and answers no searches. */
export type StoredLayers = { readonly base: LiveSegment; readonly delta: LiveSegment }

/** @throws Error if the buffer is no snapshot, damaged or of another version */
export function unpackLayers(snapshot: ArrayBuffer): StoredLayers {
  const arrays = Object.entries(unpackArrays(snapshot))
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
  return { ...named('base', base), ...named('delta', delta) }
}

function named(name: string, segment: LiveSegment): Arrays {
  const stored = [...SEGMENT_ARRAYS, 'live'] as const
  return Object.fromEntries(stored.map((key) => [`${name}.${key}`, segment[key]]))
}

/** Returns the ids of changes, and the documents among the last change of each. */
export function lastOf(changes: readonly Change[]): { ids: string[]; documents: SchoolDocument[] } {
  const last = new Map(changes.map((change) => [change.id, change]))
  const documents = [...last.values()].filter((change): change is SchoolDocument => !('removed' in change))
  return { ids: [...last.keys()], documents }
}

/** Returns the documents of a segment that count without those with these ids. */
export function liveWithout(segment: LiveSegment, ids: Iterable<string>): Bitmap {
  const live = segment.live.slice()
  for (const id of ids) {
    const doc = docWithId(segment, id)
    if (doc !== undefined) removeFrom(live, doc)
  }
  return live
}

function docWithId(segment: SegmentData, id: string): number | undefined {
  const at = lowerBoundBy(segment.byId, (doc) => compareTexts(stringAt(idsOf(segment), doc), id) < 0)
  const doc = segment.byId[at]
  return doc !== undefined && stringAt(idsOf(segment), doc) === id ? doc : undefined
}

/** The arrays of a snapshot, each made when it is its turn, anew for each iteration. */
export type MadeSnapshot = () => Iterable<readonly [name: string, array: FlatArray]>

/** Applies changes to a snapshot and merges everything into one base. */
export function mergeIntoSnapshot(snapshot: ArrayBuffer, changes: readonly Change[]): MadeSnapshot {
  const { base, delta } = unpackLayers(snapshot)
  const { ids, documents } = lastOf(changes)
  const without = (segment: LiveSegment) => ({ ...segment, live: liveWithout(segment, ids) })
  const changed = whole(mergeSegments(without(delta), whole(buildSegment(documents))))
  const kept = without(base)
  return () => snapshotOf(mergedArrays(kept, changed))
}

/** Makes a snapshot of documents that come in parts, of which none stays in memory. */
export class SnapshotBuilder {
  /** Each more than twice as large as the next: every document is merged only a few times. */
  readonly #parts: SegmentPart[] = []

  /** @param documents whose ids are in no other part */
  add(documents: Iterable<SchoolDocument>): void {
    this.#parts.push(buildPart(documents))
    while (this.#parts.length > 1 && sizeOf(this.#parts.at(-2)!) <= 2 * sizeOf(this.#parts.at(-1)!)) this.#mergeLast()
  }

  /** Returns the snapshot. */
  finish(): MadeSnapshot {
    while (this.#parts.length > 2) this.#mergeLast()
    const [first, second] = [0, 1].map((at) => whole(this.#parts[at] ?? buildPart([])))
    return () => snapshotOf(mergedArrays(first!, second!))
  }

  #mergeLast(): void {
    const [last, before] = [this.#parts.pop()!, this.#parts.pop()!]
    this.#parts.push(mergeParts(whole(before), whole(last)))
  }
}

const sizeOf = ({ traits }: SegmentPart) => traits.length
const whole = <Part extends SegmentPart>(part: Part) => ({ ...part, live: fullBitmap(sizeOf(part)) })

function* snapshotOf(base: Iterable<NamedArray>): ReturnType<MadeSnapshot> {
  let size = 0
  for (const [name, array] of base) {
    if (name === 'traits') size = array.length
    yield [`base.${name}`, array]
  }
  yield ['base.live', fullBitmap(size)]
  yield* Object.entries(named('delta', whole(buildSegment([]))))
}
