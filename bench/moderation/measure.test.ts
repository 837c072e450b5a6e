import { expect, test } from 'vitest'
import { countsOf, missesOf, precision, recall } from './measure.ts'

test('counts correct, wrong and missed findings', () => {
  const sentences = [
    { text: 'So ein Idiot!', kinds: ['insult'] as const },
    { text: 'Alles gut.', kinds: ['insult'] as const },
    { text: 'Alle sind Trottel.', kinds: [] },
  ]
  const counts = countsOf('insult', sentences, missesOf('de', sentences))
  expect(counts).toEqual({ right: 1, wrong: 1, overlooked: 1 })
  expect([precision(counts), recall(counts)]).toEqual([0.5, 0.5])
})
