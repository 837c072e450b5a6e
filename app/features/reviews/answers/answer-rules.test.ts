import { expect, test } from 'vitest'
import { repeatsRemoved } from './answer-rules.ts'

const removed = { text: 'Frau X lügt. Wir danken für den Hinweis.', sentence: 'Frau X lügt.' }

test.each([
  ['the same words', 'Frau X lügt. Wir danken für den Hinweis.', true],
  ['other spaces, capitals and signs', 'FRAU X – lügt! Wir danken,  für den Hinweis', true],
  ['the sentence among others', 'Guten Tag. Frau X lügt. Auf Wiedersehen.', true],
  ['the answer without the sentence', 'Wir danken für den Hinweis.', false],
])('%s', (_, answer, expected) => {
  expect(repeatsRemoved(answer, removed)).toBe(expected)
})

test('a removal without a sentence forbids the whole answer alone', () => {
  expect(repeatsRemoved('Etwas ganz anderes.', { text: 'Frau X lügt.', sentence: '' })).toBe(false)
})
