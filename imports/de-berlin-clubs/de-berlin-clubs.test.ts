import { expect, test } from 'vitest'
import { fileRow, readFacts } from '../testing/read-table.ts'
import { deBerlinClubs } from './source.ts'

const row = fileRow({ id: 'BE-15586', ag_name: 'Theater', ag_cat: 'Literatur / Medien', school: '04A06', state: 'BE' })

test('lists the names of the clubs of a school, each once', async () => {
  const content = [row(), row({ ag_name: 'Chor' }), row({ school: '01P22' }), row({ id: 'BE-2', ag_name: 'Chor' })]
  const found = await readFacts(deBerlinClubs, { content, name: 'ag_2016.csv' })
  const period = { kind: 'year', start: '2016-01-01' }
  expect(found.slice(4)).toEqual([
    { key: 'de-BE-04A06', facts: [{ fact: 'clubs', period, choice: 'Chor, Theater' }] },
    { key: 'de-BE-01P22', facts: [{ fact: 'clubs', period, choice: 'Theater' }] },
  ])
})

test('cuts a long list after a whole name; refuses a file without a year', async () => {
  const content = Array.from({ length: 60 }, (_, index) => row({ ag_name: `Arbeitsgemeinschaft Nr ${100 + index}` }))
  const last = (await readFacts(deBerlinClubs, { content, name: 'ag.csv', day: '2016-08-01' })).at(-1)
  const [fact] = typeof last === 'object' ? last.facts : []
  expect(fact?.choice?.length).toBeLessThanOrEqual(1020)
  expect(fact?.choice).toMatch(/Arbeitsgemeinschaft Nr \d{3}$/)
  await expect(readFacts(deBerlinClubs, { content, name: 'ag.csv' })).rejects.toThrow(/does not say which year/)
})
