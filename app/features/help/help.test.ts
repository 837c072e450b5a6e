import { describe, expect, test } from 'vitest'
import { placeholdersIn } from '#app/features/legal/pages/legal-text.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { listHelp, readHelp } from './read-help.server.ts'
import { searchHelp, wordsOf } from './search-help.server.ts'
import { ALL_TOPICS, type HelpArticle } from './texts/help-text.ts'
import { HELP_TEXTS } from './texts/help-texts.server.ts'

const linksIn = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to)
/** Returns what must be the same in every language: the kinds of blocks, the placeholders and links. */
const shapeOf = ({ teaser, blocks }: HelpArticle) =>
  [teaser, ...blocks].map((block) => ({
    steps: typeof block === 'object' && 'steps' in block ? block.steps.length : 0,
    placeholders: placeholdersIn(wordsOf(block).join(' ')),
    links: linksIn(wordsOf(block).join(' ')).sort(),
  }))

describe.each(LOCALES)('in %s', (locale) => {
  test.each(ALL_TOPICS)('%s says what it says in German', (topic) => {
    expect(shapeOf(HELP_TEXTS[locale][topic])).toEqual(shapeOf(HELP_TEXTS.de[topic]))
  })

  test.each(ALL_TOPICS)('%s has nothing left to fill in', (topic) => {
    expect(JSON.stringify([readHelp(topic, locale), listHelp(locale)])).not.toMatch(/[{]\w+[}]/)
  })

  test('the words that people look for find an explanation', () => {
    for (const topic of ALL_TOPICS) {
      const { title, also } = HELP_TEXTS[locale][topic]
      expect(searchHelp(title, locale)[0]?.topic).toBe(topic)
      for (const word of also.split(' ')) expect(searchHelp(word, locale).map((entry) => entry.topic)).toContain(topic)
    }
  })
})

test('accents, beginnings and a typing error do not matter', () => {
  expect(searchHelp('remboursemant', 'fr')[0]?.topic).toBe('refund')
  expect(searchHelp('geld zuruck', 'de')[0]?.topic).toBe('refund')
  expect(searchHelp('Widerr', 'de').map(({ topic }) => topic)).toContain('refund')
})

test('hostile and empty searches find nothing and break nothing', () => {
  for (const words of ['', '   ', '%', '\\', '<script>', '\u202e', '💥', 'x'.repeat(10_000)])
    expect(searchHelp(words, 'de')).toEqual([])
})

test('every topic is listed once', () => {
  const listed = listHelp('de').flatMap(({ entries }) => entries.map(({ topic }) => topic))
  expect(listed).toEqual([...ALL_TOPICS])
  expect(readHelp('nothing', 'de')).toBeUndefined()
  expect(readHelp('__proto__', 'de')).toBeUndefined()
})
