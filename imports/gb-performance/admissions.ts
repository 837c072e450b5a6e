import { numberOf, schoolYear } from '../facts/fact.ts'
import { reject } from '../register-school.ts'
import { factTable, type Layout, type Row } from '../source.ts'

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
}

const MILE = 1.609344

/**
 * Offers of places by a local authority: places (published admission number), offers, and the distance of the last
 * child who was offered one. A distance is read only if its column names the unit. Rows hold the DfE number; the
 * register maps it to the school.
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
  reader: (supplements) => {
    const urns = urnsByNumber(supplements[dfeNumbers.name] ?? [])
    return (row) => {
      const urn = urns.get(row.dfeNumber)
      if (!urn) return reject('no_code', row.dfeNumber, 'No file of the register in this run has this DfE number.')
      if (!/^20\d\d$/.test(row.year)) return reject('out_of_range', row.dfeNumber, `intake_year ${row.year}`)
      const rules = { period: schoolYear(Number(row.year)) }
      const facts = [
        ...numberOf('admission_places', row.places, rules),
        ...numberOf('admission_applications', row.applications, rules),
        ...numberOf('admission_offers', row.offers, rules),
        ...numberOf('admission_last_distance', row.kilometres, rules),
        ...numberOf('admission_last_distance', row.miles, { ...rules, times: MILE }),
      ]
      return { key: `gb-${urn}`, facts }
    }
  },
})

/** Maps DfE numbers to URNs. Successive schools may share a number; the open one takes precedence. */
function urnsByNumber(rows: readonly Row[]): Map<string, string> {
  const urns = new Map<string, string>()
  for (const { urn = '', authority = '', number = '', status = '' } of rows) {
    const dfeNumber = `${authority}/${number}`
    if (urn && (!urns.has(dfeNumber) || /^open/i.test(status))) urns.set(dfeNumber, urn)
  }
  return urns
}
