import { addTo, type Bitmap, emptyBitmap, hasBit, uniteWith } from '../../base/sets/bitmap.ts'
import { scratchBitmap } from '../../base/sets/scratch.ts'
import { lowerBound, lowerBoundBy } from '../../base/sets/sorted-list.ts'
import { sortingSteps } from '../../base/sets/sorting.ts'
import type { SegmentData } from '../columns/segment-data.ts'
import { type Sites, siteSteps } from './sites.ts'

/** The documents of a segment that share a row of the results. */
export type Institutions = {
  /** Number of each document's institution, the same in all segments; 0 for none. */
  numbers: Uint32Array
  /** The documents with an institution, sorted by its number, and those numbers. */
  docs: Uint32Array
  docNumbers: Uint32Array
  /** The institutions with several documents in this segment. */
  sites: Sites
  /** Documents that share their institution with another document in any segment; undefined if there are none. */
  shared: Bitmap | undefined
  /** Documents that share theirs with a document in another segment; undefined if there are none. */
  linked: Bitmap | undefined
}

/** Returns the institutions of the only segment. Yields after each small step. */
export function* institutionSteps(data: SegmentData): Generator<void, Institutions> {
  const order = yield* orderSteps(data.institution)
  const sites = yield* siteSteps(data, docsOfInstitutions(order))
  return {
    numbers: data.institution,
    ...order,
    sites,
    shared: sharedDocs(sites, data.institution.length),
    linked: undefined,
  }
}

/** Returns the same institutions, some of which have documents in another segment too. */
export function withLinked(institutions: Institutions, linked: readonly number[]): Institutions {
  const { length } = institutions.numbers
  const shared = sharedDocs(institutions.sites, length)
  if (linked.length === 0) return { ...institutions, shared, linked: undefined }
  const docs = emptyBitmap(length)
  for (const number of linked) for (const doc of docsOfInstitution(institutions, number)) addTo(docs, doc)
  return { ...institutions, shared: uniteWith(shared ?? emptyBitmap(length), docs), linked: docs }
}

function sharedDocs({ docs }: Sites, size: number): Bitmap | undefined {
  if (docs.length === 0) return undefined
  const shared = emptyBitmap(size)
  for (const doc of docs) addTo(shared, doc)
  return shared
}

type Order = Pick<Institutions, 'docs' | 'docNumbers'>

/** Returns the documents with an institution, sorted by its number. Yields after each small step. */
export function* orderSteps(numbers: Uint32Array): Generator<void, Order> {
  const order = yield* sortingSteps(numbers)
  const first = lowerBoundBy(order, (doc) => numbers[doc] === 0)
  const docs = order.slice(first)
  return { docs, docNumbers: docs.map((doc) => numbers[doc]!) }
}

/** Returns the documents of each institution that has several. */
function docsOfInstitutions({ docs, docNumbers }: Order): Uint32Array[] {
  const several: Uint32Array[] = []
  for (let from = 0, to = 0; from < docs.length; from = to) {
    while (to < docs.length && docNumbers[to] === docNumbers[from]) to++
    if (to - from > 1) several.push(docs.subarray(from, to))
  }
  return several
}

/** Returns the documents of an institution, including replaced ones. */
export function docsOfInstitution({ docs, docNumbers }: Order, number: number): Uint32Array {
  return docs.subarray(lowerBound(docNumbers, number), lowerBound(docNumbers, number + 1))
}

/** Returns the number of institutions among documents that all have one. */
export function countInstitutions({ numbers, docNumbers }: Institutions, docs: Uint32Array): number {
  if (docs.length === 0) return 0
  const seen = scratchBitmap(docNumbers.at(-1)! + 1)
  let count = 0
  for (let at = 0; at < docs.length; at++) {
    const number = numbers[docs[at]!]!
    if (hasBit(seen, number)) continue
    addTo(seen, number)
    count++
  }
  return count
}

type WithInstitutions = { institutions: Institutions }

/** Returns the number of the institution that a document shares with others; 0 if it shares none. */
export function sharedInstitution({ institutions: { shared, numbers } }: WithInstitutions, doc: number): number {
  return shared && hasBit(shared, doc) ? numbers[doc]! : 0
}

/** Returns a test that accepts documents without a shared institution, and the first document of each shared one. */
export function firstOfInstitution(): (segment: WithInstitutions, doc: number) => boolean {
  const seen = new Set<number>()
  return (segment, doc) => {
    const institution = sharedInstitution(segment, doc)
    return institution === 0 || (!seen.has(institution) && seen.add(institution) !== undefined)
  }
}
