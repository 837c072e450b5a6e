import path from 'node:path'
import type { CountryCode } from '#db/vocabulary.ts'
import { compareTerms } from '#search-engine/base/text/lexicon.ts'
import { readTable } from './read-table.ts'

/** The names of a country's levels in the files of postal codes. */
const LEVELS: readonly { country: CountryCode; levels: readonly string[] }[] = [
  { country: 'DE', levels: ['state', 'community'] },
  { country: 'FR', levels: ['state', 'province'] },
  { country: 'ES', levels: ['state', 'province'] },
  { country: 'IT', levels: ['state', 'province'] },
  { country: 'GB', levels: ['state', 'province'] },
]
/** Postal codes of a British area are districts such as SE15, and end there. */
const isWhole = (country: CountryCode) => country === 'GB'

/**
 * Returns the lines of the list of areas: country, name, and the prefixes of the postal codes in it. A code shared by
 * several areas belongs to the one with most of its places.
 */
export async function makeAreas(folder: string): Promise<string[]> {
  const lines: string[] = []
  for (const { country, levels } of LEVELS) {
    const counts = new Map(levels.map((level) => [level, new Map<string, Map<string, number>>()]))
    for await (const row of readTable(path.join(folder, `geonames_postal_${country.toLowerCase()}_2026-03.csv.gz`))) {
      const code = (row.zipcode ?? '').replace(/ CEDEX.*/, '')
      for (const level of levels) {
        if (!row[level]) continue
        const name = areaName(country, row[level])
        const names = counts.get(level)!.get(code) ?? new Map<string, number>()
        counts.get(level)!.set(code, names.set(name, (names.get(name) ?? 0) + 1))
      }
    }
    for (const codes of counts.values()) lines.push(...areasOf(country, codes))
  }
  return lines.sort(compareTerms)
}

/**
 * German districts that consist of one town are not areas, and have an empty name: the town is known from its schools.
 * The files name the others with and without Landkreis.
 */
function areaName(country: CountryCode, name: string): string {
  if (country === 'DE' && /^(?:Stadtkreis|Kreisfreie Stadt|Landeshauptstadt|Stadt) |, Stadt$/.test(name)) return ''
  return name.replace(country === 'DE' ? /^(?:Landkreis|Kreis) / : /^(?:Provincia de|Provincia di) /, '')
}

function areasOf(country: CountryCode, codes: ReadonlyMap<string, ReadonlyMap<string, number>>): string[] {
  const areaOf = new Map([...codes].map(([code, names]) => [code, [...names].sort((a, b) => b[1] - a[1])[0]![0]]))
  const byArea = Map.groupBy(areaOf.keys(), (code) => areaOf.get(code)!)
  byArea.delete('')
  return [...byArea].map(([name, list]) => [country, name, shortest(country, list, areaOf).join(' ')].join('\t'))
}

/** Returns as few code prefixes as possible that no code of another area, or of a town outside all areas, shares. */
function shortest(country: CountryCode, codes: readonly string[], areaOf: ReadonlyMap<string, string>): string[] {
  if (isWhole(country)) return [...codes].sort()
  const own = new Set(codes)
  const foreign = new Set<string>()
  for (const code of areaOf.keys()) {
    if (own.has(code)) continue
    for (let length = 2; length <= code.length; length++) foreign.add(code.slice(0, length))
  }
  const beginnings = codes.map((code) => {
    for (let length = 2; length < code.length; length++) {
      if (!foreign.has(code.slice(0, length))) return code.slice(0, length)
    }
    return code
  })
  return [...new Set(beginnings)].sort()
}
