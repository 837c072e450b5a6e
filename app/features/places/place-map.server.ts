import '#app/i18n/all.server.ts'
import { listPlaces } from '#app/features/map/results/list-places.server.ts'
import { type Mark, pinAt, renderMap } from '#app/features/map/static/static-map.server.ts'
import { isOnMap, toPixels, type View, viewAround } from '#app/features/map/static/static-view.ts'
import { MAP_COLORS, type Theme } from '#app/features/map/style/colors.ts'
import { PIN_SIZE } from '#app/features/map/style/pin-images.ts'
import { toUnitSquare } from '#app/features/map/tiles/base-tiles.ts'
import { directory } from '#app/features/search/live/directory.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { CATEGORIES } from '#db/vocabulary.ts'
import type { MapResult, Point } from '#search-engine/index.ts'
import { findPlace, type PlaceParts } from './found-place.ts'
import { readPlaceIndex } from './index/read-place-index.server.ts'
import { PLACE_MAP_SIZE } from './place-path.ts'
import { queryOf } from './place-query.ts'
import { placeHeading } from './place-words.ts'

/** Degrees from the centre of a town; schools farther away are outside its picture. */
const AROUND = { lng: 0.45, lat: 0.3 }
/** Web Mercator zooms for tiles of 512 pixels: from 110 km across the picture to 7 km. */
const ZOOMS = { least: 8, most: 12 }
/** Pixels between the edges of the picture and the foot of a pin, which stands above it. */
const EDGE = { top: PIN_SIZE.height + 6, side: 24 }

/**
 * Renders the map of a town and its schools, or those of a type, as an SVG document: schools near each other as one
 * circle with their number.
 *
 * @returns null if it is not a town with schools on the base map
 */
export async function renderPlaceMap(
  parts: PlaceParts,
  { theme, locale, size = PLACE_MAP_SIZE }: { theme: Theme; locale: Locale; size?: { width: number; height: number } },
) {
  const engine = await directory()
  const place = findPlace(readPlaceIndex(engine), parts)
  if (place?.kind !== 'town' || !isOnMap(place.town)) return null
  const { lat, lng } = place.town
  const box: [number, number, number, number] = [lng - AROUND.lng, lat - AROUND.lat, lng + AROUND.lng, lat + AROUND.lat]
  const query = queryOf(place, locale)
  const zoom = zoomOf(place.town, engine.map(query, box, ZOOMS.most), size)
  const view = viewAround(place.town, size, zoom)
  // The search's zooms are for tiles of 256 pixels.
  const schools = engine.map(query, box, zoom + 1)
  if (schools.total === 0) return null
  const marks = marksOf(schools, view, { theme, locale })
  const title = placeHeading(place, locale)
  return await renderMap({ view, theme, title, towns: await listPlaces(box, zoom + 1), marks })
}

const pointsOf = ({ clusters, pins }: MapResult): Point[] => [...clusters, ...pins]

/** Returns the closest zoom at which all schools are in the picture. */
function zoomOf(centre: Point, schools: MapResult, { width, height }: { width: number; height: number }): number {
  const [x, y] = toUnitSquare(centre.lng, centre.lat)
  const worlds = pointsOf(schools).map((point) => {
    const [pointX, pointY] = toUnitSquare(point.lng, point.lat)
    const room = height / 2 - (pointY < y ? EDGE.top : EDGE.side)
    return Math.min((width / 2 - EDGE.side) / Math.abs(pointX - x), room / Math.abs(pointY - y))
  })
  const zoom = Math.log2(Math.min(...worlds) / 512)
  return Math.min(Math.max(zoom, ZOOMS.least), ZOOMS.most)
}

function marksOf({ clusters, pins }: MapResult, view: View, { theme, locale }: { theme: Theme; locale: Locale }) {
  const letters = translator(locale)('map.letters')
  const schools = pins.map((pin) => {
    const letter = letters[CATEGORIES.indexOf(pin.category)] ?? ''
    return { at: pin, mark: pinAt(view, pin, { ...pin, letter, theme }) }
  })
  const groups = clusters.map((cluster) => ({ at: cluster, mark: circleAt(view, cluster, theme) }))
  return [...schools, ...groups].toSorted((a, b) => b.at.lat - a.at.lat).map(({ mark }) => mark)
}

const RADIUS = 17

function circleAt(view: View, { count, ...at }: Point & { count: number }, theme: Theme): Mark {
  const [x, y] = toPixels(view, at).map((value) => Math.round(value)) as [number, number]
  const { board, onBoard } = MAP_COLORS[theme]
  const svg = [
    `<circle cx="${x}" cy="${y}" r="${RADIUS + 5}" fill="${board}" opacity=".22"/>`,
    `<circle cx="${x}" cy="${y}" r="${RADIUS}" fill="${board}"/>`,
    `<text x="${x}" y="${y + 5}" fill="${onBoard}" font-size="14" font-weight="600" text-anchor="middle">${count}</text>`,
  ].join('')
  return { svg, box: { left: x - RADIUS, top: y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS } }
}
