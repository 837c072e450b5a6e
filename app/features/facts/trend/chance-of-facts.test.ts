import { expect, test } from 'vitest'
import { BREAKS } from '../vocabulary/breaks.ts'
import { FACTS, type FactId } from '../vocabulary/facts.ts'
import { CHANCE_OF } from './chance-of-facts.ts'

const numberOf = (id: FactId) => {
  const definition = FACTS[id]
  if (definition.kind !== 'number') throw new Error(`${id} is no number`)
  return definition
}

test.each(Object.entries(CHANCE_OF) as [FactId, NonNullable<(typeof CHANCE_OF)[FactId]>][])(
  'what is known of chance in %s fits the fact',
  (id, known) => {
    const fact = numberOf(id)
    if (known.kind === 'limits') {
      for (const limit of [known.lower, known.upper]) expect(numberOf(limit).unit).toBe(fact.unit)
      return
    }
    expect(numberOf(known.of)).toMatchObject({ unit: 'pupils', section: fact.section })
    expect(fact.unit === 'percent').toBe(known.kind === 'share')
    if (known.kind === 'share') expect(fact.range).toEqual([0, 100])
  },
)

test.each(Object.entries(BREAKS))('the break %s names the text that was read', (_, { url, read, year }) => {
  expect(url).toMatch(/^https:\/\//)
  expect(Date.parse(read)).toBeLessThanOrEqual(Date.now() + 86_400_000)
  expect(year).toBeGreaterThan(2000)
})
