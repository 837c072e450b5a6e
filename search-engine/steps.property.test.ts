import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Change } from './index/document.ts'
import { SearchEngine } from './index.ts'
import { textQuery } from './query/search-query.ts'
import { query } from './testing/arbitrary-queries.ts'
import { MAX_SCHOOLS, school, schoolId } from './testing/arbitrary-schools.ts'
import { makeSchool } from './testing/make-school.ts'

const removal = schoolId.map((id): Change => ({ id, removed: true }))
const schools = fc.array(school, { maxLength: MAX_SCHOOLS })
const changes = fc.array(fc.oneof(school, removal), { maxLength: 40 })

test('what is taken in and loaded in steps equals what is at once, and searches between see the old whole', () => {
  fc.assert(
    fc.property(schools, changes, changes, query, (before, first, second, asked) => {
      const [stepwise, whole] = [SearchEngine.build(before), SearchEngine.build(before)]
      for (const some of [first, second]) {
        const old = stepwise.search(asked)
        for (const steps = stepwise.applyingSteps(some); !steps.next().done; )
          expect(stepwise.search(asked)).toEqual(old)
        whole.apply(some)
        expect(stepwise.search(asked)).toEqual(whole.search(asked))
      }
      expect(new Uint8Array(stepwise.snapshot())).toEqual(new Uint8Array(whole.snapshot()))
      const loading = SearchEngine.loadingSteps(whole.snapshot())
      let step = loading.next()
      while (!step.done) step = loading.next()
      expect(step.value.search(asked)).toEqual(whole.search(asked))
    }),
    { numRuns: 40 },
  )
})

test('between two steps few documents are read', () => {
  let read = 0
  let most = 0
  const documents = Array.from({ length: 1000 }, (_, at) => {
    const made = makeSchool({ id: `s-${at}`, name: `Waldschule ${at}` })
    const get = () => {
      read++
      return made.street
    }
    return Object.defineProperty({ ...made }, 'street', { enumerable: true, get })
  })
  const readOnce = read
  const engine = SearchEngine.build([])
  for (const steps = engine.applyingSteps(documents); ; read = 0) {
    const { done } = steps.next()
    most = Math.max(most, read)
    if (done) break
  }
  expect(readOnce).toBe(0)
  expect(most).toBeGreaterThan(0)
  // Each of a hundred is read several times.
  expect(most).toBeLessThan(1000)
  expect(engine.search(textQuery('Waldschule')).total).toBe(documents.length)
})
