import { expect, test } from 'vitest'
import { speltRuns } from './spelt-runs.ts'

const runs = speltRuns([
  'null',
  'eins',
  'zwei',
  'drei',
  'treinta',
  'treinta y \\p{L}{3,6}(?!\\p{L})',
  'vingt',
  'vingt-\\p{L}{4}',
])
const found = (text: string) => runs(text).map(({ start, end }) => text.slice(start, end))

test.each([
  ['Ruf eins zwei 3 null an.', ['eins zwei 3 null']],
  ['Ruf plus 4 9 eins zwei an.', ['plus 4 9 eins zwei']],
  ['Ruf einszwei, dann drei und dann null.. 17 an.', ['einszwei, dann drei und dann null.. 17']],
  ['treinta y cinco, treinta, y treinta y dos, 4', ['treinta y cinco, treinta, y treinta y dos, 4']],
  ['vingt-vingt-eins-12', ['vingt-vingt-eins-12']],
  ['o eins o zwei', ['o eins o zwei']],
])('finds the longest runs of words for numbers in "%s"', (text, expected) => {
  expect(found(text)).toEqual(expected)
})

test.each([
  ['eins zwei drei', 'too few'],
  ['eins zwei drei nullt', 'part of a word'],
  ['xeins zwei drei', 'part of a word at the start'],
  ['eins zwei wieder drei null', 'others between'],
  ['eins zwei ..... drei null', 'too far apart'],
])('finds none in "%s": %s', (text) => {
  expect(found(text)).toEqual([])
})

test('finds runs of more words than a number has one after the other', () => {
  expect(found('eins '.repeat(20)).map((run) => run.split(' ').length)).toEqual([15, 5])
})
