import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { SOURCES } from '#imports/sources.ts'
import { fillPage, listRegisters, PAGES } from './pages.ts'

test.each(PAGES.map((page) => [path.basename(page.file), page] as const))('%s says what the sources say', (_, page) => {
  const text = fs.readFileSync(page.file, 'utf8')
  expect(text, 'run npm run generate-docs, which writes its tables').toBe(page.generated(text))
})

test('the list of registers has every source that can be imported', () => {
  const listed = [...listRegisters().matchAll(/^\| `([\w-]+)`/gm)].map(([, id]) => id)
  expect(listed.toSorted()).toEqual(SOURCES.map(({ id }) => id).toSorted())
})

test('a page that does not say where its tables stand is refused', () => {
  expect(() => fillPage('# Settings\n', '')).toThrow(/needs the lines/)
})
