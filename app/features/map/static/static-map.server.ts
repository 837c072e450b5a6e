import type { Category } from '#db/vocabulary.ts'
import { MAP_COLORS, type Theme } from '../style/colors.ts'
import { escapeText, PIN_SIZE, renderPin } from '../style/pin-images.ts'
import { BASE_TILES_CREDIT } from '../tiles/base-tiles.ts'
import { renderOutlines } from './static-outlines.server.ts'
import { type Box, placeTowns, type Town } from './static-towns.ts'
import { type Place, toPixels, type View, viewAround } from './static-view.ts'

export type StaticMapOptions = {
  /** Position of the school in degrees. */
  lat: number
  lng: number
  category: Category
  /** The type's letter in the language of the page, as on the big map. */
  letter: string
  /** Whether only the position of the town or postal code is known. */
  approximate?: boolean
  /** Title of the picture for screen readers. */
  title: string
  /** Pixels. */
  width: number
  height: number
  theme: Theme
  /** Towns nearby; those for which there is no room are left out, starting with those with the fewest schools. */
  towns?: Town[]
  /** Web Mercator zoom for tiles of 512 pixels: 8 shows about 70 km across 350 pixels at 50° north. */
  zoom?: number
}

/**
 * Renders the small map of a profile: an SVG element for the page, where it uses the page's fonts and needs neither
 * script nor a further request.
 *
 * @throws RangeError when the place is outside the base map
 */
export async function renderStaticMap(options: StaticMapOptions): Promise<string> {
  const { width, height, theme, title, towns = [] } = options
  const view = viewAround(options, { width, height }, options.zoom ?? 8)
  return await renderMap({ view, theme, title, towns, marks: [pinAt(view, options, options)] })
}

/** Something on a map as SVG, with the box that no name may cover. */
export type Mark = { svg: string; box: Box }

/** Returns the pin of a school with its foot on the place. */
export function pinAt(view: View, at: Place, pin: Parameters<typeof renderPin>[0]): Mark {
  const [x, y] = toPixels(view, at)
  const [left, top] = [x - PIN_SIZE.width / 2, y - PIN_SIZE.height]
  const svg = `<g transform="translate(${round(left)} ${round(top)})">${renderPin(pin)}</g>`
  return { svg, box: { left, top, ...PIN_SIZE } }
}

/** Renders land, water, borders, the names of towns and some marks as an SVG element with the map's credit. */
export async function renderMap(picture: {
  view: View
  theme: Theme
  title: string
  towns: Town[]
  marks: readonly Mark[]
}): Promise<string> {
  const { view, theme, title, towns, marks } = picture
  const { width, height } = view
  const colors = MAP_COLORS[theme]
  const { home, abroad, lakes, shores, rivers, borders } = await renderOutlines(view)
  const credit = { left: width - 108, top: height - 18, width: 108, height: 18 }
  const names = placeTowns(towns, view, [...marks.map(({ box }) => box), credit])
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"`,
    ` aria-label="${escapeText(title).replaceAll('"', '&quot;')}" font-family="Source Sans 3 Variable,system-ui,sans-serif">`,
    `<rect width="${width}" height="${height}" fill="${colors.water}"/>`,
    `<path fill="${colors.land}" d="${abroad}"/><path fill="${colors.home}" d="${home}"/>`,
    `<path fill="${colors.water}" d="${lakes}"/>`,
    `<path fill="none" stroke="${colors.river}" stroke-width="2" stroke-linejoin="round" d="${rivers}"/>`,
    `<g fill="none" stroke="${colors.line}" stroke-linejoin="round"><path d="${shores}"/><path stroke-width="1.5" d="${borders}"/></g>`,
    `<g fill="${colors.text}" stroke="${colors.home}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`,
    ` font-size="13" text-anchor="middle">${names.map(renderName).join('')}</g>`,
    ...marks.map(({ svg }) => svg),
    `<rect x="${credit.left}" y="${credit.top}" width="${credit.width}" height="18" fill="${colors.home}" opacity=".85"/>`,
    `<text x="${width - 5}" y="${height - 5}" fill="${colors.text}" font-size="11.5" text-anchor="end">${BASE_TILES_CREDIT}</text>`,
    '</svg>',
  ].join('')
}

const round = (value: number) => Math.round(value * 10) / 10

function renderName({ name, x, y }: { name: string; x: number; y: number }): string {
  return `<text x="${round(x)}" y="${round(y)}">${escapeText(name)}</text>`
}
