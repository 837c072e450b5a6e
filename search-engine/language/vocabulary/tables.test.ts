import { describe, expect, test } from 'vitest'
import { CATEGORIES, COUNTRIES, FEATURES } from '#db/vocabulary.ts'
import { OWNERSHIPS, TAG_GROUPS } from '../../base/properties.ts'
import { FACT_CHOICES } from '../../base/searched-facts.ts'
import { readPhrases, words } from '../fold.ts'
import { readTable } from '../read-table.ts'
import { listed } from './lists.ts'

type Row = { first: string; countries: string[]; list: string; line: string }

const PROPERTIES = ([...Object.entries({ ownership: OWNERSHIPS, features: FEATURES, ...TAG_GROUPS })] as const).flatMap(
  ([group, values]) => values.map((value) => `${group}:${value}`),
)
const NEEDS = [...FACT_CHOICES.map((choice) => `fact:${choice}`), ...PROPERTIES]

const readRow = ([first = '', countries = '', list = '']: string[]): Row => ({
  first,
  countries: countries === '' ? [] : countries.split(' '),
  list,
  line: `${first} ${countries} ${list.slice(0, 40)}`,
})
const rowsOf = (name: string) => readTable(`vocabulary/${name}`).map(readRow)
const stages = readTable('vocabulary/stage-words').map(([ages = '', categories = '', ...cells]) => ({
  ages,
  categories,
  ...readRow([ages, ...cells]),
}))
const lists = readTable('vocabulary/lists').map(([first = '', list = '']) => readRow([first, '', list]))

/** The phrases of a list as folded, those that are there twice as well. */
const phrasesOf = ({ list }: Row) => list.split(',').map((phrase) => words(phrase).join(' '))
const isTwice = (phrase: string, at: number, all: string[]) => all.indexOf(phrase) !== at

const wanted = [...rowsOf('attribute-words'), ...rowsOf('need-words')]
const excluded = rowsOf('excluded-words')

describe.each([
  ['attribute-words', rowsOf('attribute-words')],
  ['need-words', rowsOf('need-words')],
  ['excluded-words', excluded],
  ['stage-words', stages],
  ['type-words', rowsOf('type-words')],
  ['lists', lists],
])('%s', (_, rows) => {
  test('no phrase is empty, or twice in a line', () => {
    const wrong = rows.flatMap((row) =>
      phrasesOf(row)
        .filter((phrase, at, all) => phrase === '' || isTwice(phrase, at, all))
        .map((phrase) => `${row.line}: ${phrase}`),
    )
    expect(wrong).toEqual([])
  })

  test('every country is one of the directory', () => {
    const known: readonly string[] = COUNTRIES
    expect(rows.flatMap(({ countries }) => countries).filter((country) => !known.includes(country))).toEqual([])
  })
})

test('every wanted property, fact and language exists', () => {
  const names = wanted.map(({ first }) => first).filter((first) => !first.startsWith('words:'))
  expect(names.filter((first) => !NEEDS.includes(first))).toEqual([])
})

test('every excluded property and fact exists', () => {
  const names = excluded.flatMap(({ first }) =>
    first.split('+').map((name) => (name.startsWith('!') ? name : `!${name}`)),
  )
  const isKnown = (name: string) => NEEDS.includes(name) || NEEDS.some((need) => name === `${need.split(':')[0]}:*`)
  expect(names.filter((name) => !name.startsWith('!') || !isKnown(name.slice(1)))).toEqual([])
})

test('no word both wants and excludes a property in one country', () => {
  const contradictions = excluded.flatMap((no) => {
    const names = no.first.slice(1).split('+')
    const isRuledOut = (name: string) => names.some((one) => one === name || one === `${name.split(':')[0]}:*`)
    const phrases = readPhrases(no.list)
    return wanted
      .filter(({ first }) => isRuledOut(first))
      .filter((yes) => shareCountry(yes.countries, no.countries))
      .flatMap((yes) => phrasesOf(yes).filter((phrase) => phrases.has(phrase)))
  })
  expect(contradictions).toEqual([])
})

const shareCountry = (a: string[], b: string[]) =>
  a.length === 0 || b.length === 0 || a.some((country) => b.includes(country))

test('the lines of a bridge have words of several languages', () => {
  const bridges = Map.groupBy(
    rowsOf('need-words').filter(({ first }) => first.startsWith('words:')),
    ({ first }) => first,
  )
  const small = [...bridges].filter(([, rows]) => rows.flatMap(phrasesOf).length < 4).map(([name]) => name)
  expect(small).toEqual([])
})

test('facts of needs belong to a group of words and exist', () => {
  const groups = new Set(rowsOf('need-words').map(({ first }) => first))
  const wrong = rowsOf('need-facts').filter(({ first, list }) => !groups.has(`words:${first}`) || !NEEDS.includes(list))
  expect(wrong).toEqual([])
})

test('stages have ages in order and known categories', () => {
  const known: readonly string[] = CATEGORIES
  const wrong = stages.filter(({ ages, categories }) => {
    const [from = Number.NaN, to = Number.NaN] = ages.split('-').map(Number)
    return !(from < to && to < 25) || (categories !== '' && categories.split('+').some((name) => !known.includes(name)))
  })
  expect(wrong).toEqual([])
})

test('a stage is no type of school in its country', () => {
  const types = rowsOf('type-words').map((row) => ({ countries: row.countries, phrases: readPhrases(row.list) }))
  const both = stages.flatMap((stage) =>
    phrasesOf(stage).filter((phrase) =>
      types.some(({ countries, phrases }) => shareCountry(countries, stage.countries) && phrases.has(phrase)),
    ),
  )
  expect(both).toEqual([])
})

test('no phrase means two stages of one country', () => {
  const seen = stages.flatMap((stage) => phrasesOf(stage).map((phrase) => `${stage.countries.join(' ')} ${phrase}`))
  expect(seen.filter(isTwice)).toEqual([])
})

test('letters alone are no words of questions: C of E is none', () => {
  expect([...listed('question'), ...listed('landmark')].filter((phrase) => phrase.length === 1)).toEqual([])
})

test.each(['question', 'landmark', 'not', 'best', 'near-me', 'language-name'])(
  'no word of %s says what is wanted or excluded',
  (name) => {
    const meant = new Set([...wanted, ...excluded].flatMap(phrasesOf))
    expect([...listed(name)].filter((phrase) => meant.has(phrase))).toEqual([])
  },
)
