import { readableName } from '../cleaning/title-case.ts'
import type { Row } from '../source.ts'

const ABROAD_TYPES = /offshore|overseas|service children/i
const ABROAD_AUTHORITIES = /^(jersey|guernsey|isle of man|alderney|sark|gibraltar|bfpo overseas|fieldwork overseas)/i
/** Postcode areas of Jersey, Guernsey, the Isle of Man, Gibraltar and the forces abroad. */
const ABROAD_POSTCODES = /^(JE|GY|IM|GX|BFPO)\s?\d/i

/** Whether a school is in the Crown dependencies or overseas. */
export function isAbroad(row: Row<'type' | 'authority' | 'postcode'>): boolean {
  return ABROAD_TYPES.test(row.type) || ABROAD_AUTHORITIES.test(row.authority) || ABROAD_POSTCODES.test(row.postcode)
}

/** Returns the street with its further lines, the town, and the county or, as in London, the local authority. */
export function britishAddress(row: Row<'street' | 'locality' | 'address3' | 'town' | 'county' | 'authority'>) {
  const lines = [row.street, row.locality, row.address3].filter(Boolean)
  const authority = readableAuthority(row.authority)
  const town = row.town || (lines.length > 1 ? lines.at(-1) : authority) || ''
  const street = lines.filter((line) => line !== town).join(', ')
  return { street: readableName(street, 'en'), city: readableName(town, 'en'), region: row.county || authority }
}

/** Drops the rank that the register puts last: Bristol, City of. */
function readableAuthority(name: string): string {
  return name.replace(/,? (City|County) of$/, '')
}
