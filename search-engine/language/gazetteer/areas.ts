import type { CountryCode } from '#db/vocabulary.ts'
import { lowerBoundBy } from '../../base/sets/sorted-list.ts'
import { exonymsOf } from '../places/exonyms.ts'
import type { Place } from '../places/place.ts'
import { townKey } from '../places/town.ts'
import { readTable } from '../read-table.ts'
import { listed } from '../vocabulary/lists.ts'
import { knownPlaces } from './known-places.ts'

/**
 * A county, Kreis, département, province, island, valley or comarca: all schools whose postal codes begin with one of
 * `codes`.
 */
export type Area = { country: CountryCode; name: string; codes: readonly string[] }

let areasByKey: ReadonlyMap<string, Area[]> | undefined
let sortedKeys: readonly string[] | undefined
/** The names of areas other than their own, as written, by key. */
const areaNames = new Map<string, string>()
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

/** Returns the areas that a phrase names, with a word for the kind of area or without one. */
export function areasMeant(phrase: string): readonly Area[] {
  const said = areasSaid(phrase)
  return said.length > 0 ? said : areasNamed(phrase)
}

/**
 * Returns the areas whose name begins with a text, each with a name by which a text means it: Insel Rügen for "insel
 * rü".
 */
export function areasBeginning(text: string): { area: Area; name: string }[] {
  const key = townKey(text)
  if (key.length < MIN_BEGINNING_LENGTH) return []
  const found = areasWith(key, '')
  if (found.length > 0) return found
  const list = key.split(' ')
  for (let count = Math.min(3, list.length - 1); count > 0; count--) {
    const typed = text.trim().split(/\s+/).slice(0, count).join(' ')
    if (areaWords.has(list.slice(0, count).join(' '))) return areasWith(list.slice(count).join(' '), `${typed} `)
  }
  return []
}

const MIN_BEGINNING_LENGTH = 3

function areasWith(key: string, before: string): { area: Area; name: string }[] {
  areasByKey ??= readAreas()
  sortedKeys ??= [...areasByKey.keys()].filter((name) => !/^\d/.test(name)).sort()
  const found = new Map<Area, string>()
  for (let at = lowerBoundBy(sortedKeys, (name) => name < key); ; at++) {
    const name = sortedKeys[at]
    if (name === undefined || !name.startsWith(key)) break
    for (const area of areasByKey.get(name)!) {
      const isOwn = townKey(area.name) === name || !found.has(area)
      if (isOwn) found.set(area, before + (areaNames.get(name) ?? area.name))
    }
  }
  return Array.from(found, ([area, name]) => ({ area, name }))
}

/** Whether nearly all postal codes of some areas are among those of others. */
export function areWithin(inner: readonly Area[], outer: readonly Area[]): boolean {
  const among = new Set(outer.flatMap(({ codes }) => codes))
  const codes = inner.flatMap((area) => area.codes)
  const shared = codes.filter((code) =>
    Array.from(code, (_, at) => code.slice(0, at + 1)).some((one) => among.has(one)),
  )
  return shared.length >= WITHIN_SHARE * codes.length
}

const WITHIN_SHARE = 0.8

/** A town with less than this share of the schools of an area of its name is a hamlet. */
const MIN_TOWN_SHARE = 0.03

/**
 * Whether a name means areas rather than the towns that are called so: Isle of Skye, which only addresses give as a
 * town, and Salento, which is also a village, but not Fulda.
 *
 * @param towns all towns with the name
 */
export function isAreaFirst(
  areas: readonly Area[],
  towns: readonly Place[],
  gazetteer: { schoolsIn(area: Area): number },
): boolean {
  if (areas.length === 0) return false
  const inTowns = towns.filter(isListed).reduce((sum, { schools }) => sum + schools, 0)
  return inTowns === 0 || inTowns < MIN_TOWN_SHARE * Math.max(...areas.map((area) => gazetteer.schoolsIn(area)))
}

/** Whether lists have a town, which they may call Florence. */
const isListed = ({ name, country }: Place) =>
  knownPlaces(name).some((place) => place.country === country) || exonymsOf(townKey(name, country)).length > 0

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
    if (key !== name && name !== area.name) areaNames.set(key, name.trim())
    const namesakes = areas.get(key) ?? []
    if (!namesakes.includes(area)) areas.set(key, [...namesakes, area])
  }
  const regions = readTable('gazetteer/regions').map(([country, names = '', codes = '']) => {
    const [name = '', ...others] = names.split(', ')
    return { area: { country: country as CountryCode, name, codes: codes.split(', ') }, others }
  })
  const corrected = new Set(regions.map(({ area }) => `${area.country} ${area.name}`))
  for (const [country, name = '', list = ''] of readTable('gazetteer/areas')) {
    if (corrected.has(`${country} ${name}`)) continue
    const area = { country: country as CountryCode, name, codes: list.split(' ') }
    for (const one of new Set([name, ...name.split('/'), withoutAreaWord(townKey(name))])) add(one, area)
    const number = departementNumber(area)
    if (number !== undefined) add(number, area)
  }
  for (const { area, others } of regions) for (const one of [area.name, ...others]) add(one, area)
  addOtherNames(areas, add)
  return areas
}

/** An area's own name is no other name of a larger one: Mallorca is an island and not all of the Balearic Islands. */
function addOtherNames(areas: ReadonlyMap<string, Area[]>, add: (name: string, area: Area) => void) {
  const names = readTable('vocabulary/area-names').map(([country, name = '', others = '']) => {
    const area = areas.get(townKey(name))?.find((one) => one.country === country)
    if (!area) throw new Error(`No area of this name: ${country} ${name}`)
    return { area, others: others.split(',') }
  })
  const own = new Set([...areas].flatMap(([key, list]) => list.map(({ country }) => `${country} ${key}`)))
  for (const { area, others } of names)
    for (const other of others) if (!own.has(`${area.country} ${townKey(other)}`)) add(other, area)
}

/** Returns the number by which a French département is called, too: the one with which most of its codes begin. */
function departementNumber({ country, codes }: Area): string | undefined {
  if (country !== 'FR') return undefined
  const beginnings = Map.groupBy(codes, (code) => code.slice(0, 2))
  return [...beginnings].find(([, list]) => list.length * 2 > codes.length)?.[0]
}
