import { decimal } from '../cleaning/position.ts'
import { schoolYearOf } from '../facts/edition-period.ts'
import { type Fact, numberOf, type Period } from '../facts/fact.ts'
import { reject } from '../register-school.ts'
import { factTable, type Row } from '../source.ts'

/** Below four pupils the ministry gives no number. */
const FEW = { '<=3': 'too_few' } as const

/** Pupils of each school and how many of them attend the lessons in Catholic religion, with the year in its name. */
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
        facts: [...numberOf('pupils', row.count, { period, missing: FEW }), ...religion(row, period)],
      }
    }
  },
})

/** A few schools report more in the lessons than they have pupils: of these nothing is said. */
function religion(row: Row<'count' | 'religion'>, period: Period): Fact[] {
  const fact = 'religion_lessons_share'
  if (row.religion in FEW || row.count in FEW) return [{ fact, period, missing: 'too_few' }]
  const share = (decimal(row.religion) / decimal(row.count)) * 100
  return share >= 0 && share <= 100 ? [{ fact, period, number: Math.round(share * 10) / 10 }] : []
}
