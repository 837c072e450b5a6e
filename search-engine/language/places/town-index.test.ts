import { expect, test } from 'vitest'
import { createGazetteer } from '../gazetteer/gazetteer.ts'
import type { Place } from './place.ts'

const town = (name: string, schools: number, country: Place['country'] = 'DE', region = ''): Place => {
  return { kind: 'town', name, country, region, lat: 50, lng: 8, schools }
}
const named = (places: Place[], name: string, visitor = {}) =>
  createGazetteer(places)
    .towns(name, visitor)
    .map((place) => `${place.name} ${place.country}`)

test.each([
  ['Muenchen', 'München DE'],
  ['münchen', 'München DE'],
  ['Munchen', 'München DE'],
  ['Neuß', 'Neuss DE'],
  ['Aue', 'Aue DE'],
  ['au', 'Au DE'],
  ['Munster', 'Munster DE'],
  ['Muenster', 'Münster DE'],
])('%s is first of all %s', (typed, wanted) => {
  const towns = ['München', 'Neuss', 'Aue', 'Au', 'Munster', 'Münster'].map((name, at) => town(name, 9 * (at + 1)))
  expect(named(towns, typed)[0]).toBe(wanted)
})

test('towns of one key in one region are two towns, and spellings of one are one', () => {
  expect(named([town('Aue', 5), town('Au', 9), town('AU', 1)], 'Aue')).toEqual(['Aue DE', 'Au DE'])
  expect(named([town('Köln', 5), town('KOELN', 1)], 'koln')).toEqual(['Köln DE'])
})

test('a town of the country of the visitor is likelier, unless one abroad is far larger', () => {
  const towns = [town('Lodi', 15, 'IT'), town('Lodi', 20, 'FR')]
  expect(named(towns, 'Lodi', { home: 'IT' })).toEqual(['Lodi IT', 'Lodi FR'])
  expect(named(towns, 'Lodi')).toEqual(['Lodi FR', 'Lodi IT'])
  const barcelona = [town('Barcelona', 900, 'ES'), town('Barcelona', 1, 'FR')]
  expect(named(barcelona, 'Barcelona', { home: 'FR' })[0]).toBe('Barcelona ES')
})

test('of towns of one name the one around the visitor is likelier', () => {
  const towns = [town('Neustadt', 9), { ...town('Neustadt', 5, 'DE', 'Sachsen'), lat: 51, lng: 14 }]
  const [likeliest] = createGazetteer(towns).towns('Neustadt', { near: { lat: 51, lng: 13.7 } })
  expect(likeliest?.region).toBe('Sachsen')
})

test('the largest towns of a country count with all their parts', () => {
  const parts = ['Southwark', 'Westminster'].map((region) => town('London', 3, 'GB', region))
  const largest = createGazetteer([...parts, town('Leeds', 5, 'GB'), town('Köln', 9)]).largestTowns('GB')
  expect(largest.map(({ name, schools }) => [name, schools])).toEqual([
    ['London', 6],
    ['Leeds', 5],
  ])
})
