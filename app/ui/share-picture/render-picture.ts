import sharp from 'sharp'
import { STAR } from '../stars/star.ts'
import { breakLines, type Face, fitParts, outlineText, widthOf } from './outline-text.ts'
import type { ShareWords } from './share-words.ts'

/** In pixels, the size that social networks require: https://ogp.me. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 }

const LEFT = 96
const WIDTH = SHARE_PICTURE_SIZE.width - LEFT - 72
/** Font sizes of the name with the number of lines that fit; the largest size that fits is used. */
const NAME_SIZES = [
  { size: 96, lines: 2 },
  { size: 84, lines: 3 },
  { size: 74, lines: 3 },
  { size: 64, lines: 4 },
]
/** Social networks show the picture 300 pixels wide, where 44 become 11. */
const SMALL_FONT_SIZE = 44
const COLORS = { paper: '#faf8f2', rule: '#c9d9e6', board: '#1d5a45', deep: '#123d2f', ink: '#17211d', soft: '#47534d' }
const STAR_COLOR = '#cf7104'

/** Draws the picture of these texts as PNG. */
export const renderPicture = (words: ShareWords): Promise<Buffer> =>
  sharp(Buffer.from(shareSvg(words)))
    .png({ compressionLevel: 6 })
    .toBuffer()

/** Returns the picture as SVG without fonts: a page of an exercise book with the name in the middle. */
export function shareSvg({ above, name, below, isRating = false }: ShareWords): string {
  const { width, height } = SHARE_PICTURE_SIZE
  const { size, lines } = nameLines(name)
  const leading = size * 1.16
  const first = 312 - ((lines.length - 1) * leading) / 2 + size * 0.3
  const topic = fitParts(above, 'read', SMALL_FONT_SIZE, WIDTH)
  const footWidth = WIDTH - BRAND_WIDTH - (isRating ? SMALL_FONT_SIZE * 1.3 : 0)
  const fact = fitParts(below, 'strong', SMALL_FONT_SIZE, footWidth)
  const foot = 560
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${COLORS.paper}" d="M0 0h${width}v${height}H0z"/>`,
    `<path stroke="${COLORS.rule}" stroke-width="3" d="M${LEFT} 486H${width - 72}"/>`,
    `<path fill="${COLORS.board}" d="M0 0h44v${height}H0z"/><path fill="${COLORS.deep}" d="M0 0h14v${height}H0z"/>`,
    renderText(topic, 'read', SMALL_FONT_SIZE, { x: LEFT, y: 118 }, COLORS.soft),
    ...lines.map((part, at) => renderText(part, 'head', size, { x: LEFT, y: first + at * leading }, COLORS.ink)),
    isRating ? `<path fill="${STAR_COLOR}" transform="translate(${LEFT} ${foot - 38}) scale(1.9)" d="${STAR}"/>` : '',
    renderText(
      fact,
      'strong',
      SMALL_FONT_SIZE,
      { x: LEFT + (isRating ? SMALL_FONT_SIZE * 1.3 : 0), y: foot },
      COLORS.ink,
    ),
    renderBrand(foot),
    '</svg>',
  ].join('')
}

/** The largest size at which the whole name fits, otherwise the smallest. */
function nameLines(name: string): { size: number; lines: string[] } {
  let tried = { size: 0, lines: [''] }
  for (const { size, lines } of NAME_SIZES) {
    const broken = breakLines(name, 'head', size, { width: WIDTH, lines })
    tried = { size, lines: broken.lines }
    if (broken.isWhole) break
  }
  return tried
}

/** The files of the site's heading font contain one weight, so its letters are drawn with an outline instead. */
function renderText(words: string, face: Face, size: number, at: { x: number; y: number }, color: string): string {
  const edge = face === 'head' ? ` stroke="${color}" stroke-width="${size * 0.028}" stroke-linejoin="round"` : ''
  return `<path fill="${color}"${edge} d="${outlineText(words, face, size, at)}"/>`
}

const BRAND = 'Aulario'
const BRAND_SIZE = 48
const BRAND_WIDTH = 280

/** The site's mark and name, at the right edge; the mark as in `logo.tsx`. */
function renderBrand(foot: number): string {
  const x = SHARE_PICTURE_SIZE.width - 72 - widthOf(BRAND, 'head', BRAND_SIZE)
  const mark = [
    `<rect width="32" height="36" rx="5" fill="${COLORS.board}"/>`,
    `<path d="M0 5a5 5 0 0 1 5-5v36a5 5 0 0 1-5-5z" fill="${COLORS.deep}"/>`,
    '<path d="M9.5 27 18 8.5 26.5 27M12.6 20.5h10.8" fill="none" stroke="#fffef9" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  ].join('')
  return [
    `<g transform="translate(${x - 72} ${foot - 46}) scale(1.6)">${mark}</g>`,
    renderText(BRAND, 'head', BRAND_SIZE, { x, y: foot }, COLORS.ink),
  ].join('')
}
