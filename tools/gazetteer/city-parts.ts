/**
 * Adds parts of cities to search-engine/language/gazetteer/city-parts.tsv:
 * node tools/gazetteer/city-parts.ts <file with country, city, name, latitude, longitude; separated by tabs>
 * A sixth cell is another name of the part, for a row of its own. Parts that a list has, or with the name of an area
 * such as a county, are left out, and the table stays sorted.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { distanceKm } from '#search-engine/base/distance.ts'
import { compareTerms } from '#search-engine/base/text/lexicon.ts'
import { areasNamed } from '#search-engine/language/gazetteer/areas.ts'
import { placeIn } from '#search-engine/language/gazetteer/known-places.ts'
import { townKey } from '#search-engine/language/places/town.ts'

type Part = { country: CountryCode; city: string; name: string; lat: number; lng: number; alias: string }

/** Two parts of cities with one name nearer than this are one place. */
const SAME_KM = 3

/**
 * Returns the lines of the table with those added that neither it nor another list has, sorted by their bytes. Those
 * named like an area are left out: Catalunya is not first a quarter of Perpignan.
 *
 * @param table lines of the table
 * @param others lines of the other lists in the same format
 * @param added lines of country, city, name, latitude and longitude, perhaps with another name
 * @throws Error if a line lacks one of these
 */
export function addParts(table: readonly string[], others: readonly string[], added: readonly string[]): string[] {
  const linesOf = Map.groupBy([...others, ...table], keyOf)
  const lines = [...table]
  for (const part of added.map(parsePart)) {
    const line = lineOf(part)
    const known = linesOf.get(keyOf(line)) ?? []
    if (areasNamed(keyOf(line)).length > 0 || known.some((one) => isSame(part, one))) continue
    linesOf.set(keyOf(line), [...known, line])
    lines.push(line)
  }
  return lines.sort(compareTerms)
}

const keyOf = (line: string) => line.slice(0, line.indexOf('\t'))

function isSame({ country, city, ...at }: Part, line: string): boolean {
  const known = placeIn(line)
  if (known.country !== country || known.city === '') return false
  return townKey(known.city, country) === townKey(city, country) || distanceKm(known, at) < SAME_KM
}

function parsePart(line: string): Part {
  const [code, city = '', name = '', lat, lng, alias = ''] = line.split('\t')
  const country = COUNTRIES.find((one) => one === code)
  const part = { city, name, alias, lat: Number(lat || Number.NaN), lng: Number(lng || Number.NaN) }
  if (!country || !city || !townKey(name) || !Number.isFinite(part.lat + part.lng)) {
    throw new Error(`Not country, city, name, latitude and longitude: ${line}`)
  }
  return { country, ...part }
}

function lineOf({ country, city, name, lat, lng, alias }: Part): string {
  const cells = [townKey(alias || name, country), country, name, city, lat.toFixed(4), lng.toFixed(4), 0]
  return [...cells, ...(alias ? ['short'] : [])].join('\t')
}

function main(file: string) {
  const folder = path.join(import.meta.dirname, '../../search-engine/language/gazetteer')
  const read = (name: string) => readFileSync(name, 'utf8').split('\n').filter(Boolean)
  const table = path.join(folder, 'city-parts.tsv')
  const others = ['places.tsv', 'places-odbl.tsv'].flatMap((name) => read(path.join(folder, name)))
  const before = read(table)
  const after = addParts(before, others, read(file))
  writeFileSync(table, `${after.join('\n')}\n`)
  console.log(`${after.length - before.length} added, ${after.length} in the table`)
}

if (import.meta.main) {
  const file = process.argv[2]
  if (!file) throw new Error('Name the file with the parts to add.')
  main(file)
}
