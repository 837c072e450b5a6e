import type { CountryCode } from '#db/vocabulary.ts'
import { distanceKm, type Point } from '../../base/distance.ts'
import type { Place } from '../places/place.ts'
import { townKey } from '../places/town.ts'
import { readTable } from '../read-table.ts'

/** A postal code that is a part of a town, with its centre. */
export type TownCode = {
  country: CountryCode
  code: string
  /** What people call it: its district, or the code itself. */
  name: string
  /** The city, as the registers of its country write it, where all codes of the city are listed by hand. */
  city?: string
  lat: number
  lng: number
}

let known: readonly TownCode[] | undefined

/**
 * Returns all postal codes that are parts of towns, each once: those of the cities listed by hand, whose parts GeoNames
 * does not tell apart or misplaces, and others as GeoNames has them. The first call reads them.
 */
export function townCodes(): readonly TownCode[] {
  known ??= readCodes()
  return known
}

type QuarterCode = Point & { code: string }

let byQuarter: ReadonlyMap<string, readonly QuarterCode[]> | undefined
/** Quarters of one name this near each other are one. */
const SAME_QUARTER_KM = 10

/** Returns the postal codes of a quarter of a city that is listed by hand; none for others. */
export function codesOfQuarter({ country, name, ...at }: Pick<Place, 'country' | 'name' | 'lat' | 'lng'>): string[] {
  byQuarter ??= readQuarters()
  const namesakes = byQuarter.get(quarterKey(country, name)) ?? []
  return namesakes.filter((one) => distanceKm(one, at) <= SAME_QUARTER_KM).map(({ code }) => code)
}

const quarterKey = (country: string, name: string) => `${country} ${townKey(name)}`

function readQuarters(): ReadonlyMap<string, readonly QuarterCode[]> {
  const rows = readTable('gazetteer/city-codes').flatMap(([country = '', code = '', , names = '', lat, lng]) =>
    names.split(',').map((name) => ({ key: quarterKey(country, name), code, lat: Number(lat), lng: Number(lng) })),
  )
  return Map.groupBy(rows, ({ key }) => key)
}

function readCodes(): TownCode[] {
  const listed = readTable('gazetteer/city-codes').map(([country, code = '', city, , lat, lng]) => ({
    ...toCode(country, code, '', lat, lng),
    ...(city !== undefined && { city }),
  }))
  const others = readTable('gazetteer/postal-codes').map(([country, code = '', name = '', lat, lng]) =>
    toCode(country, code, name, lat, lng),
  )
  const codes = [...others, ...listed].map((one) => [`${one.country} ${one.code}`, one] as const)
  return [...new Map(codes).values()]
}

const toCode = (country = '', code: string, name: string, lat = '', lng = ''): TownCode => ({
  country: country as CountryCode,
  code,
  name: name || code,
  lat: Number(lat),
  lng: Number(lng),
})
