import { expect, test } from 'vitest'
import { feesSchema } from './fees.schema.ts'

const read = (typed: object) => feesSchema.safeParse({ seen: 'x', feesYear: '2026', ...typed })
const feesIn = (typed: object) => read(typed).data?.fees

test('amounts may have separators; one amount is no range, and none is no statement', () => {
  const fees = { from: 1200, to: 3400, year: 2026, included: ['meals'] }
  expect(feesIn({ feesFrom: '1.200', feesTo: '3 400', feesIncluded: ['meals'] })).toEqual(fees)
  expect(feesIn({ feesTo: '900' })).toMatchObject({ from: 900, to: 900 })
  expect(feesIn({ feesFrom: ' ' })).toBeNull()
})

test.each([
  { feesFrom: '-5' },
  { feesFrom: '12 Euro' },
  { feesFrom: '1.200,50' },
  { feesFrom: '9'.repeat(30) },
  { feesFrom: '200001' },
  { feesFrom: '900', feesTo: '800' },
  { feesFrom: '900', feesYear: 'soon' },
  { feesFrom: '900', feesIncluded: ['gold'] },
])('%j is refused', (typed) => {
  expect(read(typed).success).toBe(false)
})
