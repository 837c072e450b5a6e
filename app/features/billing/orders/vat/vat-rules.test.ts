import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { BUYER_KINDS, type BuyerKind, decideVat, STANDARD_RATES, splitGross, type VatSeller } from './vat-rules.ts'

const SELLER: VatSeller = { country: 'DE', isRegistered: true, oss: false, gbVatId: 'GB980780684' }
const BRITISH: VatSeller = { country: 'GB', isRegistered: true, oss: true, gbVatId: null }
const ID = 'an id that was checked'
const PRICE_CENTS = 2900

type Line = [CountryCode, BuyerKind, string | null, string, number, CountryCode]
test.each<Line>([
  ['DE', 'consumer', null, 'domestic', 1900, 'DE'],
  ['DE', 'business', ID, 'domestic', 1900, 'DE'],
  ['DE', 'public_body', null, 'domestic', 1900, 'DE'],
  ['FR', 'consumer', null, 'domestic', 1900, 'DE'],
  ['FR', 'consumer', ID, 'domestic', 1900, 'DE'],
  ['FR', 'business', null, 'domestic', 1900, 'DE'],
  ['FR', 'business', ID, 'reverse_charge', 0, 'FR'],
  ['ES', 'public_body', null, 'domestic', 1900, 'DE'],
  ['IT', 'public_body', ID, 'reverse_charge', 0, 'IT'],
  ['GB', 'consumer', null, 'gb', 2000, 'GB'],
  ['GB', 'public_body', null, 'gb', 2000, 'GB'],
  ['GB', 'business', ID, 'outside', 0, 'GB'],
])('%s %s with VAT id %s: %s', (country, kind, vatId, rule, basisPoints, taxed) => {
  expect(decideVat({ country, kind, vatId }, SELLER)).toEqual({ rule, basisPoints, country: taxed })
})

test('above the threshold consumers pay the rate of their own country', () => {
  const rates = COUNTRIES.map((country) =>
    decideVat({ country, kind: 'consumer', vatId: null }, { ...SELLER, oss: true }),
  )
  expect(rates.map((vat) => vat?.basisPoints)).toEqual([1900, 2000, 2100, 2200, 2000])
  expect(rates.map((vat) => vat?.rule)).toEqual(['domestic', 'oss', 'oss', 'oss', 'gb'])
})

test('a seller in another country turns the table', () => {
  const spanish = { ...SELLER, country: 'ES' as const }
  expect(decideVat({ country: 'ES', kind: 'business', vatId: ID }, spanish)?.rule).toBe('domestic')
  expect(decideVat({ country: 'DE', kind: 'business', vatId: ID }, spanish)?.rule).toBe('reverse_charge')
  expect(decideVat({ country: 'DE', kind: 'consumer', vatId: null }, spanish)?.basisPoints).toBe(2100)
})

test.each<Line>([
  ['GB', 'consumer', null, 'domestic', 2000, 'GB'],
  ['GB', 'business', ID, 'domestic', 2000, 'GB'],
  ['GB', 'public_body', null, 'domestic', 2000, 'GB'],
  ['DE', 'consumer', null, 'oss', 1900, 'DE'],
  ['DE', 'consumer', ID, 'oss', 1900, 'DE'],
  ['FR', 'public_body', null, 'oss', 2000, 'FR'],
  ['ES', 'business', null, 'oss', 2100, 'ES'],
  ['IT', 'consumer', null, 'oss', 2200, 'IT'],
  ['FR', 'business', ID, 'reverse_charge', 0, 'FR'],
  ['IT', 'public_body', ID, 'reverse_charge', 0, 'IT'],
])('sold from the United Kingdom, %s %s with VAT id %s: %s', (country, kind, vatId, rule, basisPoints, taxed) => {
  expect(decideVat({ country, kind, vatId }, BRITISH)).toEqual({ rule, basisPoints, country: taxed })
})

test('below the threshold of the United Kingdom a seller there charges no VAT at home, and nothing else changes', () => {
  const small = { ...BRITISH, isRegistered: false }
  const buyer = { country: 'GB', kind: 'consumer', vatId: null } as const
  expect(decideVat(buyer, small)).toEqual({ rule: 'unregistered', basisPoints: 0, country: 'GB' })
  for (const country of ['DE', 'FR', 'ES', 'IT'] as const)
    expect(decideVat({ ...buyer, country }, small)).toEqual(decideVat({ ...buyer, country }, BRITISH))
})

test('without the one-stop shop a seller in the United Kingdom sells in the Union only to those who owe the VAT', () => {
  const outside = { ...BRITISH, oss: false }
  for (const country of ['DE', 'FR', 'ES', 'IT'] as const) {
    expect(decideVat({ country, kind: 'consumer', vatId: null }, outside)).toBeUndefined()
    expect(decideVat({ country, kind: 'business', vatId: null }, outside)).toBeUndefined()
    expect(decideVat({ country, kind: 'business', vatId: ID }, outside)?.rule).toBe('reverse_charge')
  }
  expect(decideVat({ country: 'GB', kind: 'consumer', vatId: null }, outside)?.rule).toBe('domestic')
})

test('without a registration in the United Kingdom only those are sold to who owe the VAT themselves', () => {
  const unregistered = { ...SELLER, gbVatId: null }
  expect(decideVat({ country: 'GB', kind: 'consumer', vatId: null }, unregistered)).toBeUndefined()
  expect(decideVat({ country: 'GB', kind: 'public_body', vatId: ID }, unregistered)?.rule).toBe('outside')
})

test('a consumer never owes VAT, whatever number they give', () => {
  const buyers = fc.record({ country: fc.constantFrom(...COUNTRIES), kind: fc.constantFrom(...BUYER_KINDS) })
  fc.assert(
    fc.property(buyers, fc.option(fc.string()), fc.boolean(), ({ country, kind }, vatId, oss) => {
      const vat = decideVat({ country, kind, vatId }, { ...SELLER, oss })
      expect(vat?.basisPoints === 0).toBe(kind !== 'consumer' && vatId !== null && country !== 'DE')
    }),
  )
})

test('the price of premium in every country', () => {
  const nets = COUNTRIES.map((country) => splitGross(PRICE_CENTS, STANDARD_RATES[country]).netCents)
  expect(nets).toEqual([2437, 2417, 2397, 2377, 2417])
  expect(splitGross(PRICE_CENTS, 0)).toEqual({ grossCents: 2900, netCents: 2900, vatCents: 0 })
})

test('net and VAT are whole cents, add up to what is paid and are never further off than rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 10_000 }), (gross, basisPoints) => {
      const { grossCents, netCents, vatCents } = splitGross(gross, basisPoints)
      expect([Number.isInteger(netCents), Number.isInteger(vatCents)]).toEqual([true, true])
      expect(netCents + vatCents).toBe(grossCents)
      expect(vatCents).toBeGreaterThanOrEqual(0)
      expect(Math.abs(netCents * (1 + basisPoints / 10_000) - gross)).toBeLessThanOrEqual(1.001)
    }),
  )
})
