import fs from 'node:fs'
import { expect, test } from 'vitest'
import { withSettings } from './describe-settings.ts'

const page = fs.readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8')

test('docs/settings.md says what lib/env.ts says', () => {
  expect(page, 'run npm run document-settings, which writes its tables').toBe(withSettings(page))
})

test('a page that does not say where the tables stand is refused', () => {
  expect(() => withSettings('# Settings\n')).toThrow(/needs the lines/)
})
