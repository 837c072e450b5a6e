import { decimal } from '../cleaning/position.ts'
import { schoolYearOf } from '../facts/edition-period.ts'
import { type Fact, numberOf, type Period } from '../facts/fact.ts'
import { rounded } from '../facts/rounded.ts'
import { reject } from '../register-school.ts'
import { factTable, type Row } from '../source.ts'

/** The ministry withholds numbers below four. */
const MISSING = { '<=3': 'too_few' } as const

/**
 * Pupils of each school, and those who attend Catholic religion lessons. The file name or a given day provides the
 * year.
 */
export const pupils = factTable({
  name: 'pupils',
  columns: { code: ['CODICESCUOLA'], count: ['NUMEROSTUDENTI'], religion: ['STUDENTIIRC'] },
  required: ['code', 'count'],
  reader: (_supplements, file, day) => {
    const period = schoolYearOf(file, day)
    return (row) => {
      if (row.code === '') return reject('no_code', '', row.count)
      return {
        key: `it-${row.code}`,
        facts: [...numberOf('pupils', row.count, { period, missing: MISSING }), ...religionFact(row, period)],
      }
    }
  },
})

/** Returns the share in religion lessons; nothing for the few schools that report more pupils there than they have. */
function religionFact(row: Row<'count' | 'religion'>, period: Period): Fact[] {
  const fact = 'religion_lessons_share'
  if (row.religion in MISSING || row.count in MISSING) return [{ fact, period, missing: 'too_few' }]
  const share = (decimal(row.religion) / decimal(row.count)) * 100
  return share >= 0 && share <= 100 ? [{ fact, period, number: rounded(share, 1) }] : []
}
