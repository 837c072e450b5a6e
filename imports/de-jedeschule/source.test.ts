import { expect, test } from 'vitest'
import { isOrganisation } from './source.ts'

test.each([
  ['Stadt Frankfurt am Main', true],
  ['Landkreis Oder-Spree', true],
  ['Freistaat Sachsen', true],
  ['Montessori-Förderverein e.V.', true],
  ['Erzbistum Berlin', true],
  ['Phorms Hessen gGmbH', true],
  ['Ada Beispiel', false],
  ['Gerda Neustadt', false],
  ['Ada Kreis', false],
  ['', false],
])('%j', (name, isBody) => expect(isOrganisation(name)).toBe(isBody))
