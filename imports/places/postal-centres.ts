import fs from 'node:fs'
import type { CountryCode } from '#db/vocabulary.ts'
import type { Point } from '#search-engine/base/distance.ts'

/**
 * The middle of a postal code, or of its town where nothing more is known; nearly all places of the code lie within
 * `reachKm` of it.
 */
export type PostalArea = Point & { reachKm: number; of: 'postal_code' | 'town' }

const LIST = new URL('postal-centres.tsv', import.meta.url)

/** The beginning of a code that tells where it is: three digits, or the letters of a British one. */
const BEGINNING = /^(?:[A-Z]{1,2}(?=\d)|\d{3})/

let areas: { byCode: Map<string, PostalArea>; byBeginning: Map<string, PostalArea[]> } | undefined

/**
 * Returns the area of a postal code as GeoNames places it: that of the code itself or, where the list lacks it or knows
 * only its town, those of all codes with the same beginning. British codes are known by their district (SO14). Overseas
 * France and the Crown dependencies have none.
 */
export function postalAreas(
  country: CountryCode,
  code: string,
): { own: PostalArea | undefined; around: readonly PostalArea[] } {
  areas ??= readAreas()
  const own = areas.byCode.get(`${country} ${country === 'GB' ? code.split(' ')[0] : code}`)
  if (own?.of === 'postal_code') return { own, around: [own] }
  return { own, around: areas.byBeginning.get(`${country} ${BEGINNING.exec(code)?.[0]}`) ?? [] }
}

function readAreas() {
  const byCode = new Map<string, PostalArea>()
  const byBeginning = new Map<string, PostalArea[]>()
  for (const line of fs.readFileSync(LIST, 'utf8').trimEnd().split('\n')) {
    const [country, code = '', lat, lng, reach, town] = line.split('\t')
    const of = town === undefined ? ('postal_code' as const) : ('town' as const)
    const area = { lat: Number(lat), lng: Number(lng), reachKm: Number(reach), of }
    byCode.set(`${country} ${code}`, area)
    const key = `${country} ${BEGINNING.exec(code)?.[0]}`
    const known = byBeginning.get(key) ?? []
    byBeginning.set(key, known)
    known.push(area)
  }
  return { byCode, byBeginning }
}
