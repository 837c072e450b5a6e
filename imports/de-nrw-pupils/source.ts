import { schoolYearOf } from '../facts/edition-period.ts'
import { numberOf, type Period } from '../facts/fact.ts'
import { reject } from '../register-school.ts'
import { factTable, type Source } from '../source.ts'

const counts = factTable({
  name: 'schuelerzahlen',
  columns: { number: ['Schulnummer'], pupils: ['Anzahl'] },
  required: ['number', 'pupils'],
  reader: (_supplements, file, day) => {
    const period = periodOf(file, day)
    return (row) => {
      if (!/^\d{6}$/.test(row.number)) return reject(row.number ? 'bad_code' : 'no_code', row.number)
      // Schools that open later or take part in few surveys are listed with 0.
      return { key: `de-NW-${row.number}`, facts: row.pupils === '0' ? [] : numberOf('pupils', row.pupils, { period }) }
    }
  },
})

/**
 * Returns the school year, or undefined if neither the file name nor a given day provides it. The facts then hold on
 * the day of the file: the publisher names no year and replaces the file at the same address.
 */
function periodOf(file: string, day: string | undefined): Period | undefined {
  return day === undefined && !/20\d\d/.test(file) ? undefined : schoolYearOf(file, day)
}

/** Number of pupils at each school in Nordrhein-Westfalen (open.nrw). */
export const deNrwPupils: Source = {
  id: 'de-nrw-pupils',
  country: 'DE',
  tables: [counts],
  supplements: [],
  overrules: [],
}
