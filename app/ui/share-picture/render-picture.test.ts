import sharp from 'sharp'
import { expect, test } from 'vitest'
import { breakLines, fitParts, widthOf } from './outline-text.ts'
import { renderPicture, SHARE_PICTURE_SIZE, shareSvg } from './render-picture.ts'

const WORDS = { above: 'Gymnasium · Köln', name: 'Käthe-Kollwitz-Schule', below: '912 Kinder' }
/** Long names as registers of the five countries write them. */
const NAMES = [
  'Städtisches Gymnasium mit bilingualem deutsch-französischem Bildungsgang und Sportklassen Kaiserin-Augusta-Schule',
  'Collège d’enseignement général et technologique privé sous contrat Notre-Dame-de-la-Providence de Saint-Germain-en-Laye',
  'Col·legi Públic d’Educació Infantil i Primària Mare de Déu de la Misericòrdia i Sant Josep Oriol de Reus',
  'Istituto statale d’istruzione secondaria superiore per l’agricoltura e l’ambiente “Leonardo da Vinci – Niccolò Machiavelli”',
  'Our Lady and Saint Bernadette’s Voluntary Aided Roman Catholic Primary School and Nursery of Llanfairpwllgwyngyll',
]

test.each(NAMES)('%s has room for most of its words, and no letter leaves the picture', async (name) => {
  const { lines } = breakLines(name, 'head', 64, { width: 1032, lines: 4 })
  const shown = lines.join(' ').replaceAll('- ', '-')
  expect(name.startsWith(shown.replace(/…$/, ''))).toBe(true)
  expect(shown.length).toBeGreaterThan(95)
  for (const line of lines) expect(widthOf(line, 'head', 64)).toBeLessThanOrEqual(1032)
  const { data, info } = await sharp(await renderPicture({ ...WORDS, name }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject(SHARE_PICTURE_SIZE)
  const edge = info.width - 40
  const isBlank = Array.from({ length: info.height }, (_, y) => data[(y * info.width + edge) * 3]! > 240)
  expect(isBlank).not.toContain(false)
})

test.each([
  ['Käthe-Kollwitz-Schule', 800, ['Käthe-Kollwitz-', 'Schule'], true],
  ['Schule am Stadtpark', 500, ['Schule am', 'Stadtpark'], true],
  ['Schule am Stadtpark, Haupthaus', 500, ['Schule am', 'Stadtpar…'], false],
  ['WWWWWWWWWWWWWW', 500, ['WWWW', 'WWWW…'], false],
])('%s in %i pixels', (name, width, lines, isWhole) => {
  expect(breakLines(name, 'head', 96, { width, lines: 2 })).toEqual({ lines, isWhole })
})

test.each([
  ['Öffentliche Grundschule, Klassen 1 bis 4', 1000, 'Öffentliche Grundschule, Klassen 1 bis 4'],
  ['Öffentliche Grundschule, Klassen 1 bis 4', 700, 'Öffentliche Grundschule'],
  ['Öffentliche Grundschule, Klassen 1 bis 4', 400, 'Öffentliche…'],
  ['', 400, ''],
])('of %s in %i pixels stands %s', (text, width, shown) => {
  expect(fitParts(text, 'strong', 44, width)).toBe(shown)
})

test('letters that the site’s fonts lack are left out, markup is only letters', () => {
  const svg = shareSvg({ ...WORDS, name: '<script>学校 Łódź œ ĳ</script>' })
  expect(svg).not.toContain('script')
  expect(widthOf('学校', 'head', 96)).toBe(0)
  expect(widthOf('Łódź', 'head', 96)).toBeGreaterThan(100)
})
