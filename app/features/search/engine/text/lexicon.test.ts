import { expect, test } from 'vitest'
import { prefixRange, termNumber } from './lexicon.ts'

const LEXICON = ['#4711', '=berlin', 'berg', 'berlin', 'berliner', 'köln', 'бер'].sort()

test('finds terms and beginnings', () => {
  expect(LEXICON[termNumber(LEXICON, 'berlin')]).toBe('berlin')
  expect(termNumber(LEXICON, 'ber')).toBe(-1)
  expect(LEXICON.slice(...prefixRange(LEXICON, 'berl'))).toEqual(['berlin', 'berliner'])
  expect(LEXICON.slice(...prefixRange(LEXICON, 'x'))).toEqual([])
  expect(LEXICON.slice(...prefixRange(LEXICON, 'бе'))).toEqual(['бер'])
})
