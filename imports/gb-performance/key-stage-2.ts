import { schoolYearOf } from '../facts/edition-period.ts'
import { textOf } from '../facts/fact.ts'
import { numbersTable } from '../facts/numbers-table.ts'
import { ofstedRating } from '../facts/ofsted.ts'
import { MISSING, schoolOf, URN } from './england.ts'

/** Results at the end of primary school (`…_ks2final.csv`), with those of the two previous years. */
export const ks2 = numbersTable({
  name: 'ks2final',
  columns: { urn: URN, academy: ['URN_AC'] },
  mayEndEarly: true,
  required: ['urn', 'ks2_expected', 'ks2_higher', 'ks2_reading', 'ks2_maths', 'ks2_pupils'],
  numbers: {
    ks2_expected: ['PTRWM_EXP'],
    ks2_higher: ['PTRWM_HIGH'],
    ks2_expected_disadvantaged: ['PTRWM_EXP_FSM6CLA1A'],
    ks2_reading: ['READ_AVERAGE'],
    ks2_maths: ['MAT_AVERAGE'],
    ks2_grammar: ['GPS_AVERAGE'],
    ks2_reading_expected: ['PTREAD_EXP'],
    ks2_writing_expected: ['PTWRITTA_EXP'],
    ks2_maths_expected: ['PTMAT_EXP'],
    ks2_grammar_expected: ['PTGPS_EXP'],
    ks2_science_expected: ['PTSCITA_EXP'],
    ks2_reading_progress: ['READPROG'],
    ks2_writing_progress: ['WRITPROG'],
    ks2_maths_progress: ['MATPROG'],
    ks2_pupils: ['TELIG'],
  },
  withFormerYears: [
    ...(['ks2_expected', 'ks2_higher', 'ks2_expected_disadvantaged', 'ks2_reading', 'ks2_maths'] as const),
    ...(['ks2_reading_progress', 'ks2_writing_progress', 'ks2_maths_progress', 'ks2_pupils'] as const),
  ],
  missing: MISSING,
  periodOf: schoolYearOf,
  keyOf: schoolOf,
  further: ({ academy }, period) => (Number(academy) > 0 ? textOf('successors', academy, period) : []),
})

/** Progress in primary school with the Ofsted grade at the time, as combined by a third party. */
export const ks2WithOfsted = numbersTable({
  name: 'ks2 with Ofsted',
  columns: { urn: URN, rating: ['OFSTEDRATING'], inspected: ['INSPECTIONDT'] },
  required: ['urn', 'rating', 'inspected', 'ks2_reading_progress', 'ks2_writing_progress', 'ks2_maths_progress'],
  numbers: {
    ks2_reading_progress: ['READPROG'],
    ks2_writing_progress: ['WRITPROG'],
    ks2_maths_progress: ['MATPROG'],
  },
  missing: MISSING,
  periodOf: schoolYearOf,
  keyOf: schoolOf,
  further: ({ rating, inspected }) => ofstedRating(rating, inspected),
})
