import { expect, test } from 'vitest'
import { isSaying, lexicon } from './lexicon.ts'
import { tokensOf } from './tokens.ts'

const at = (entries: string[], text: string, place = 0) => lexicon(entries)(tokensOf(text), place)

test('stars stand for any beginning or ending, accents and capitals do not matter', () => {
  expect(at(['depress*'], 'Dépressive')).toBe(1)
  expect(at(['*allergi*'], 'Nussallergien')).toBe(1)
  expect(at(['*lehrer'], 'Mathelehrer')).toBe(1)
  expect(at(['*lehrer'], 'Lehrerin')).toBe(0)
  expect(at(['cow'], 'coward')).toBe(0)
})

test('takes the longest entry and only words that stand together', () => {
  expect(at(['panic', 'panic attack*'], 'panic attacks')).toBe(2)
  expect(at(['panic attack'], 'panic. Attack')).toBe(0)
  expect(at(['crise d angoisse'], "crise d'angoisse")).toBe(3)
})

test('reads words with letters starred out', () => {
  expect(at(['fuck'], 'f*ck')).toBe(1)
  expect(at(['wichser*'], 'w*chsern')).toBe(1)
  expect(at(['fuck'], 'f**t')).toBe(0)
})

test('knows a word as part of a saying wherever that begins', () => {
  expect(isSaying(lexicon(['turn a blind eye']), tokensOf('They turn a blind eye'), 3)).toBe(true)
  expect(isSaying(lexicon(['turn a blind eye']), tokensOf('He is blind'), 2)).toBe(false)
})
