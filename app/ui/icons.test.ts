import fs from 'node:fs'
import { expect, test } from 'vitest'
import { ICON_NAMES } from './icon-names.ts'

test('the picture contains exactly the icons of the product', () => {
  const sprite = fs.readFileSync(new URL('./icons.svg', import.meta.url), 'utf8')
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)).toEqual([...ICON_NAMES])
})

test('every icon is used somewhere', () => {
  const files = fs
    .readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|icon-names/.test(name))
  const sources = files.map((name) => fs.readFileSync(`app/${name}`, 'utf8')).join('\n')
  expect(ICON_NAMES.filter((name) => !new RegExp(`['"]${name}['"]`).test(sources))).toEqual([])
})
