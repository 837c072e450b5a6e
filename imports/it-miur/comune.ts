import { namesOfTown } from '#app/features/schools/town-name.ts'
import { italianName } from '../cleaning/italian-text.ts'
import type { Position } from '../register-school.ts'
import type { Row } from '../source.ts'
import { townCentre } from './town-centres.ts'

/** The town of a school with its centre. */
export type Comune = { name: string; position: Position | null }

/** Provinces whose abbreviation has changed since school codes were assigned. */
const RENAMED_PROVINCES: Record<string, string> = { FO: 'FC', PS: 'PU' }

/**
 * Returns a function that finds the comune of a school by its cadastral code in the ISTAT list, which has the accents
 * and the province. Without that list or an entry in it, the register's own words are used. School codes start with the
 * province.
 */
export function comuneFinder(list: Row[] = []): (row: Row<'code' | 'comuneCode' | 'comune'>) => Comune {
  const byCode = new Map(list.map((row) => [row.code, { name: row.names || row.name, province: row.province ?? '' }]))
  const known = new Map<string, Comune>()
  return (row) => {
    const listed = byCode.get(row.comuneCode)
    const letters = row.code.slice(0, 2)
    const province = listed?.province || (RENAMED_PROVINCES[letters] ?? letters)
    const key = listed ? row.comuneCode : `${province} ${row.comune}`
    const found = known.get(key)
    if (found) return found
    const comune = locate(listed?.name || italianName(row.comune), province)
    known.set(key, comune)
    return comune
  }
}

/** @param text a name, or those in two languages: BOLZANO * BOZEN, Bolzano/Bozen */
function locate(text: string, province: string): Comune {
  const names = namesOfTown(text)
  const centre = townCentre(names[0] ?? '', province)
  return { name: names.join('/'), position: centre ? { ...centre, precision: 'town' } : null }
}
