import { expect, test } from 'vitest'
import { halfOf, LANGUAGES, readSets } from './sets.ts'

test('the half of a sentence depends on its text alone', () => {
  expect(['Alles gut.', 'Alles gut!', 'Bien.'].map(halfOf)).toEqual(['measuring', 'tuning', 'tuning'])
})

test('every sentence is in one set, in halves of similar size', async () => {
  const sets = await readSets()
  const texts = sets.flatMap(({ sentences }) => sentences.map(({ text }) => text))
  expect(new Set(texts).size).toBe(texts.length)
  for (const half of ['tuning', 'measuring']) {
    const parts = sets.filter(({ set }) => set === half)
    expect(parts.map(({ language }) => language)).toEqual(LANGUAGES)
    expect(parts.every(({ sentences }) => sentences.length > 100)).toBe(true)
  }
})
