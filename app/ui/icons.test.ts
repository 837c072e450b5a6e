import fs from 'node:fs'
import { expect, test } from 'vitest'
import { ICON_NAMES } from './icon-names.ts'

test('the picture contains exactly the icons of the product and the stars of ratings', () => {
  const sprite = fs.readFileSync(new URL('./icons.svg', import.meta.url), 'utf8')
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    ...ICON_NAMES,
    ...Array.from({ length: 11 }, (_, halves) => `stars-${halves}`),
  ])
})

test.each([
  [0, 5, 0],
  [7, 2, 4],
  [10, 0, 5],
])('%d half stars leave %i empty and fill %i, the last perhaps by half', (halves, empty, filled) => {
  const sprite = fs.readFileSync(new URL('./icons.svg', import.meta.url), 'utf8')
  const symbol = new RegExp(`<symbol id="stars-${halves}".*`).exec(sprite)![0]
  const drawn = (fill: string) => [...(new RegExp(`fill="${fill}[^>]*`).exec(symbol)?.[0] ?? '').matchAll(/M/g)].length
  expect([drawn('var'), drawn('currentColor')]).toEqual([empty, filled])
})

test('every icon is used somewhere', () => {
  const files = fs
    .readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|icon-names/.test(name))
  const sources = files.map((name) => fs.readFileSync(`app/${name}`, 'utf8')).join('\n')
  expect(ICON_NAMES.filter((name) => !new RegExp(`['"]${name}['"]`).test(sources))).toEqual([])
})
