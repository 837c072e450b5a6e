/**
 * Counts what the base map alone shows of every town of over 100,000 people: names that fit, lines of water and
 * borders, in a phone's and a desktop's view, at three zooms. Prints the views with fewer than five.
 * npm run base-map:count
 * Names are those of the gazetteer: the schools of a directory can only add to them.
 */
import { ownName, placesIn } from '#app/features/map/results/list-places.server.ts'
import { placeTowns } from '#app/features/map/static/static-towns.ts'
import { type View, viewAround } from '#app/features/map/static/static-view.ts'
import type { MapBox } from '#app/features/search/search-address.ts'
import { createGazetteer } from '#search-engine/language/gazetteer/gazetteer.ts'
import { placesBySize, withoutDistrict } from '#search-engine/language/gazetteer/places-by-size.ts'
import { linesIn } from './lines-in-view.ts'

/** The gazetteer's estimate of schools for 100,000 people. */
const MIN_SIZE = 51
const MIN_SHOWN = 5
/** Zooms of the map as MapLibre counts them, with tiles of 512 pixels. */
const ZOOMS = [11, 12, 13]
const SIZES = [
  { width: 390, height: 700 },
  { width: 1280, height: 700 },
]

const nobody = createGazetteer([])
const { lat, lng, size, isPart, placeAt } = await placesBySize()
const towns = Array.from(size, (_, at) => at).filter((at) => size[at]! >= MIN_SIZE && !isPart[at])
for (const { width, height } of SIZES) {
  for (const zoom of ZOOMS) {
    const counted = []
    for (const at of towns) {
      const view = viewAround({ lat: lat[at]!, lng: lng[at]! }, { width, height }, zoom)
      const { name: listed, country } = placeAt(at)
      const name = `${ownName(country, withoutDistrict(listed, country))} (${country})`
      counted.push({ name, ...(await countIn(view, zoom)) })
    }
    const below = counted.filter(({ names, waters, borders }) => names + waters + borders < MIN_SHOWN)
    console.log(`${width} × ${height}, zoom ${zoom}: ${counted.length - below.length} of ${counted.length} towns`)
    const short = below.map(({ name, names, waters, borders }) => `${name} ${names}+${waters}+${borders}`)
    if (short.length > 0) console.log(`  names + waters + borders: ${short.join(', ')}`)
  }
}

async function countIn(view: View, zoom: number) {
  const names = placeTowns(await placesIn(nobody, boxOf(view), zoom + 1), view, [])
  return { names: names.length, ...linesIn(view) }
}

function boxOf({ left, top, width, height, world }: View): MapBox {
  const lngOf = (x: number) => (x / world - 0.5) * 360
  const latOf = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI
  return [lngOf(left), latOf(top + height), lngOf(left + width), latOf(top)]
}
