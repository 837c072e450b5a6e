import type { CountryCode } from '#db/vocabulary.ts'
import { readTable } from '../read-table.ts'

/** A postal code that is a part of a town, with its centre. */
export type TownCode = {
  country: CountryCode
  code: string
  /** What people call it: its district, or the code itself. */
  name: string
  lat: number
  lng: number
}

let known: readonly TownCode[] | undefined

/** Returns all postal codes that are parts of towns; the first call reads them. */
export function townCodes(): readonly TownCode[] {
  known ??= readCodes()
  return known
}

function readCodes(): TownCode[] {
  return readTable('gazetteer/postal-codes').map(([country, code = '', name, lat, lng]) => ({
    country: country as CountryCode,
    code,
    name: name || code,
    lat: Number(lat),
    lng: Number(lng),
  }))
}
