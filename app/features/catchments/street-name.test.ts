import { expect, test } from 'vitest'
import { findSimilarStreets, findStreets, readableStreet } from './street-name.ts'

const STREETS = [
  'RUE D ERNEE',
  'BOULEVARD RENE CRINON',
  'RUE RENE CRINON',
  'RUE SAINT MARTIN',
  'LIEU DIT LES GUICHARDIERES',
  'ROUTE DE LA CHAPELLE JANSON',
  'PLACE DU GENERAL DE GAULLE',
  'ROND POINT DES ALLEUX',
]

test.each([
  ["rue d'Ernée", ['RUE D ERNEE']],
  ['R. d’Ernee', ['RUE D ERNEE']],
  ['Ernée', ['RUE D ERNEE']],
  ['bd René-Crinon', ['BOULEVARD RENE CRINON']],
  ['Crinon', []],
  ['René Crinon', ['BOULEVARD RENE CRINON', 'RUE RENE CRINON']],
  ['rue St Martin', ['RUE SAINT MARTIN']],
  ['avenue St Martin', []],
  ['Les Guichardières', ['LIEU DIT LES GUICHARDIERES']],
  ['lieu-dit Guichardières', ['LIEU DIT LES GUICHARDIERES']],
  ['rte de la Chapelle-Janson', ['ROUTE DE LA CHAPELLE JANSON']],
  ['pl. Gal de Gaulle', ['PLACE DU GENERAL DE GAULLE']],
  ['rond-point des Alleux', ['ROND POINT DES ALLEUX']],
  ['', []],
  ['constructor', []],
])('%s is %j', (typed, found) => {
  expect(findStreets(typed, STREETS)).toEqual(found)
})

test.each([
  ['rue d’Ernnée', 'RUE D ERNEE'],
  ['place de Gaulle', 'PLACE DU GENERAL DE GAULLE'],
  ['avenue Crinon', 'BOULEVARD RENE CRINON'],
])('%s is near %s', (typed, near) => {
  expect(findSimilarStreets(typed, STREETS, 3)[0]).toBe(near)
})

test('nothing is near a name without a word in common', () => {
  expect(findSimilarStreets('rue Xyzzy', STREETS, 3)).toEqual([])
})

test('capitals become readable', () => {
  expect(readableStreet('RUE D ERNEE')).toBe('Rue d’Ernee')
  expect(readableStreet('PLACE DU GENERAL DE GAULLE')).toBe('Place du General de Gaulle')
})
