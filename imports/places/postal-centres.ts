import fs from 'node:fs'
import type { CountryCode } from '#db/vocabulary.ts'
import type { Point } from '#search-engine/base/distance.ts'
import { townCodes } from '#search-engine/language/gazetteer/town-codes.ts'

/**
 * The middle of a postal code, or of its town where nothing more is known; nearly all places of the code lie within
 * `reachKm` of it.
 */
export type PostalArea = Point & { reachKm: number; of: 'postal_code' | 'town' }

const LIST = new URL('postal-centres.tsv', import.meta.url)
/** Nearly all of a part of an Italian city lies within this distance of its middle. */
const CITY_REACH_KM = 5

/** The beginning of a code that tells where it is: three digits, or the letters of a British one. */
const BEGINNING = /^(?:[A-Z]{1,2}(?=\d)|\d{3})/

let areas: { byCode: Map<string, PostalArea>; byBeginning: Map<string, PostalArea[]> } | undefined

/**
 * Returns the area of a postal code as GeoNames or, for Italian cities, the list by hand places it: that of the code
 * itself or, where the lists lack it or know only its town, those of all codes with the same beginning. British codes
 * are known by their district (SO14). Overseas France and the Crown dependencies have none.
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
  for (const line of fs.readFileSync(LIST, 'utf8').trimEnd().split('\n')) {
    const [country, code = '', lat, lng, reach, town] = line.split('\t')
    const of = town === undefined ? ('postal_code' as const) : ('town' as const)
    byCode.set(`${country} ${code}`, { lat: Number(lat), lng: Number(lng), reachKm: Number(reach), of })
  }
  for (const { country, code, city, lat, lng } of townCodes())
    if (city) byCode.set(`${country} ${code}`, { lat, lng, reachKm: CITY_REACH_KM, of: 'postal_code' })
  const byBeginning = new Map<string, PostalArea[]>()
  for (const [key, area] of byCode) {
    const [country, code = ''] = key.split(' ')
    const beginning = `${country} ${BEGINNING.exec(code)?.[0]}`
    const known = byBeginning.get(beginning) ?? []
    byBeginning.set(beginning, known)
    known.push(area)
  }
  return { byCode, byBeginning }
}
