import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNTRIES } from '#db/vocabulary.ts'
import { checkVatId } from './buyer-values.server.ts'

test.each([
  ['DE', 'DE136695976', 'DE136695976'],
  ['DE', 'de 136 695 976', 'DE136695976'],
  ['DE', '136695976', 'DE136695976'],
  ['FR', 'FR 40 303 265 045', 'FR40303265045'],
  ['ES', 'ES B-58378431', 'ESB58378431'],
  ['IT', 'IT00743110157', 'IT00743110157'],
  ['GB', 'GB 980 7806 84', 'GB980780684'],
  ['GB', 'GD001', 'GBGD001'],
] as const)('%s %s is one', (country, text, id) => {
  expect(checkVatId(country, text)).toBe(id)
})

test.each([
  ['DE', 'DE136695978'],
  ['DE', 'FR40303265045'],
  ['FR', 'FR41303265045'],
  ['ES', 'ESB58378432'],
  ['IT', 'IT00743110158'],
  ['GB', 'GB980780685'],
  ['DE', ''],
  ['DE', 'DE'],
  ['DE', "DE1366'; drop table orders"],
] as const)('%s %s is none', (country, text) => {
  expect(checkVatId(country, text)).toBeNull()
})

test('whatever is typed gives a plain id or none', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COUNTRIES), fc.string({ unit: 'binary' }), (country, text) => {
      expect(checkVatId(country, text) ?? `${country}1`).toMatch(new RegExp(`^${country}[A-Z0-9]+$`))
    }),
  )
})
