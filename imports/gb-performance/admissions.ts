import { numberOf, schoolYear } from '../facts/fact.ts'
import { codeFinder } from '../facts/official-codes.ts'
import { reject } from '../register-school.ts'
import { factTable, type KnownCode, type Layout, type Row } from '../source.ts'

/** Columns of a register (Get Information About Schools) that map a DfE number, or a name, to a URN. */
export const dfeNumbers: Layout = {
  name: 'DfE numbers',
  columns: {
    urn: ['URN'],
    authority: ['LA (code)', 'Local authority (code)'],
    number: ['EstablishmentNumber', 'Establishment number'],
    status: ['EstablishmentStatus (name)', 'Establishment status'],
    name: ['EstablishmentName', 'Establishment name'],
    town: ['Town'],
  },
  required: ['urn', 'authority', 'number', 'status'],
  inDirectory: { country: 'GB', rowOf: rowOfSchool },
}

const MILE = 1.609344

/**
 * Offers of places by a local authority: places (published admission number), offers, and the distance of the last
 * child who was offered one. A distance is read only if its column names the unit. Rows hold the DfE number; a file of
 * the register, else the directory, maps it to the school.
 */
export const admissionOffers = factTable({
  name: 'admission offers',
  columns: {
    year: ['intake_year'],
    dfeNumber: ['dfe_no'],
    places: ['pan'],
    applications: ['total_preferences'],
    offers: ['total_offered'],
    kilometres: ['last_distance_offered_km'],
    miles: ['last_distance_offered_miles'],
  },
  required: ['dfeNumber', 'year', 'places', 'offers'],
  joins: [dfeNumbers],
  reader: (supplements) => {
    const keyOf = codeFinder((supplements[dfeNumbers.name] ?? []).map(schoolOfRow))
    return (row) => {
      const key = keyOf(row.dfeNumber)
      if (!key) return reject('no_code', row.dfeNumber, 'No school of the register has this DfE number.')
      if (!/^20\d\d$/.test(row.year)) return reject('out_of_range', row.dfeNumber, `intake_year ${row.year}`)
      const rules = { period: schoolYear(Number(row.year)) }
      const facts = [
        ...numberOf('admission_places', row.places, rules),
        ...numberOf('admission_applications', row.applications, rules),
        ...numberOf('admission_offers', row.offers, rules),
        ...numberOf('admission_last_distance', row.kilometres, rules),
        ...numberOf('admission_last_distance', row.miles, { ...rules, times: MILE }),
      ]
      return { key, facts }
    }
  },
})

const IN_ENGLAND = /^gb-(\d+)$/

/** The register of England alone has these numbers. */
function rowOfSchool({ key, code, isOpen }: KnownCode): Row {
  const [, urn = ''] = IN_ENGLAND.exec(key) ?? []
  const [authority = '', number = ''] = code.split('/')
  return { urn, authority, number, status: isOpen ? 'Open' : 'Closed' }
}

function schoolOfRow({ urn = '', authority = '', number = '', status = '' }: Row): KnownCode {
  return { key: `gb-${urn}`, code: urn && number && `${authority}/${number}`, isOpen: /^open/i.test(status) }
}
