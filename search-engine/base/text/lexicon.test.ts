import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareTerms, packLexicon, prefixRange, sortTerms, termAt, termNumber } from './lexicon.ts'

const TERMS = sortTerms(['#4711', '=berlin', 'berg', 'berlin', 'berliner', 'köln', 'бер', '𐐨', '\ufb01x'])
const LEXICON = packLexicon(TERMS)

describe('lexicon', () => {
  test('finds terms and beginnings', () => {
    expect(TERMS.map((term) => termNumber(LEXICON, term))).toEqual([...TERMS.keys()])
    expect(termNumber(LEXICON, 'ber')).toBe(-1)
    expect(termNumber(LEXICON, 'zzz')).toBe(-1)
    expect(termAt(LEXICON, termNumber(LEXICON, 'köln'))).toBe('köln')
    expect(TERMS.slice(...prefixRange(LEXICON, 'berl'))).toEqual(['berlin', 'berliner'])
    expect(TERMS.slice(...prefixRange(LEXICON, 'x'))).toEqual([])
    expect(TERMS.slice(...prefixRange(LEXICON, 'бе'))).toEqual(['бер'])
  })

  test('finds any text, of whatever letters', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }).map((given) => given.toWellFormed())
    fc.assert(
      fc.property(fc.uniqueArray(text, { minLength: 1 }), text, (list, wanted) => {
        const terms = sortTerms([...list])
        const lexicon = packLexicon(terms)
        expect(terms).toEqual([...list].sort(compareTerms))
        expect(termNumber(lexicon, wanted)).toBe(terms.indexOf(wanted))
        const begun = terms.filter((term) => term.startsWith(wanted))
        expect(terms.slice(...prefixRange(lexicon, wanted))).toEqual(begun)
      }),
    )
  })
})
