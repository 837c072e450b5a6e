import fs from 'node:fs'
import path from 'node:path'
import type { CountryCode } from '#db/vocabulary.ts'
import { distanceKm } from '#search-engine/base/distance.ts'
import { areasNamed } from '#search-engine/language/gazetteer/areas.ts'
import { exonymsOf } from '#search-engine/language/places/exonyms.ts'
import { townKey } from '#search-engine/language/places/town.ts'
import type { Place } from './places.ts'

/** Parts of a city with one short name are one place if none is farther from their middle than this. */
const ONE_PLACE_KM = 5
/** Without general words, a name is only said where so many people live. */
const MIN_PEOPLE = 5000
/** No short name is that of a town with as many people: Stuttgart is not Stuttgart-Ost. */
const MIN_TOWN_PEOPLE = 5000
const MIN_LETTERS = 5
/** A word of names in as many cities says nothing about one of them. */
const MAX_CITIES = 4

const ARTICLE = /^(?:(?:el|la|los|las|els|les|le|lo|il)\s+|l['’])/i
const KIND =
  /^(?:barrio|barri|barriada|distrito|districte|quartiere|quartier|borgata)\s+(?:(?:de las?|de los|del|de|des|di|du)\s+)?/i
/** A hyphen before a capital joins two names, but not in France: Moncloa-Aravaca, Croix-Rousse. */
const joint = (country: CountryCode) => (country === 'FR' ? /\s+-\s+/ : /\s+-\s+|\s*\/\s*|-(?=\p{Lu})/u)

const general = new Set(
  fs
    .readFileSync(path.join(import.meta.dirname, 'general-words.tsv'), 'utf8')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => townKey(word)),
)

/** A part of a city by a shorter name than its own, with the key of that name. */
export type ShortName = { key: string; place: Place }

/**
 * Returns the parts of cities under the shorter names by which people call them, where a name means one of them in its
 * city: Ostia for Lido di Ostia. Neighbours that share one are together a place of that name: Vallecas for Puente and
 * Villa de Vallecas. In Great Britain people say the whole name.
 *
 * @param known places of other lists, whose own names are no short names either
 */
export function shortNames(places: readonly Place[], known: readonly Place[] = []): ShortName[] {
  const parts = places.filter(({ city, country }) => city !== '' && country !== 'GB')
  const own = new Set([...places, ...known].map((place) => inCity(place, townKey(place.name, place.country))))
  const named = parts.flatMap((place) => shorter(place).map((name) => ({ name, key: townKey(name), place })))
  const cities = Map.groupBy(named, ({ key }) => key)
  const towns = [...places, ...known].filter(({ city, people }) => city === '' && people >= MIN_TOWN_PEOPLE)
  const townKeys = new Set([...towns.map(({ name }) => townKey(name)), ...parts.map(({ city }) => townKey(city))])
  const isDistinctive = (key: string) =>
    !townKeys.has(key) &&
    exonymsOf(key).length === 0 &&
    areasNamed(key).length === 0 &&
    new Set(cities.get(key)!.map(({ place }) => place.city)).size < MAX_CITIES
  const groups = Map.groupBy(
    named.filter(({ key, place }) => isDistinctive(key) && !own.has(inCity(place, key))),
    ({ key, place }) => inCity(place, key),
  )
  return [...groups.values()].flatMap((group) => {
    const [{ key, name }] = group as [(typeof group)[0]]
    const place = together(name, [...new Set(group.map((one) => one.place))])
    return place ? [{ key, place }] : []
  })
}

const inCity = ({ country, city }: Place, key: string) => `${country} ${city} ${key}`

function shorter({ name, city, country, people }: Place): string[] {
  const base = name.startsWith(`${city} `) ? name.slice(city.length + 1) : name.replace(KIND, '')
  const pieces = base.split(joint(country)).map((piece) => piece.replace(ARTICLE, ''))
  const core = people >= MIN_PEOPLE ? [withoutGeneral(base, country)] : []
  const short = [...pieces, ...core].filter((one) => isName(one) && townKey(one) !== townKey(name))
  return [...new Map(short.map((one) => [townKey(one), one])).values()]
}

/** Returns a name without the general words before and after it: Neustadt for Äußere Neustadt. */
function withoutGeneral(name: string, country: CountryCode): string {
  const list = name.split(country === 'FR' ? /\s+/ : /[\s/-]+/)
  const isGeneral = (word: string) => general.has(townKey(word))
  const from = list.findIndex((word) => !isGeneral(word))
  const to = list.findLastIndex((word) => !isGeneral(word))
  // San Giovanni without its first word is a first name.
  return from > 0 && townKey(list[from - 1]!) === 'st' ? '' : list.slice(from, to + 1).join(' ')
}

const isName = (name: string) =>
  name.length >= MIN_LETTERS &&
  /^\p{Lu}[^\d,()]*$/u.test(name) &&
  townKey(name)
    .split(' ')
    .some((word) => !general.has(word))

/** Returns the one place, or the middle of several neighbours under their common name; undefined if they are apart. */
function together(name: string, places: readonly Place[]): Place | undefined {
  const [first, ...others] = places as [Place, ...Place[]]
  if (others.length === 0) return first
  const people = places.reduce((sum, place) => sum + place.people, 0)
  const mean = (pick: (place: Place) => number) =>
    places.reduce((sum, place) => sum + pick(place) * (place.people + 1), 0) / (people + places.length)
  const middle = { ...first, name, people, lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
  return places.every((place) => distanceKm(place, middle) <= ONE_PLACE_KM) ? middle : undefined
}
