import fs from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from './locales.ts'

// The glossary has each word of the domain in five languages, and the words that no text uses in its place.

const FIVE = ['de', 'en', 'fr', 'es', 'it'] as const
const [words = '', notUsed = ''] = fs.readFileSync('docs/glossary.md', 'utf8').split('## Words not used')

/** Returns the cells of each row of a table, without its head. */
const rowsIn = (page: string): string[][] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()))

const terms = rowsIn(words).map(([word = '', , inLanguages = '']) => ({ word, inLanguages: inLanguages.split(' · ') }))
const refused = (locale: Locale): { word: string; wrong: string }[] =>
  rowsIn(notUsed).flatMap(([word = '', ...cells]) =>
    cells[FIVE.indexOf(locale)]!.split(' · ')
      .filter((wrong) => wrong !== '–')
      .map((wrong) => ({ word, wrong })),
  )

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').toLowerCase()
const holds = (text: string, wrong: string) => new RegExp(`(?<!\\p{L})${plain(wrong)}(?!\\p{L})`, 'u').test(plain(text))

/** Returns the texts in a source, without addresses, keys, and the words by which the help is found. */
const textsIn = (source: string): string[] =>
  [...source.replaceAll(/^ +also: .*$/gm, '').matchAll(/'([^'\n]*)'/g)]
    .map(([, text = '']) => text)
    .filter((text) => !/^[\w./#-]*[./][\w./#-]*$/.test(text))

const FILES = 'app/{i18n/*,mail/texts,mail/texts/*,features/help/texts}'

test('at least 80 words have their five languages, each word once', () => {
  const complete = terms.filter(({ inLanguages }) => inLanguages.length === FIVE.length)
  expect(complete.length).toBeGreaterThanOrEqual(80)
  expect(terms.filter(({ inLanguages }) => ![1, FIVE.length].includes(inLanguages.length))).toEqual([])
  expect(terms.map(({ word }) => word)).toEqual([...new Set(terms.map(({ word }) => word))])
})

test('words not used are those of words in the glossary, which they do not contradict', () => {
  const known = new Map(terms.map(({ word, inLanguages }) => [word, inLanguages]))
  for (const locale of LOCALES)
    for (const { word, wrong } of refused(locale)) {
      expect(known.get(word), word).toBeDefined()
      expect(holds(known.get(word)![FIVE.indexOf(locale)]!, wrong), `${word}: ${wrong}`).toBe(false)
    }
})

test.each(LOCALES)('no catalogue, mail or help text uses a wrong word in %s', (locale) => {
  const found = fs
    .globSync(`${FILES}/${locale}.ts`)
    .flatMap((file) => textsIn(fs.readFileSync(file, 'utf8')))
    .flatMap((text) => refused(locale).flatMap(({ wrong }) => (holds(text, wrong) ? [`${wrong}: ${text}`] : [])))
  expect(found).toEqual([])
  expect(refused(locale).filter(({ wrong }) => !holds(`x ${wrong}.`, wrong))).toEqual([])
})
