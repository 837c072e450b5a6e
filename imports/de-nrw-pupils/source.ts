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
      // Schools that open later or only take part in few surveys stand in the list with 0.
      return { key: `de-NW-${row.number}`, facts: row.pupils === '0' ? [] : numberOf('pupils', row.pupils, { period }) }
    }
  },
})

/** The publisher names no year, and replaces the file under the same address: without a day that of the file counts. */
function periodOf(file: string, day: string | undefined): Period | undefined {
  return day === undefined && !/20\d\d/.test(file) ? undefined : schoolYearOf(file, day)
}

/** Number of pupils of each school of Nordrhein-Westfalen, open.nrw. */
export const deNrwPupils: Source = {
  id: 'de-nrw-pupils',
  country: 'DE',
  tables: [counts],
  supplements: [],
  overrules: [],
}
