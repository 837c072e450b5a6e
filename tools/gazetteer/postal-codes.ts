import path from 'node:path'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { distanceKm } from '#search-engine/base/distance.ts'
import { readTable } from './read-table.ts'

/** Only towns with at least this many codes are divided by them; elsewhere towns share one. */
const MIN_CODES = 3
/**
 * GeoNames gives the centre of a town to every code that it cannot locate: more codes than this on one point carry no
 * information.
 */
const MAX_CODES_AT_A_POINT = 3
/** The places of one code must not be farther from their centre than this, or the code is of no use. */
const MAX_SPREAD_KM = 2.5
/** Codes of letterboxes, of companies, and of whole cities that have districts are not parts of a town. */
const NO_AREA = /CEDEX|^(?:13|69|75)000$/
/** Italian cities are divided into codes whose third digit is a 1; others belong to several comuni. */
const ITALIAN = /^\d{2}1\d{2}$/

type Point = { lat: number; lng: number }
type PostalCode = { country: CountryCode; code: string; name: string; points: Map<string, Point> }

/**
 * Returns the lines of the list of postal codes that are parts of towns: country, code, the town's name with the number
 * of its district (France only, otherwise empty), latitude, longitude; sorted by country and code.
 */
export async function makePostalCodes(folder: string): Promise<string[]> {
  const lines: string[] = []
  for (const country of COUNTRIES) {
    const codes = await readCodes(folder, country)
    const codesAt = new Map<string, number>()
    for (const { points } of codes) for (const at of points.keys()) codesAt.set(at, (codesAt.get(at) ?? 0) + 1)
    for (const { code, name, points } of codes) {
      // Districts have a point of their own, besides those of companies with their own codes.
      const isPlaced = (at: string) => name !== '' || codesAt.get(at)! <= MAX_CODES_AT_A_POINT
      const placed = [...points].flatMap(([at, point]) => (isPlaced(at) ? [point] : []))
      const middle = centreOf(placed)
      if (!middle || placed.some((point) => distanceKm(point, middle) > MAX_SPREAD_KM)) continue
      lines.push([country, code, name, middle.lat.toFixed(4), middle.lng.toFixed(4)].join('\t'))
    }
  }
  return lines
}

/** Reads the codes of towns that have several, in code order. */
async function readCodes(folder: string, country: CountryCode): Promise<PostalCode[]> {
  const codes = new Map<string, PostalCode>()
  const codesOf = new Map<string, Set<string>>()
  const townsOf = new Map<string, Set<string>>()
  for await (const row of readTable(path.join(folder, `geonames_postal_${country.toLowerCase()}_2026-03.csv.gz`))) {
    const code = row.zipcode!
    if ((country === 'FR' && NO_AREA.test(code)) || (country === 'IT' && !ITALIAN.test(code))) continue
    const [, town = row.place!, district] = (country === 'FR' && /^(.+) (\d\d)$/.exec(row.place!)) || []
    const name = district ? `${town} ${Number(district)}${Number(district) === 1 ? 'er' : 'e'}` : ''
    const known = codes.get(code) ?? { country, code, name, points: new Map() }
    // Some rows give a district the centre of its city.
    if (known.name !== '' && name === '') continue
    if (name !== '' && known.name === '') known.points.clear()
    known.points.set(`${row.latitude} ${row.longitude}`, { lat: Number(row.latitude), lng: Number(row.longitude) })
    codes.set(code, { ...known, name: known.name || name })
    codesOf.set(town, (codesOf.get(town) ?? new Set()).add(code))
    townsOf.set(code, (townsOf.get(code) ?? new Set()).add(town))
  }
  // A British code stands for districts of a post town, whatever places it contains, so each is a part.
  const isPart = (code: string) =>
    country === 'GB' || country === 'IT' || [...townsOf.get(code)!].some((town) => codesOf.get(town)!.size >= MIN_CODES)
  return [...codes.values()].filter(({ code }) => isPart(code)).sort((a, b) => (a.code < b.code ? -1 : 1))
}

function centreOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined
  const mean = (axis: keyof Point) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return { lat: mean('lat'), lng: mean('lng') }
}
