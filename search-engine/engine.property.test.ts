import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Change, SchoolDocument } from './index/document.ts'
import { SearchEngine, type SearchQuery } from './index.ts'
import { box, query } from './testing/arbitrary-queries.ts'
import { MAX_SCHOOLS, school, schoolId } from './testing/arbitrary-schools.ts'
import { ReferenceSearch } from './testing/reference.ts'
import { indexSchool, wordLevels } from './testing/reference-text.ts'

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
  const all = new ReferenceSearch(held.values())
  const forChildren = new ReferenceSearch([...held.values()].filter(({ audience }) => audience === undefined))
  return { engine, held, referenceOf: ({ withOthers }: SearchQuery) => (withOthers ? all : forChildren) }
}

function allPages(engine: SearchEngine, asked: SearchQuery, pageSize: number) {
  const first = engine.search({ ...asked, pageSize })
  const pages = Array.from({ length: Math.ceil(first.total / pageSize) + 1 }, (_, at) => at + 1)
  return { first, hits: pages.flatMap((page) => engine.search({ ...asked, page, pageSize }).hits) }
}

/** The reference looks at every school for every count, so a failure is printed with its seed instead of shrunk. */
const TIMEOUT_MS = 600_000

describe('the engine agrees with a search that looks at every school', { timeout: TIMEOUT_MS }, () => {
  const queries = fc.array(query, { minLength: 8, maxLength: 8 })

  test('results, their order, facets and radius, through changes, merges and snapshots', () => {
    fc.assert(
      fc.property(history, queries, fc.integer({ min: 3, max: 40 }), (past, asked, pageSize) => {
        const { engine, held, referenceOf } = live(past)
        expect(engine.size.schools).toBe(held.size)
        for (const one of asked) {
          const { first, hits } = allPages(engine, one, pageSize)
          const expected = referenceOf(one).search(one, engine.textMatches(one), first.correction)
          expect(
            hits.map(({ id, sites }) => [id, ...sites]),
            one.text,
          ).toEqual(expected.rows)
          expect(first.total).toBe(expected.rows.length)
          expect(engine.count(one)).toBe(first.total)
          expect(first.schoolTotal).toBe(expected.ids.length)
          expect(first.facets).toEqual(expected.facets)
          expect(first.factFacets?.facets).toEqual(expected.factFacets)
          expect(first.factFacets?.untagged).toEqual(expected.untagged)
          const { unknown, edition } = first.factOrder ?? {}
          expect(first.factOrder && { unknown, ...(edition !== undefined && { edition }) }).toEqual(expected.ranking)
          expect(first.widenedToKm).toBe(expected.widenedToKm)
          const hasSponsored = one.sort === 'relevance' && !one.factOrder && !one.withoutSponsored
          expect(first.sponsored.map(({ id }) => id)).toEqual(hasSponsored ? expected.premium.slice(0, 2) : [])
          const { factOrder: _, ...plain } = { ...one, text: '' }
          expect(engine.hits(plain)).toEqual(engine.search(plain).hits)
          for (const { id, distanceKm } of hits) {
            if (distanceKm !== null) expect(distanceKm).toBeCloseTo(expected.kilometres.get(id)!, 6)
          }
        }
      }),
      { numRuns: 60, endOnFailure: true },
    )
  })

  test('words: a school that has all of them is wanted, and no other one, except for what the text says besides', () => {
    fc.assert(
      fc.property(history, queries, (past, asked) => {
        const { engine, held } = live(past)
        const schools = [...held.values()].filter(({ audience }) => audience === undefined).map(indexSchool)
        for (const one of asked.filter(({ withOthers }) => !withOthers)) {
          const { plan, schools: found } = engine.textMatches(one)
          const { kinds, attributes, excluded, areas, officialNumber, areNames, interpretation } = plan
          const wanted = schools.filter(({ school }) => found.get(school.id)?.wanted !== undefined)
          if (officialNumber || areNames) continue
          const mayBegin = plan.words.map((word) => ({ ...word, prefix: true }))
          const ways = (['whole', 'beginnings', 'edits'] as const).map((way) =>
            wordLevels(schools, mayBegin, 'anywhere', () => way),
          )
          expect(
            wanted.filter((indexed) => !ways[2]!.has(indexed)),
            one.text,
          ).toEqual([])
          const isMore = [kinds, attributes, excluded, areas ?? []].some(({ length }) => length > 0)
          if (isMore || interpretation.country || wanted.length === 0) continue
          for (const indexed of wanted)
            expect(ways.map((levels) => levels.get(indexed))).toContain(found.get(indexed.school.id)!.wanted)
          for (const [{ school }, level] of wordLevels(schools, plan.words, 'anywhere', () => 'whole'))
            expect(found.get(school.id)?.wanted, `${one.text} ${school.name}`).toBe(level)
        }
      }),
      { numRuns: 30, endOnFailure: true },
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
            .search({ ...one, box: undefined }, engine.textMatches(one))
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
