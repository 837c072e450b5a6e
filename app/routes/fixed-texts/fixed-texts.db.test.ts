import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { startGoogleBrowser } from '#app/features/accounts/testing/google-browser.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { removeTickets } from '#app/features/support/testing/tickets.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { hasText, type PlainKey, translator } from '#app/i18n/translate.ts'
import { db } from '#db/client.ts'
import { makeContents, SCREENS } from '../testing/fixed-screens.ts'
import type { Screen } from '../testing/render-screen.tsx'

// Every text that the specification fixes, where the site shows it. The table beside this test names the section of the
// specification, the language, the screen (or the source, for states that only scripts reach) and how the text appears.

type Row = { section: string; language: Locale; screen: string; how: string; text: string; key: string }

const HEAD = 'section\tlanguage\tscreen\thow\ttext\tkey'
const table = fs
  .readFileSync(path.join(import.meta.dirname, 'fixed-texts.tsv'), 'utf8')
  .trim()
  .split('\n')
const rows = table.slice(1).map((line) => {
  const [section = '', language = '', screen = '', how = '', text = '', key = ''] = line.split('\t')
  return { section, language: language as Locale, screen, how, text, key } satisfies Row
})
const inSource = ({ how }: Row) => how === 'source' || how === 'log'
const byScreen = Map.groupBy(
  rows.filter((row) => !inSource(row)),
  ({ screen }) => screen,
)

const provider = await startGoogleBrowser()
beforeAll(makeContents)
afterAll(async () => {
  provider.provider.stop()
  await removeTickets()
  await db().deleteFrom('schools').execute()
  await removeAccounts()
  await closeDirectory()
})

/** The table has texts as the specification quotes them, often within a sentence: case may differ. */
const has = (whole: string, part: string) => whole.toLowerCase().includes(part.toLowerCase())
const is = (text: string) => new RegExp(`^${text.replace(/[.*+?()[\]{}|\\^$]/g, '\\$&')}$`, 'i')

/** Texts of the message that a change left for this page, which a toast shows. */
function toastOf({ message }: Screen, locale: Locale): string {
  const t = translator(locale)
  const keys = [message ?? '', `${message}.text`].filter((key) => hasText(key, locale))
  return keys.map((key) => t(key as PlainKey)).join('\n')
}

function isShown(screen: Screen, { how, text, language }: Row): boolean {
  switch (how) {
    case 'text':
      return has(screen.text, text)
    case 'hidden':
      return has(screen.element.textContent ?? '', text)
    case 'label':
      return screen.queryAllByLabelText(is(text)).length > 0
    case 'toast':
      return has(toastOf(screen, language), text)
    default:
      return screen.queryAllByRole(how, { name: is(text) }).length > 0
  }
}

/** Returns how a source may name a key: all of it, a failure's code, or without its last part. */
const namesOf = (key: string) => [key, key.slice(key.indexOf('.') + 1), key.slice(0, key.lastIndexOf('.'))]

test('the table is read whole, and each of its screens is known', () => {
  expect(table[0]).toBe(HEAD)
  expect(rows.filter(({ text, screen }) => !text || !screen)).toEqual([])
  expect([...byScreen.keys()].sort()).toEqual(Object.keys(SCREENS).sort())
})

test.each([...byScreen])('%s shows its fixed texts', async (screen, expected) => {
  const shown = await SCREENS[screen]!()
  expect(expected.filter((row) => !isShown(shown, row)).map(({ how, text }) => `${how}: ${text}`)).toEqual([])
  expect(isShown(shown, { ...expected[0]!, text: 'xyzzy' })).toBe(false)
})

test.each(rows.filter(inSource))('$screen has “$text”', ({ screen, how, text, key, language }) => {
  const source = fs.readFileSync(screen, 'utf8')
  if (how === 'log') return expect(source).toContain(`'${text}'`)
  expect(has(translator(language)(key as PlainKey), text)).toBe(true)
  expect(namesOf(key).filter((name) => source.includes(`'${name}'`))).not.toEqual([])
})
