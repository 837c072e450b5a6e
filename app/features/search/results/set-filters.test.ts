import { expect, test } from 'vitest'
import { readSearchAddress } from '../search-address.ts'
import type { FurtherFilter } from './further-filter.ts'
import { setFilters } from './set-filters.server.ts'

const languages: FurtherFilter = {
  name: 'language',
  legend: 'Sprachen',
  choices: ['fr'],
  labels: { fr: 'Französisch' },
  counts: {},
}
const filtersOf = (query: string) =>
  setFilters(readSearchAddress(new URLSearchParams(query)), {}, [languages], 'de').map(({ label }) => label)

test('a further filter that is set stands there in words', () => {
  expect(filtersOf('language=fr')).toEqual(['Französisch'])
})

test.each(['__proto__', 'constructor', 'toString', 'xx'])('%s is no filter', (choice) => {
  expect(filtersOf(`language=${choice}`)).toEqual([])
})
