import type { CountryCode } from '#db/vocabulary.ts'
import { townKey } from '../places/town.ts'
import { readTable } from '../read-table.ts'
import { listed } from '../vocabulary/lists.ts'

/** A county, Kreis, département, province or region: all schools whose postal codes begin with one of `codes`. */
export type Area = { country: CountryCode; name: string; codes: readonly string[] }

let areasByKey: ReadonlyMap<string, Area[]> | undefined
const areaWords = listed('area')
/** The words with which a phrase may begin or end if it contains a word for the kind of area. */
const firstAreaWords = new Set(Array.from(areaWords, firstWord))
const lastAreaWords = new Set(Array.from(areaWords, lastWord))

/**
 * Returns the areas with a name, given without a word for the kind of area.
 *
 * @param phrase as `townKey` writes it
 */
export function areasNamed(phrase: string): readonly Area[] {
  const areas = areasOf(phrase)
  return areas.length > 0 && withoutAreaWord(phrase) === phrase ? areas : []
}

/**
 * Returns the areas with a name, given with a word for the kind of area: Landkreis Fulda is not the town.
 *
 * @param phrase as `townKey` writes it
 */
export function areasSaid(phrase: string): readonly Area[] {
  const name = withoutAreaWord(phrase)
  // One area may be listed under two names that each have some of the codes: Berlin and Land Berlin.
  return name === phrase ? [] : [...new Set([...areasOf(phrase), ...areasOf(name)])]
}

function areasOf(name: string): readonly Area[] {
  areasByKey ??= readAreas()
  return areasByKey.get(name) ?? []
}

function firstWord(phrase: string): string {
  const end = phrase.indexOf(' ')
  return end === -1 ? phrase : phrase.slice(0, end)
}

function lastWord(phrase: string): string {
  return phrase.slice(phrase.lastIndexOf(' ') + 1)
}

function withoutAreaWord(phrase: string): string {
  if (!firstAreaWords.has(firstWord(phrase)) && !lastAreaWords.has(lastWord(phrase))) return phrase
  const list = phrase.split(' ')
  for (let count = Math.min(3, list.length - 1); count > 0; count--) {
    if (areaWords.has(list.slice(0, count).join(' '))) return list.slice(count).join(' ')
    if (areaWords.has(list.slice(-count).join(' '))) return list.slice(0, -count).join(' ')
  }
  return phrase
}

function readAreas(): Map<string, Area[]> {
  const areas = new Map<string, Area[]>()
  const add = (name: string, area: Area) => {
    const key = townKey(name)
    const namesakes = areas.get(key) ?? []
    if (!namesakes.includes(area)) areas.set(key, [...namesakes, area])
  }
  for (const [country, name = '', codes = ''] of readTable('gazetteer/areas')) {
    const area = { country: country as CountryCode, name, codes: codes.split(' ') }
    for (const one of new Set([name, ...name.split('/'), withoutAreaWord(townKey(name))])) add(one, area)
  }
  for (const [country, name = '', others = ''] of readTable('vocabulary/area-names')) {
    const area = areas.get(townKey(name))?.find((one) => one.country === country)
    if (!area) throw new Error(`No area of this name: ${country} ${name}`)
    for (const other of others.split(',')) add(other, area)
  }
  return areas
}
