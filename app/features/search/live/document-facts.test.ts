import { expect, test } from 'vitest'
import { decodeEdition, encodeEdition, type FactPeriod } from '#app/features/facts/fact-edition.ts'
import { FACTS } from '#app/features/facts/vocabulary/facts.ts'
import { FACT_CHOICES, SEARCHED_FACT_IDS, SEARCHED_FACTS } from '#search-engine/base/searched-facts.ts'
import { readSearchAddress } from '../search-address.ts'

/** Lists and filters tell its warning, see `result-notes.server.ts`. */
const WARNED = ['ofsted_rating']

test.each(SEARCHED_FACT_IDS)('%s may filter: it is not sensitive, and lists need not warn of it or do', (id) => {
  const { isSensitive, hasWarning, ...definition } = FACTS[id]
  const searched = SEARCHED_FACTS[id]
  expect([isSensitive, definition.kind]).toEqual([undefined, searched.kind])
  expect(hasWarning ?? false).toBe(WARNED.includes(id))
  if (definition.kind === 'number') expect(definition.comparable).toBe('country')
  if ('choices' in definition && 'choices' in searched) expect(searched.choices).toEqual(definition.choices)
})

test('an address can hold each choice', () => {
  const query = new URLSearchParams(FACT_CHOICES.map((choice) => ['fact', choice]))
  expect(readSearchAddress(query).further.fact).toEqual(FACT_CHOICES.toSorted())
})

const PERIODS: FactPeriod[] = [
  { period: 'day', start: '2024-02-29', isImportDay: true },
  { period: 'day', start: '2024-02-29', isImportDay: false },
  { period: 'year', start: '2023-01-01', isImportDay: false },
  { period: 'school_year', start: '2024-08-01', isImportDay: false },
]

test.each(PERIODS)('an edition keeps its period: %j', (period) => {
  expect(decodeEdition(encodeEdition('gb-100000', period))).toEqual(period)
  expect(decodeEdition(encodeEdition('gb-WLS-1', period))).toEqual(period)
})

test('editions of nations differ, and later ones are greater', () => {
  const [earlier, later] = [PERIODS[2]!, PERIODS[3]!]
  expect(encodeEdition('gb-WLS-1', later)).not.toBe(encodeEdition('gb-100000', later))
  expect(encodeEdition('gb-WLS-1', later)).toBeGreaterThan(encodeEdition('gb-WLS-1', earlier))
})
