import { expect, test } from 'vitest'
import type { Place } from './places.ts'
import { shortNames } from './short-names.ts'

const place = (name: string, more: Partial<Place> = {}): Place => {
  return { country: 'ES', city: 'Madrid', lat: 40.4, lng: -3.6, people: 9000, ...more, name }
}
const shortened = (...places: Place[]) => shortNames(places).map(({ key, place: { name } }) => `${key}: ${name}`)

test('articles, kinds and general words are left out', () => {
  expect(
    shortened(place('La Elipa'), place('Barrio de Hortaleza'), place('Äußere Neustadt', { country: 'DE' })),
  ).toEqual(['elipa: La Elipa', 'hortaleza: Barrio de Hortaleza', 'neustadt: Äußere Neustadt'])
})

test('each of two joined names is one, but not in France', () => {
  expect(shortened(place('Sarrià-Sant Gervasi'))).toEqual([
    'sarria: Sarrià-Sant Gervasi',
    'st gervasi: Sarrià-Sant Gervasi',
  ])
  expect(shortened(place('Croix-Rousse', { country: 'FR' }))).toEqual([])
})

test('neighbours of one name are one place in their middle, others none', () => {
  const near = [place('Puente de Vallecas'), place('Villa de Vallecas', { lat: 40.38 })]
  expect(shortNames(near)).toMatchObject([{ key: 'vallecas', place: { name: 'Vallecas', people: 18_000, lat: 40.39 } }])
  expect(shortNames([place('Puente de Vallecas'), place('Villa de Vallecas', { lat: 40.6 })])).toEqual([])
})

test('no short name is that of a town, of another part of the city, or a first name', () => {
  expect(shortened(place('Vallecas'), place('Villa de Vallecas'))).toEqual([])
  expect(shortened(place('Stuttgart-Ost', { country: 'DE' }), place('Stuttgart', { country: 'DE', city: '' }))).toEqual(
    [],
  )
  expect(shortened(place('San Isidro'))).toEqual([])
  expect(shortened(place('North Leith', { country: 'GB', city: 'Edinburgh' }))).toEqual([])
})
