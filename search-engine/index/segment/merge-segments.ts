import { atOnce } from '#lib/in-pieces.ts'
import { pickStrings, type Strings } from '../../base/text/strings.ts'
import { LOOKUP_SOURCES, type LookupSources } from '../columns/lookup-columns.ts'
import { mergedOrder, newNumbers } from '../columns/new-numbers.ts'
import { mergedOrders } from '../columns/orders.ts'
import {
  entriesOf,
  idsOf,
  type LiveSegment,
  type NamedArray,
  namesOf,
  type SegmentData,
  VALUE_ARRAYS,
} from '../columns/segment-data.ts'
import type { FlatArray } from '../columns/snapshot.ts'
import { mergeTownColumns } from '../columns/town-table.ts'
import { mergeFactColumns } from '../facts/fact-columns.ts'
import { mergeInstitutionColumns } from '../institution/institution-table.ts'
import { deletionsOf, type SegmentPart } from './complete-segment.ts'
import { lookupSteps } from './lookups.ts'
import { mergePostings, mergeTerms } from './merge-indexes.ts'

type LivePart = Omit<LiveSegment, Exclude<keyof SegmentData, keyof SegmentPart>>

/** Merges the live documents of two segments. No id may be live in both. */
export function mergeSegments(a: LiveSegment, b: LiveSegment): SegmentData {
  return Object.fromEntries(mergedArrays(a, b)) as SegmentData
}

/** Like {@link mergeSegments}, for merging with other parts. Yields after each small step. */
export function* mergePartSteps(a: LivePart, b: LivePart): Generator<void, SegmentPart> {
  const arrays: NamedArray[] = []
  for (const named of partArrays(a, b)) {
    arrays.push(named)
    yield
  }
  return Object.fromEntries(arrays) as SegmentPart
}

/** Yields the arrays of {@link mergeSegments} one by one, so that they need not all be in memory at once. */
export function* mergedArrays(a: LivePart, b: LivePart): Generator<NamedArray> {
  yield* entriesOf(deletionsOf(yield* withLookups(partArrays(a, b))))
}

/** Adds what is looked up as soon as there is all of which it is made, so that nothing is kept until the end. */
function* withLookups<Index>(arrays: Generator<NamedArray, Index>): Generator<NamedArray, Index> {
  const sources = new Map<string, FlatArray>()
  for (;;) {
    const next = arrays.next()
    if (next.done) return next.value
    yield next.value
    const [name, array] = next.value
    if (SOURCES.has(name)) sources.set(name, array)
    if (name !== LOOKUP_SOURCES.at(-1)) continue
    yield* entriesOf(atOnce(lookupSteps(Object.fromEntries(sources) as LookupSources)))
    sources.clear()
  }
}

const SOURCES = new Set<string>(LOOKUP_SOURCES)

/** Returns the arrays from which the rest of a segment is made. */
function* partArrays(
  a: LivePart,
  b: LivePart,
): Generator<NamedArray, Pick<SegmentData, 'termBytes' | 'termOffsets' | 'postingOffsets'>> {
  const sources = mergedOrder(a, b)
  const numbers = newNumbers(a, b, sources)
  yield* stringArrays('id', pickStrings(idsOf(a), idsOf(b), sources))
  yield* stringArrays('name', pickStrings(namesOf(a), namesOf(b), sources))
  yield* entriesOf(mergeTownColumns(a, b, sources))
  yield* entriesOf(mergeInstitutionColumns(a, b, sources))
  for (const name of VALUE_ARRAYS) yield [name, pickSources(a[name], b[name], sources)]
  yield* entriesOf(mergeFactColumns(a, b, numbers, sources.length))
  yield* mergedOrders(a, b, numbers)
  const { terms, postingOffsets } = mergeTerms(a, b, numbers)
  // The largest array can be freed before the next ones are made.
  yield ['postings', mergePostings(a, b, numbers, postingOffsets.at(-1)!)]
  const index = { termBytes: terms.bytes, termOffsets: terms.offsets, postingOffsets }
  yield* entriesOf(index)
  return index
}

const stringArrays = (name: 'id' | 'name', { bytes, offsets }: Strings) =>
  entriesOf({ [`${name}Bytes`]: bytes, [`${name}Offsets`]: offsets })

function pickSources(left: FlatArray, right: FlatArray, sources: Uint32Array): FlatArray {
  const values = new (left.constructor as new (length: number) => FlatArray)(sources.length)
  for (let doc = 0; doc < sources.length; doc++) {
    const source = sources[doc]!
    values[doc] = source < left.length ? left[source]! : right[source - left.length]!
  }
  return values
}
