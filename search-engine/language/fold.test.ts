import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { processorMs } from '#lib/testing/processor-time.ts'
import { fold, typedWords, words } from './fold.ts'

const SAME: [string, string][] = [
  ['Müller', 'Mueller'],
  ['Müller', 'Muller'],
  ['MÜLLER', 'müller'],
  ['Jäger', 'Jaeger'],
  ['Größe', 'Groesse'],
  ['Straße', 'STRASSE'],
  ['Straße', 'STRAẞE'],
  ['Sacré-Cœur', 'sacre coeur'],
  ['Château', 'chateau'],
  ['España', 'espana'],
  ["FORLI'", 'Forlì'],
  ["CITTA' DI CASTELLO", 'Città di Castello'],
  ['L’Haÿ-les-Roses', "l'hay les roses"],
  ['Jeanne d´Arc', "Jeanne d'Arc"],
  ['São Ø', 'sao o'],
  ['e\u0301cole', 'école'],
  ['ＭＵＮＣＨＥＮ', 'München'],
  ['C.E.I.P.', 'CEIP'],
  ['C.E.I.P Cervantes', 'ceip cervantes'],
  ['I.C.Manzoni', 'IC Manzoni'],
  ['S.Maria', 'S. Maria'],
  ["St Mary's", 'St. Marys'],
  ['Col·legi', 'collegi'],
  ['Hill C of E (VA) School', 'Hill CofE VA School'],
  ['C. of E.', 'CofE'],
  ['C in W', 'CiW'],
  ['Schul\u00adhaus', 'Schulhaus'],
  ['\u202bHaifa\u200f', 'haifa'],
  ['a\0b', 'a b'],
  ['İstanbul', 'istanbul'],
]

describe('fold', () => {
  test.each(SAME)('%j and %j have one key', (one, other) => {
    expect(fold(one)).toBe(fold(other))
    expect(fold(one)).not.toBe('')
  })

  test('keeps different names apart', () => {
    expect(fold('Simone Weil')).not.toBe(fold('Simone Veil'))
    expect(fold('10115')).not.toBe(fold('10116'))
  })

  test('is idempotent, never throws and gives single words of letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1200 }), (text) => {
        const folded = fold(text)
        expect(fold(folded)).toBe(folded)
        expect(folded).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u)
        expect(words(text).join(' ')).toBe(folded)
        expect(typedWords(text).map(fold)).toEqual(words(text))
      }),
      { numRuns: 500 },
    )
  })

  test('ignores case and decomposition of European text', () => {
    const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzäöüßéèêëàâçîïôûùñóíúìò -.')
    fc.assert(
      fc.property(fc.string({ unit: letters }), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text))
        expect(fold(text.toUpperCase())).toBe(fold(text))
      }),
    )
  })

  test.each([
    'a'.repeat(10_000),
    'a.'.repeat(5_000),
    "'s".repeat(5_000),
    'ﷺ'.repeat(10_000),
    'ue'.repeat(5_000),
    '👩‍👩‍👧'.repeat(1_500),
  ])('takes bounded time on 10,000 characters (%#)', async (text) => {
    expect(await processorMs(() => fold(text))).toBeLessThan(500)
  })
})
