import type { Map as MapLibreMap } from 'maplibre-gl'
import { CATEGORIES, type Category } from '#db/vocabulary.ts'
import { MAP_COLORS, type Theme } from './colors.ts'

/** Width and height of a pin in CSS pixels; its foot is on the place. */
export const PIN_SIZE = { width: 32, height: 38 }

/**
 * One letter for each type of school in the language of the page: on the map, types would otherwise differ in colour
 * only.
 */
export type CategoryLetters = Record<Category, string>

/** An image for MapLibre's `addImage`. */
type MapImage = { name: string; width: number; height: number; svg: string }

const RATIO = 3
/** A heart in a box of 20 pixels. */
const HEART = 'M10 15.5Q3.9 11.3 3.9 7.9Q4.2 5.1 6.9 5Q9 5.1 10 7Q11 5.1 13.1 5Q15.8 5.1 16.1 7.9Q16.1 11.3 10 15.5Z'

/**
 * Returns the exercise book of a type of school, rendered in a box of PIN_SIZE, to be put into an `<svg>`.
 *
 * @param approximate whether only the position of the town or postal code is known: a pale cover with a dashed edge
 */
export function renderPin(pin: { category: Category; letter: string; theme: Theme; approximate?: boolean }): string {
  const colors = MAP_COLORS[pin.theme]
  const cover = colors.covers[pin.category]
  const book = 'M4 1H25Q31 1 31 7V31Q31 37 25 37H4Q1 37 1 34V4Q1 1 4 1Z'
  const stroke = pin.approximate
    ? `fill="${mix(cover, colors.home)}" stroke="${cover}" stroke-width="1.5" stroke-dasharray="3 2"`
    : `fill="${cover}" stroke="${colors.pinEdge}"`
  return [
    `<path d="${book}" ${stroke}/>`,
    '<path d="M4 1.5H5V36.5H4Q1.5 36.5 1.5 34V4Q1.5 1.5 4 1.5Z" opacity=".2"/>',
    `<rect x="8" y="11" width="20" height="16" rx="3" fill="${colors.labelRule}"/>`,
    `<rect x="8" y="11" width="20" height="14" rx="3" fill="${colors.label}"/>`,
    `<text x="18" y="22.5" fill="${colors.labelText}" font-family="Literata,Georgia,serif" font-weight="700"`,
    ` font-size="12" text-anchor="middle">${escapeText(pin.letter)}</text>`,
  ].join('')
}

/** Returns every image that `clusterLayers` and `pinLayers` refer to. */
export function pinImages(theme: Theme, letters: CategoryLetters): MapImage[] {
  const colors = MAP_COLORS[theme]
  const disc = `<circle cx="29" cy="29" r="29" fill="${colors.board}" opacity=".22"/><circle cx="29" cy="29" r="23" fill="${colors.board}"/>`
  const ring = `<rect x="2" y="2" width="40" height="46" rx="10" fill="none" stroke="${colors.board}" stroke-width="3"/>`
  const pins = CATEGORIES.flatMap((category) =>
    [false, true].map((approximate) => {
      const name = approximate ? `pin-${category}-approximate` : `pin-${category}`
      return image(name, PIN_SIZE, renderPin({ category, letter: letters[category], theme, approximate }))
    }),
  )
  const heart = `<circle cx="10" cy="10" r="9" fill="${colors.home}" stroke="${colors.board}"/><path fill="${colors.board}" d="${HEART}"/>`
  const discs = [image('cluster', { width: 58, height: 58 }, disc), image('heart', { width: 20, height: 20 }, heart)]
  return [...pins, ...discs, image('ring', { width: 44, height: 50 }, ring)]
}

/**
 * Adds the images to a map; call it whenever a style has loaded (`style.load`). They come from data URLs, which the
 * policy allows for images (`img-src data:`) but not for fetching, so MapLibre's own `loadImage` cannot be used.
 *
 * @param signal aborted when the map is removed or gets another style, after which nothing is added
 */
export async function addPinImages(
  map: MapLibreMap,
  theme: Theme,
  letters: CategoryLetters,
  signal: AbortSignal,
): Promise<void> {
  const pictures = await Promise.all(pinImages(theme, letters).map(decode))
  if (signal.aborted) return
  for (const { name, picture } of pictures) {
    if (map.hasImage(name)) map.removeImage(name)
    map.addImage(name, picture, { pixelRatio: RATIO })
  }
}

async function decode({ name, width, height, svg }: MapImage): Promise<{ name: string; picture: HTMLImageElement }> {
  const picture = new Image(width * RATIO, height * RATIO)
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await picture.decode()
  return { name, picture }
}

function image(name: string, { width, height }: { width: number; height: number }, content: string): MapImage {
  const box = `width="${width * RATIO}" height="${height * RATIO}" viewBox="0 0 ${width} ${height}"`
  return { name, width, height, svg: `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${content}</svg>` }
}

/** Returns the colour half way between two, so that nothing shows through a pale cover. */
function mix(a: string, b: string): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  const half = [1, 3, 5].map((at) => Math.round((channel(a, at) + channel(b, at)) / 2))
  return `#${half.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Escapes text for an SVG element. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
