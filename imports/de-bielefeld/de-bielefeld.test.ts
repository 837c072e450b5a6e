import { expect, test } from 'vitest'
import { factLines, fileRow, readFacts } from '../testing/read-table.ts'
import { deBielefeld } from './source.ts'

const row = fileRow({
  Stichtag: '01.10.2022',
  Schulform: 'Gymnasium',
  Stadtbezirk: 'Mitte',
  Schulnummer: '168520',
  Schulname: 'Beispiel_Gymnasium',
  Klasse: '05a',
  Anzahl_SuS: '27',
})
const facts = async (...cells: Parameters<typeof row>[0][]) => {
  const found = await readFacts(deBielefeld, { content: cells.map((one) => row(one)) })
  return found.slice(cells.length).flatMap((one) => (typeof one === 'object' ? factLines(one.facts) : one))
}

test('years of the upper school count as pupils, not as classes', async () => {
  expect(await facts({}, { Klasse: '05b', Anzahl_SuS: '30' }, { Klasse: 'Q1', Anzahl_SuS: '128' })).toEqual([
    'class_size 2022 28.5',
    'classes 2022 2',
    'pupils 2022 185',
  ])
})

test('a primary school may call its first class EF', async () => {
  const primary = { Schulform: 'Grundschule', Anzahl_SuS: '25' }
  expect(await facts({ ...primary, Klasse: 'EE' }, { ...primary, Klasse: 'EF' })).toContain('classes 2022 2')
})

test('a withheld number leaves only the mean of the other classes', async () => {
  expect(await facts({}, { Klasse: 'XX', Anzahl_SuS: 'X' })).toEqual(['class_size 2022 27'])
})

test('a class that is too large rejects the whole school', async () => {
  const found = await readFacts(deBielefeld, { content: [row(), row({ Anzahl_SuS: '270' })] })
  expect(found).toEqual([{ key: 'de-NW-168520', facts: [] }, 'out_of_range'])
})
