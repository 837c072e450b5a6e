import { expect, test } from 'vitest'
import { words } from '../fold.ts'
import { readTable } from '../read-table.ts'
import { listed } from '../vocabulary/lists.ts'
import { isOrdinaryWord } from './ordinary-words.ts'

const rows = readTable('vocabulary/ordinary-words').map(([language = '', list = '', ...more]) => ({
  language,
  list: list.split(', '),
  more,
}))
const byLanguage = Map.groupBy(rows, ({ language }) => language)
const phrases = rows.flatMap(({ list }) => list).map((word) => words(word).join(' '))

/** The words that the first or last cell of tables means something by, without those of phrases. */
const meaningful = new Set(
  ['attribute-words', 'need-words', 'excluded-words', 'stage-words', 'type-words', 'category-words', 'country-words']
    .flatMap((name) => readTable(`vocabulary/${name}`))
    .flatMap((cells) => cells.at(-1)!.split(','))
    .map((phrase) => words(phrase).join(' ')),
)

test('every language has its words, in two columns', () => {
  expect([...byLanguage.keys()].sort()).toEqual(['ca', 'de', 'en', 'es', 'fr', 'it'])
  expect(rows.filter(({ more }) => more.length > 0)).toEqual([])
})

test('every entry is one word', () => {
  expect(rows.flatMap(({ list }) => list).filter((word) => words(word).length !== 1)).toEqual([])
})

test.each([...byLanguage])('the words of %s are sorted as folded, each there once', (_, lines) => {
  const folded = lines.flatMap(({ list }) => list).map((word) => words(word).join(' '))
  expect(folded).toEqual([...new Set(folded)].sort())
})

test('no word means a property, a need, a class or a type', () => {
  expect(phrases.filter((word) => meaningful.has(word))).toEqual([])
})

test('no word is of questions anyway', () => {
  const question = listed('question')
  expect(phrases.filter((word) => question.has(word))).toEqual([])
})

test.each([
  'klasse',
  'konnten',
  'plaza',
  'aprender',
  'horaire',
  'compagni',
  'wouldn',
  'classmates',
  'fill',
  'the',
  'qu',
])('%s is ordinary', (word) => expect(isOrdinaryWord(word)).toBe(true))

test.each(['gymnasium', 'montessori', 'schiller', 'köln', 'cervantes'])('%s is not', (word) => {
  expect(isOrdinaryWord(words(word).join(' '))).toBe(false)
})
