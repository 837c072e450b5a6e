import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildSegment } from '../../index/segment/build-segment.ts'
import { openSegment } from '../../index/segment/segment.ts'
import { query } from '../../testing/arbitrary-queries.ts'
import { school } from '../../testing/arbitrary-schools.ts'
import { FacetCounts } from './facets.ts'
import { compileFilter } from './filter.ts'
import { filterList } from './filter-list.ts'
import { filterOneByOne } from './filter-one-by-one.ts'

const MANY = 1500
const [few] = fc.sample(fc.array(school, { minLength: 150, maxLength: 150, size: 'max' }), { numRuns: 1, seed: 7 })
const schools = Array.from({ length: MANY }, (_, at) => ({ ...few![at % few!.length]!, id: `s-${at}` }))
const segment = openSegment(buildSegment(schools))

test('many schools are filtered and counted as if tested one by one', () => {
  const docs = Uint32Array.from(schools.keys())
  fc.assert(
    fc.property(query, (asked) => {
      const filter = compileFilter(asked)
      const [atOnce, oneByOne] = [new FacetCounts(), new FacetCounts()]
      const passing = filterList(
        segment,
        { kind: 'list', docs, levels: new Uint8Array(MANY), chords: undefined },
        filter,
        atOnce,
      )
      expect(passing).toEqual(filterOneByOne(segment, docs, filter, oneByOne))
      expect(atOnce.finish()).toEqual(oneByOne.finish())
    }),
    { numRuns: 40 },
  )
})
