import { packLexicon } from '../../base/text/lexicon.ts'
import { packStrings } from '../../base/text/strings.ts'
import { words } from '../../language/fold.ts'
import { nameKey } from '../../language/names/name-key.ts'
import { streetKeyOf } from '../../language/names/street-key.ts'
import { ordersOf } from '../columns/orders.ts'
import { FLAGS, type SegmentData } from '../columns/segment-data.ts'
import { tagColumns } from '../columns/tags.ts'
import { townColumns } from '../columns/town-table.ts'
import { featureBits, traitsOf } from '../columns/traits.ts'
import type { SchoolDocument } from '../document.ts'
import { factColumns } from '../facts/fact-columns.ts'
import { institutionColumns, institutionKey } from '../institution/institution-table.ts'
import { documentTerms } from '../terms/document-terms.ts'
import { PostingsWriter } from '../terms/postings.ts'
import { completeSegment, type SegmentPart } from './complete-segment.ts'

/** Indexes schools. Of two with the same id, the later one counts. */
export function buildSegment(documents: Iterable<SchoolDocument>): SegmentData {
  return completeSegment(buildPart(documents))
}

/** Like {@link buildSegment}, for merging with other parts. */
export function buildPart(documents: Iterable<SchoolDocument>): SegmentPart {
  const schools = byQuality(new Map([...documents].map((school) => [school.id, school])).values())
  const writer = new PostingsWriter()
  for (const [doc, school] of schools.entries()) {
    const { written, synonyms } = documentTerms(school)
    for (const term of written) writer.add(term, doc, false)
    for (const term of synonyms) writer.add(term, doc, true)
  }
  const columns = columnsOf(schools)
  const index = writer.finish()
  const terms = packLexicon(index.terms)
  return {
    ...columns,
    ...ordersOf(columns),
    termBytes: terms.bytes,
    termOffsets: terms.offsets,
    postingOffsets: index.offsets,
    postings: index.postings,
  }
}

function byQuality(schools: Iterable<SchoolDocument>): SchoolDocument[] {
  const rated = [...schools].map((school) => ({ school, quality: quality(school) }))
  rated.sort((a, b) => b.quality - a.quality || (a.school.id < b.school.id ? -1 : 1))
  return rated.map(({ school }) => school)
}

function columnsOf(schools: readonly SchoolDocument[]) {
  const ids = packStrings(schools.map(({ id }) => id))
  const names = packStrings(schools.map(({ name }) => name))
  return {
    idBytes: ids.bytes,
    idOffsets: ids.offsets,
    nameBytes: names.bytes,
    nameOffsets: names.offsets,
    ...townColumns(schools),
    ...institutionColumns(schools.map(institutionKey)),
    traits: Uint16Array.from(schools, traitsOf),
    features: Uint16Array.from(schools, ({ features }) => featureBits(features)),
    ...tagColumns(schools),
    flags: Uint8Array.from(schools, flagsOf),
    quality: Uint8Array.from(schools, quality),
    ratingRank: Float32Array.from(schools, ({ ratingRank }) => ratingRank),
    ratingCount: Uint32Array.from(schools, ({ ratingCount }) => ratingCount),
    nameKey: Uint32Array.from(schools, ({ name, country }) => nameKey(words(name), country)),
    streetKey: Uint32Array.from(schools, ({ street }) => streetKeyOf(street)),
    lat: Float32Array.from(schools, (school) => (isPositioned(school) ? school.lat! : Number.NaN)),
    lng: Float32Array.from(schools, (school) => (isPositioned(school) ? school.lng! : Number.NaN)),
    ...factColumns(schools),
  }
}

function isPositioned({ lat, lng }: SchoolDocument): boolean {
  return Number.isFinite(lat) && Number.isFinite(lng)
}

function flagsOf(school: SchoolDocument): number {
  const positioned = isPositioned(school) ? FLAGS.positioned : 0
  const exact = school.precision === 'exact' ? FLAGS.exact : 0
  const others = (school.audience ?? 'children') === 'children' ? 0 : FLAGS.others
  return (school.premium ? FLAGS.premium : 0) | positioned | exact | others
}

const PER_FACT = 2
const MAX_FACTS = 15
const EXACT_POSITION = 20
const POSTAL_CODE_POSITION = 10
const PER_DOUBLING_OF_REVIEWS = 10
const MAX_DOUBLINGS = 6

/**
 * Returns the static quality, 0–110: how much a visitor can learn about the school from sources other than the school:
 * official facts, reviews, where it is. It sorts schools that match a search equally well. Texts that only premium
 * schools can write and the ratings themselves play no part: neither money nor praise buys a place.
 */
export function quality(school: SchoolDocument): number {
  const known = Math.min(MAX_FACTS, school.facts?.length ?? 0) * PER_FACT
  const reviews = Math.min(MAX_DOUBLINGS, Math.log2(1 + Math.max(0, school.ratingCount))) * PER_DOUBLING_OF_REVIEWS
  return known + Math.round(reviews) + positionQuality(school)
}

function positionQuality({ precision }: SchoolDocument): number {
  if (precision === 'exact') return EXACT_POSITION
  return precision === 'postal_code' ? POSTAL_CODE_POSITION : 0
}
