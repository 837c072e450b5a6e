import { expect, test } from 'vitest'
import {
  cityWordTerm,
  codeTerm,
  correctablePart,
  postalBeginning,
  postalTerm,
  regionWordTerm,
  townTerm,
} from './term-kinds.ts'

test('the fields do not mix', () => {
  const terms = [cityWordTerm('x'), regionWordTerm('x'), townTerm('', 'x', ''), postalTerm('', 'x'), codeTerm('x'), 'x']
  expect(new Set(terms).size).toBe(terms.length)
})

test('white space and punctuation in codes do not matter', () => {
  expect(postalTerm('GB', 'SW1A 1AA')).toBe(postalTerm('GB', 'sw1a1aa'))
  expect(codeTerm('0940-001.A')).toBe(codeTerm('0940001a'))
})

test('a British area holds its codes and not those of a longer one', () => {
  const code = postalTerm('GB', 'se23 3pz')
  expect(
    ['SE23', 'SE23 3', 'SE23 3PZ', 'SE233PZ'].filter((area) => code.startsWith(postalBeginning('GB', area))),
  ).toEqual(['SE23', 'SE23 3', 'SE23 3PZ', 'SE233PZ'])
  expect(['SE2', 'SE23 4', 'S'].filter((area) => code.startsWith(postalBeginning('GB', area)))).toEqual([])
})

test('elsewhere an area is the beginning of a code', () => {
  expect(postalTerm('DE', '10115').startsWith(postalBeginning('DE', '101'))).toBe(true)
})

test('only words can be corrected', () => {
  const terms = [
    'berlin',
    cityWordTerm('berlin'),
    regionWordTerm('bayern'),
    codeTerm('abc'),
    postalTerm('GB', 'ab'),
    'k9',
  ]
  expect(terms.map(correctablePart)).toEqual(['berlin', 'berlin', 'bayern', '', '', ''])
})
