import { italianName } from '../cleaning/italian-text.ts'
import { schoolYearIn } from '../facts/edition-period.ts'
import { type Fact, hasFact, textOf } from '../facts/fact.ts'
import type { Row } from '../source.ts'

type FactRow = Row<'code' | 'year' | 'institute' | 'instituteName' | 'character'>

/** Schools attached to a boarding school, where their pupils may live. */
const WITH_BOARDING = new Set(['ANNESSO A CONVITTO', 'CONVITTO ANNESSO'])

/** Returns institute, recognition and boarding for the school year of the row. */
export function miurFacts(row: FactRow, ownership: 'public' | 'private'): Fact[] {
  const period = schoolYearIn(row.year)
  const isSite = row.institute !== '' && row.institute !== row.code
  return [
    ...textOf('institute_name', isSite ? italianName(row.instituteName) : '', period),
    ...textOf('legal_status', ownership === 'public' ? 'Scuola statale' : 'Scuola paritaria', period),
    ...(WITH_BOARDING.has(row.character) ? [hasFact('boarding_offered', true, period)] : []),
  ]
}
