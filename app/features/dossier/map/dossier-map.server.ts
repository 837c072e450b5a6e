import '#app/i18n/all.server.ts'
import { listPlaces } from '#app/features/map/results/list-places.server.ts'
import { pinAt, renderMap } from '#app/features/map/static/static-map.server.ts'
import { renderOutlines } from '#app/features/map/static/static-outlines.server.ts'
import { type Box, placeTowns } from '#app/features/map/static/static-towns.ts'
import { isOnMap, toPixels, type View } from '#app/features/map/static/static-view.ts'
import { MAP_COLORS, type Theme } from '#app/features/map/style/colors.ts'
import { PIN_SIZE } from '#app/features/map/style/pin-images.ts'
import { BASE_TILES_CREDIT } from '#app/features/map/tiles/base-tiles.ts'
import { formatList } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { Point } from '#search-engine/base/distance.ts'
import type { PlacedSchool } from '../load-dossier.server.ts'
import type { DossierPicture } from '../paper/dossier-paper.ts'
import { viewOf } from './dossier-view.ts'

/** Pixels on the page; on paper they are points. */
export const DOSSIER_MAP_SIZE = { width: 480, height: 280 }

type Marked = { at: Point; number: number; school: PlacedSchool }

/** The schools with a position on the base map, with their numbers, the southernmost in front. */
const markedOf = (schools: readonly PlacedSchool[]): Marked[] =>
  schools
    .flatMap((school, at) =>
      school.lat === null || school.lng === null || !isOnMap({ lat: school.lat, lng: school.lng })
        ? []
        : [{ at: { lat: school.lat, lng: school.lng }, number: at + 1, school }],
    )
    .toSorted((one, other) => other.at.lat - one.at.lat)

/** Says in words what the map shows. */
export function sayMap(schools: readonly PlacedSchool[], locale: Locale): string {
  const named = markedOf(schools)
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, school }) => `${number} ${school.name}`)
  return translator(locale)('dossier.mapAlt', { schools: formatList(locale, named) })
}

/** Whether there is a map of these schools. */
export const hasDossierMap = (schools: readonly PlacedSchool[]): boolean => markedOf(schools).length > 0

/** Renders the schools with their numbers as an SVG document; null without any on the base map. */
export async function renderDossierMap(
  schools: readonly PlacedSchool[],
  { theme, locale }: { theme: Theme; locale: Locale },
): Promise<string | null> {
  const marked = markedOf(schools)
  const view = viewOf(
    marked.map(({ at }) => at),
    DOSSIER_MAP_SIZE,
  )
  if (!view) return null
  const marks = marked.map(({ at, number, school: { category, approximate } }) =>
    pinAt(view, at, { category, approximate, letter: String(number), theme }),
  )
  return await renderMap({ view, theme, title: sayMap(schools, locale), towns: await townsIn(view), marks })
}

/**
 * Returns the same map as shapes for paper, with the family's point if there is one on the base map.
 *
 * @returns undefined without any school on the base map
 */
export async function composePicture(
  schools: readonly PlacedSchool[],
  home: Point | undefined,
  locale: Locale,
): Promise<DossierPicture | undefined> {
  const marked = markedOf(schools)
  const from = home && isOnMap(home) ? home : undefined
  const places = [...marked.map(({ at }) => at), ...(from ? [from] : [])]
  const view = marked.length > 0 ? viewOf(places, DOSSIER_MAP_SIZE) : undefined
  if (!view) return undefined
  const { home: land, abroad, lakes, shores, rivers, borders } = await renderOutlines(view)
  const colors = MAP_COLORS.light
  const pins = marked.map(({ at, number, school: { category, approximate } }) => ({
    ...pixelsOf(view, at),
    label: String(number),
    color: colors.covers[category],
    isApproximate: approximate,
  }))
  const homeAt = from && pixelsOf(view, from)
  const taken = [...pins, ...(homeAt ? [homeAt] : [])].map(pinBox)
  return {
    ...DOSSIER_MAP_SIZE,
    colors: { water: colors.water, text: colors.text, edge: colors.home, home: colors.board },
    shapes: [
      { fill: colors.land, path: abroad },
      { fill: colors.home, path: land },
      { fill: colors.water, path: lakes },
      { stroke: colors.river, width: 2, path: rivers },
      { stroke: colors.line, width: 1, path: shores },
      { stroke: colors.line, width: 1.5, path: borders },
    ].filter(({ path }) => path !== ''),
    names: placeTowns(await townsIn(view), view, [...taken, creditBox(view)]),
    pins,
    home: homeAt,
    credit: BASE_TILES_CREDIT,
    alt: sayMap(schools, locale),
  }
}

function pixelsOf(view: View, at: Point): { x: number; y: number } {
  const [x, y] = toPixels(view, at)
  return { x, y }
}

const pinBox = ({ x, y }: { x: number; y: number }): Box => ({
  left: x - PIN_SIZE.width / 2,
  top: y - PIN_SIZE.height,
  ...PIN_SIZE,
})
const creditBox = ({ width, height }: View): Box => ({ left: width - 108, top: height - 18, width: 108, height: 18 })

/** Lists the towns of a view, the most important first. */
function townsIn({ left, top, width, height, world }: View) {
  const [west, north] = toDegrees(left / world, top / world)
  const [east, south] = toDegrees((left + width) / world, (top + height) / world)
  return listPlaces([west, south, east, north], Math.log2(world / 256))
}

/** The inverse of `toUnitSquare`. */
const toDegrees = (x: number, y: number): [number, number] => [
  (x - 0.5) * 360,
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
]
