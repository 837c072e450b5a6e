import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CountryCode } from '#db/vocabulary.ts'

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
  const file = fileURLToPath(import.meta.resolve('#search-engine/language/gazetteer/postal-codes.tsv'))
  const lines = fs.readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [country, code = '', name, lat, lng] = line.split('\t')
    return { country: country as CountryCode, code, name: name || code, lat: Number(lat), lng: Number(lng) }
  })
}
