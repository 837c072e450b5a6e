import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Change, SchoolDocument } from './index/document.ts'
import { SearchEngine, type SearchQuery } from './index.ts'
import { box, query } from './testing/arbitrary-queries.ts'
import { MAX_SCHOOLS, school, schoolId } from './testing/arbitrary-schools.ts'
import { ReferenceSearch } from './testing/reference.ts'

type Step = { apply: Change[] } | 'merge' | 'snapshot'

const removal = schoolId.map((id): Change => ({ id, removed: true }))
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ apply: fc.array(fc.oneof(school, removal), { maxLength: 40 }) }),
  fc.constantFrom<Step>('merge', 'snapshot'),
)
const schools = fc.array(school, { maxLength: MAX_SCHOOLS * 2, size: 'max' })
const history = fc.record({ schools, steps: fc.array(step, { maxLength: 4 }) })

/** Builds an engine with a history of changes, and the schools that it must then hold. */
function live({ schools, steps }: { schools: SchoolDocument[]; steps: Step[] }) {
  const held = new Map(schools.map((one) => [one.id, one]))
  let engine = SearchEngine.build(schools)
  for (const step of steps) {
    if (step === 'merge') engine.merge()
    else if (step === 'snapshot') engine = SearchEngine.load(engine.snapshot())
    else {
      engine.apply(step.apply)
      for (const change of step.apply) {
        if ('removed' in change) held.delete(change.id)
        else held.set(change.id, change)
      }
    }
  }
  const referenceFor = (schools: SchoolDocument[]) => new ReferenceSearch(schools, engine.gazetteer)
  const all = referenceFor([...held.values()])
  const forChildren = referenceFor([...held.values()].filter(({ audience }) => audience === undefined))
  return { engine, held, referenceOf: ({ withOthers }: SearchQuery) => (withOthers ? all : forChildren) }
}

function allPages(engine: SearchEngine, asked: SearchQuery, pageSize: number) {
  const first = engine.search({ ...asked, pageSize })
  const pages = Array.from({ length: Math.ceil(first.total / pageSize) + 1 }, (_, at) => at + 1)
  return { first, hits: pages.flatMap((page) => engine.search({ ...asked, page, pageSize }).hits) }
}

/** The reference looks at every school for every count, so a failure is printed with its seed instead of shrunk. */
const TIMEOUT_MS = 90_000

describe('the engine agrees with a search that looks at every school', { timeout: TIMEOUT_MS }, () => {
  const queries = fc.array(query, { minLength: 8, maxLength: 8 })

  test('results, their order, facets and radius, through changes, merges and snapshots', () => {
    fc.assert(
      fc.property(history, queries, fc.integer({ min: 3, max: 40 }), (past, asked, pageSize) => {
        const { engine, held, referenceOf } = live(past)
        expect(engine.size.schools).toBe(held.size)
        for (const one of asked) {
          const { first, hits } = allPages(engine, one, pageSize)
          const expected = referenceOf(one).search(one, first.correction)
          expect(
            hits.map(({ id, sites }) => [id, ...sites]),
            one.text,
          ).toEqual(expected.rows)
          expect(first.total).toBe(expected.rows.length)
          expect(first.schoolTotal).toBe(expected.ids.length)
          expect(first.facets).toEqual(expected.facets)
          expect(first.factFacets?.facets).toEqual(expected.factFacets)
          expect(first.factFacets?.untagged).toEqual(expected.untagged)
          const { unknown, edition } = first.factOrder ?? {}
          expect(first.factOrder && { unknown, ...(edition !== undefined && { edition }) }).toEqual(expected.ranking)
          expect(first.widenedToKm).toBe(expected.widenedToKm)
          const hasSponsored = one.sort === 'relevance' && !one.factOrder && !one.withoutSponsored
          expect(first.sponsored.map(({ id }) => id)).toEqual(hasSponsored ? expected.premium.slice(0, 2) : [])
          const { factOrder: _, ...plain } = { ...one, text: '', relaxed: false }
          expect(engine.hits(plain)).toEqual(engine.search(plain).hits)
          for (const { id, distanceKm } of hits) {
            if (distanceKm !== null) expect(distanceKm).toBeCloseTo(expected.kilometres.get(id)!, 6)
          }
        }
      }),
      { numRuns: 60, endOnFailure: true },
    )
  })

  test('maps: every result in the box is in one cluster or is a pin', () => {
    fc.assert(
      fc.property(history, queries, box, fc.integer({ min: 0, max: 20 }), (past, asked, area, zoom) => {
        const { engine, held, referenceOf } = live(past)
        for (const one of asked) {
          const isInArea = ({ lat, lng }: SchoolDocument) =>
            lat !== null && lng !== null && lng >= area[0] && lat >= area[1] && lng <= area[2] && lat <= area[3]
          const expected = referenceOf(one)
            .search({ ...one, box: undefined })
            .ids.filter((id) => isInArea(held.get(id)!))
          const { total, clusters, pins } = engine.map(one, area, zoom)
          expect(total).toBe(expected.length)
          expect(clusters.reduce((sum, { count }) => sum + count, pins.length)).toBe(total)
          expect(clusters.length + pins.length).toBeLessThanOrEqual(500)
          for (const pin of pins) {
            const { lat, lng, precision, category } = held.get(pin.id)!
            expect(expected).toContain(pin.id)
            const near = (degrees: number) => expect.closeTo(degrees, 5)
            const position = { lat: near(lat!), lng: near(lng!) }
            expect(pin).toEqual({ id: pin.id, ...position, category, approximate: precision !== 'exact' })
          }
        }
      }),
      { numRuns: 30, endOnFailure: true },
    )
  })
})
