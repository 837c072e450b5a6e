import { expect, test } from 'vitest'
import { processorMs } from '#lib/testing/processor-time.ts'
import { hasLetter, tidyName } from './person-name.ts'

test.each([
  ['  Eine  Mutter ', 'Eine Mutter'],
  ['Anna\u202eretteB', 'AnnaretteB'],
  ['A\u200bn\u2066n\u2069a\u200d \ufeff', 'Anna'],
  ['Eine\nMutter\r\n\u2028aus\u0085Köln', 'Eine Mutter aus Köln'],
  ['Tag\u{e0041}\u{e007f}s', 'Tags'],
  ['\u3164\u115f\uffa0\u2800\ufe0f', ''],
  ['Jose\u0301', 'José'],
  ["Seán O’Neill-Müller d'Arc", "Seán O’Neill-Müller d'Arc"],
  ['田中 さくら', '田中 さくら'],
  ['مريم العلي', 'مريم العلي'],
])('%j becomes %j', (given, tidy) => expect(tidyName(given)).toBe(tidy))

test('names have a letter of any script', () => {
  expect(['Anna', 'Ж', '田', 'مريم', '김'].map(hasLetter)).toEqual([true, true, true, true, true])
  expect(['', '...', '12', '☺', '\u0301'].map(hasLetter)).toEqual([false, false, false, false, false])
})

test('tidying takes time in proportion to the length', async () => {
  const long = `a${' \u200b'.repeat(100_000)}b`
  expect(await processorMs(() => tidyName(long))).toBeLessThan(1000)
})
