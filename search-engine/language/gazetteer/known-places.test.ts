import { expect, test } from 'vitest'
import { compareTerms } from '#search-engine/base/text/lexicon.ts'
import { readTable } from '../read-table.ts'
import { districtsBeginning, knownPlaces } from './known-places.ts'
import { placesBySize } from './places-by-size.ts'

const cities = (name: string) => knownPlaces(name).map(({ name, city }) => `${name}, ${city}`)

test.each([
  ['Rheydt', 'Rheydt, Mönchengladbach'],
  ['Wattenscheid', 'Wattenscheid, Bochum'],
  ['Plagwitz', 'Plagwitz, Leipzig'],
  ['Croix Rousse', 'Croix-Rousse, Lyon'],
  ['Minimes', 'Minimes, Toulouse'],
  ['oberkassel', 'Oberkassel, Düsseldorf'],
  ['Neustadt', 'Neustadt, Dresden'],
  ['Vallecas', 'Vallecas, Madrid'],
  ['Sant Gervasi', 'Sant Gervasi, Barcelona'],
  ['Ostia', 'Ostia, Roma'],
])('%s is %s', (name, place) => {
  expect(cities(name)).toContain(place)
})

test('a part of a city is found without its article and by each of its two names', () => {
  expect(cities('Mirail')).toEqual(['Le Mirail, Toulouse'])
  expect(cities('Le Mirail')).toEqual(['Le Mirail, Toulouse'])
  expect(cities('Enkheim')).toContain('Bergen-Enkheim, Frankfurt am Main')
  expect(knownPlaces('Enkheim').find(({ city }) => city !== '')).toMatchObject({ isShort: true })
})

test('a town is not a part of a city that has its name in its own', () => {
  expect(knownPlaces('Stuttgart').filter(({ isShort }) => isShort)).toEqual([])
  expect(knownPlaces('Venezia').filter(({ isShort }) => isShort)).toEqual([])
})

test('a place of two names begins with a text once', () => {
  const names = districtsBeginning('anger', 20).filter(({ city }) => city === 'Leipzig')
  expect(names.map(({ name }) => name)).toEqual(['Anger-Crottendorf'])
})

test('a map shows a place once, under its own name', async () => {
  const { lat, placeAt } = await placesBySize()
  const near = Array.from(lat, (_, at) => placeAt(at)).filter(({ name }) => name === 'Le Mirail')
  expect(near).toHaveLength(1)
})

test.each(['places', 'places-odbl'])('%s is sorted by the bytes of its lines', (list) => {
  const lines = readTable(`gazetteer/${list}`).map((cells) => cells.join('\t'))
  expect(lines.every((line, at) => at === 0 || compareTerms(lines[at - 1]!, line) <= 0)).toBe(true)
})
