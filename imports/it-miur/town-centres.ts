import fs from 'node:fs'

type Point = { lat: number; lng: number }
/** Towns of a province by their folded name. */
type Province = Map<string, Point>

const TOWNS = new URL('towns.tsv', import.meta.url)

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
 * Returns the centre of an Italian comune from GeoNames, or undefined. Comuni missing from GeoNames, mostly recent
 * mergers (Figline e Incisa Valdarno), get the centre of the part with which their name begins, or of the town whose
 * name begins with theirs.
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

/** Reads the towns that tools/list-towns.ts takes from GeoNames. */
function readProvinces(): Map<string, Province> {
  const found = new Map<string, Province>()
  for (const line of fs.readFileSync(TOWNS, 'utf8').trimEnd().split('\n')) {
    const [province = '', name = '', lat, lng] = line.split('\t')
    const places: Province = found.get(province) ?? new Map()
    found.set(province, places.set(fold(name), { lat: Number(lat), lng: Number(lng) }))
  }
  return found
}
