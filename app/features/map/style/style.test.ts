import { readFileSync } from 'node:fs'
import {
  createExpression,
  type FilterSpecification,
  featureFilter,
  validateStyleMin,
} from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { CATEGORIES } from '#db/vocabulary.ts'
import { catchmentLayers } from './catchment-layers.ts'
import { MAP_COLORS, type Theme } from './colors.ts'
import { pinImages } from './pin-images.ts'
import { reachLayers } from './reach-layers.ts'
import { clusterLayers, nameLayer, pinLayers } from './result-layers.ts'
import { streetLayers } from './street-layers.ts'
import { baseStyle } from './style.ts'

const THEMES: Theme[] = ['light', 'dark']
const letters = { primary: 'G', secondary: 'S', high_school: 'Y', vocational: 'B', special_needs: 'F', other: 'A' }

const STREETS = { url: '/streets.pmtiles', language: 'de' } as const

function wholeStyle(theme: Theme, given?: { url: string; language: Locale }) {
  const streets = given && { url: given.url, layers: streetLayers(theme, given.language) }
  const origin = 'https://schulen.example'
  const fonts = { latin: '/assets/latin.woff2', latinExt: '/assets/latin-ext.woff2' }
  const style = baseStyle({
    theme,
    tilesUrl: '/map/{z}/{x}/{y}.pbf',
    creditsUrl: '/data-sources#material',
    origin,
    fonts,
    ...(streets && { streets }),
  })
  style.layers.push(
    ...reachLayers(theme),
    ...catchmentLayers(theme),
    ...clusterLayers(theme),
    ...pinLayers(),
    nameLayer(theme),
  )
  return style
}

