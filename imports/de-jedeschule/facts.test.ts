import { expect, test } from 'vitest'
import { factLines, fileRow, readFacts } from '../testing/read-table.ts'
import { deJedeschule } from './source.ts'

const school = fileRow({
  id: 'HE-4001',
  name: 'Beispielschule',
  address: 'Straße 1',
  zip: '60311',
  city: 'Frankfurt am Main',
  school_type: 'Gymnasium (Mittelstufe)',
  legal_status: 'staatlich anerkannte Ersatzschule',
  provider: 'Stadt Frankfurt am Main',
})
const factsOf = async (cells: Parameters<typeof school>[0] = {}) => {
  const [found] = await readFacts(deJedeschule, { content: [school(cells)] })
  return typeof found === 'object' ? factLines(found.facts) : found
}

test('the type shows whether a Gymnasium leads to the Abitur', async () => {
  expect(await factsOf()).toEqual([
    'legal_status staatlich anerkannte Ersatzschule',
    'operator Stadt Frankfurt am Main',
    'sixth_form 0',
  ])
  expect(await factsOf({ school_type: 'Gymnasium (Mittel- und Oberstufe)' })).toContain('sixth_form 1')
  expect(await factsOf({ school_type: 'Grundschule' })).not.toContainEqual(expect.stringMatching(/sixth_form/))
})

test('the name of a person who runs a school is not stored', async () => {
  expect(await factsOf({ provider: 'Ada Beispiel' })).not.toContainEqual(expect.stringMatching(/operator/))
})
