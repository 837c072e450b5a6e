import { expect, test } from 'vitest'
import { streetKeyOf } from './street-key.ts'

test.each([
  ['Geschwister-Scholl-Str. 12', 'geschwister scholl straße'],
  ['Schafstallstr.', 'Schafstallstraße 3'],
  ['C/ Nuestro Padre Jesús, s/n', 'Calle Nuestro Padre Jesús'],
  ['Avda. de Carlos Cano nº 5', 'Avenida Carlos Cano'],
  ['12, rue du Lac', 'Rue du lac'],
  ['Via Roma snc', 'via roma'],
  ['Piazza S. Matteo', 'piazza san matteo'],
  ['12 Park Road, Brockley', 'Park Rd'],
])('%s is %s', (address, typed) => {
  expect(streetKeyOf(address)).toBe(streetKeyOf(typed))
})

test.each(['', 's/n', '12', ', '])('no street in "%s"', (address) => {
  expect(streetKeyOf(address)).toBe(0)
})