/** Returns the contrast of two colours, from their relative luminance, as WCAG 2.2 defines both. */
function contrast(a: string, b: string): number {
  const luminance = (color: string) => {
    const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

test.each(THEMES)('the %s style is valid, with and without streets', (theme) => {
  expect(validateStyleMin(wholeStyle(theme) as never)).toEqual([])
  expect(validateStyleMin(wholeStyle(theme, STREETS) as never)).toEqual([])
})

test('nothing is fetched from elsewhere', () => {
  const style = wholeStyle('light', STREETS)
  const fetched = JSON.stringify([style['font-faces'], style.sources, style.glyphs, style.sprite])
  const hosts = [...fetched.matchAll(/https?:\/\/([^/"]+)/g)].map(([, host]) => host)
  expect(new Set(hosts)).toEqual(new Set(['schulen.example', 'www.openstreetmap.org']))
  expect(fetched.match(/www\.openstreetmap\.org[^"]*/g)).toEqual(
    Array(2).fill(expect.stringMatching(/^www\.openstreetmap\.org\/copyright\\$/)),
  )
})

test('streets begin at zoom 8 and cover the outlines, which stay where there are no streets', () => {
  const { layers } = wholeStyle('light', STREETS)
  const sources = layers.map((layer) => ('source' in layer ? layer.source : 'none'))
  expect(layers.filter((layer) => layer.maxzoom !== undefined && 'source' in layer && layer.source === 'base')).toEqual(
    [],
  )
  expect(sources.indexOf('streets')).toBeGreaterThan(sources.lastIndexOf('base'))
  expect(sources.lastIndexOf('streets')).toBeLessThan(sources.indexOf('places'))
  const starts = layers.filter((_, at) => sources[at] === 'streets').map(({ minzoom = 0 }) => minzoom)
  expect([starts.length > 40, Math.min(...starts)]).toEqual([true, 8])
})

test('streets name our font and no picture, and their colours are ours', () => {
  const streets = wholeStyle('dark', STREETS).layers.filter((layer) => 'source' in layer && layer.source === 'streets')
  const text = JSON.stringify(streets)
  expect(text).not.toMatch(/icon-image|pattern/)
  const fonts = streets.flatMap(({ layout = {} }) => ('text-font' in layout ? [layout['text-font']] : []))
  expect(new Set(fonts.map((font) => JSON.stringify(font)))).toEqual(new Set(['["Source Sans 3"]']))
  const ours = new Set(Object.values(MAP_COLORS.dark).filter((value) => typeof value === 'string'))
  const colors = text.match(/#[0-9a-f]{3,8}\b/gi)!
  expect(colors.filter((color) => !ours.has(color as never))).toEqual([])
})

test.each(LOCALES)('names are those of the language %s where the map has them', (language) => {
  const names = wholeStyle('light', { ...STREETS, language }).layers.find(
    ({ id }) => id === 'streets-roads_labels_major',
  )
  const field = createExpression(
    (names!.layout as { 'text-field': unknown })['text-field'],
    'layers.names.layout.text-field',
  )
  if (field.result !== 'success') throw new Error('The expression is not valid.')
  const nameOf = (properties: Record<string, string>) =>
    String(field.value.evaluate({ zoom: 14 }, { type: 'LineString', properties }))
  expect(nameOf({ name: 'Via Roma', [`name:${language}`]: 'Romstraße' })).toBe('Romstraße')
  expect(nameOf({ name: 'Via Roma' })).toBe('Via Roma')
})

test('streets name their source as it asks', () => {
  const credits = (streets?: typeof STREETS) =>
    Object.values(wholeStyle('light', streets).sources).flatMap((source) =>
      'attribution' in source ? [source.attribution] : [],
    )
  expect(new Set(credits(STREETS))).toEqual(
    new Set([expect.stringContaining('"https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>')]),
  )
  expect(credits()).toEqual([expect.stringContaining('"https://www.openstreetmap.org/copyright">© OpenStreetMap</a>')])
})

test('small rivers and lakes are drawn in near views only', () => {
  const { layers } = wholeStyle('light')
  for (const id of ['lakes', 'rivers']) {
    const { filter } = layers.find((layer) => layer.id === id) as { filter: FilterSpecification }
    const shown = (zoom: number, rank: number) =>
      featureFilter(filter as never, 'layers.filter').filter(
        { zoom } as never,
        { type: 2, properties: { rank } } as never,
      )
    expect([shown(7.9, 9), shown(7.9, 10), shown(8, 10), shown(12, 12)]).toEqual([true, false, true, true])
  }
})

test('layers have ids of their own', () => {
  const ids = wholeStyle('light', STREETS).layers.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(THEMES)('every picture that the %s layers name is drawn', (theme) => {
  const names = pinImages(theme, letters).map(({ name }) => name)
  const wanted = CATEGORIES.flatMap((category) => [`pin-${category}`, `pin-${category}-approximate`])
  expect(names.toSorted()).toEqual([...wanted, 'cluster', 'heart', 'ring'].toSorted())
})

test.each([
  [{ id: 'a', category: 'primary' }, 'pin-primary'],
  [{ id: 'a', category: 'primary', approximate: false }, 'pin-primary'],
  [{ id: 'a', category: 'special_needs', approximate: true }, 'pin-special_needs-approximate'],
])('%o is shown as %s', (properties, name) => {
  const [pins] = pinLayers()
  const image = createExpression(
    (pins!.layout as { 'icon-image': unknown })['icon-image'],
    'layers.pins.layout.icon-image',
  )
  if (image.result !== 'success') throw new Error('The expression is not valid.')
  expect(image.value.evaluate({ zoom: 9 }, { type: 'Point', properties })).toBe(name)
})

test.each(THEMES)('%s covers stand out from land and water by 3:1, words by 4.5:1', (theme) => {
  const { covers, home, land, text, label, labelText, board, onBoard, water, waterText } = MAP_COLORS[theme]
  for (const cover of Object.values(covers)) {
    expect(contrast(cover, home)).toBeGreaterThanOrEqual(3)
    expect(contrast(cover, land)).toBeGreaterThanOrEqual(3)
  }
  const words = [
    contrast(text, home),
    contrast(text, land),
    contrast(label, labelText),
    contrast(board, onBoard),
    contrast(waterText, water),
  ]
  expect(Math.min(...words)).toBeGreaterThanOrEqual(4.5)
})

test('the colours that the design has tokens for are the tokens', () => {
  const css = readFileSync(new URL('../../../styles/tokens.css', import.meta.url), 'utf8')
  const token = (name: string) =>
    [...css.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6})`, 'g'))].map(([, value]) => value)
  const { light, dark } = MAP_COLORS
  for (const category of CATEGORIES) expect(token(`type-${category.replace('_', '-')}`)[0]).toBe(light.covers[category])
  expect(token('board').slice(0, 2)).toEqual([light.board, dark.board])
  expect(token('on-board').slice(0, 2)).toEqual([light.onBoard, dark.onBoard])
  expect(token('ink-soft').slice(0, 2)).toEqual([light.text, dark.text])
})
