import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import { schoolYearOf } from '../facts/edition-period.ts'
import { type Fact, hasFact, numberOf, type Period } from '../facts/fact.ts'
import { numbersTable } from '../facts/numbers-table.ts'
import { bandOf, MISSING, schoolOf, URN } from './england.ts'

const common = { missing: MISSING, periodOf: schoolYearOf, keyOf: schoolOf }
/** Code for no entries, which is left out: few sixth forms teach all types of qualification. */
const NO_ENTRIES = 'NE'
const { [NO_ENTRIES]: _, ...MISSING_EXCEPT_NO_ENTRIES } = MISSING

/** Results of sixth forms and colleges (`…_ks5final.csv`), with those of previous years. */
export const ks5 = numbersTable({
  ...common,
  name: 'ks5final',
  columns: { urn: URN, band: ['PROGRESS_BAND_ALEV'] },
  required: ['urn', 'sixth_form_students', 'alevel_points', 'alevel_students', 'alevel_value_added'],
  mayEndEarly: true,
  missing: MISSING_EXCEPT_NO_ENTRIES,
  numbers: {
    sixth_form_students: ['TPUP1618'],
    alevel_students: ['TALLPUP_ALEV_1618'],
    alevel_points: ['TALLPPE_ALEV_1618'],
    alevel_best_3_points: ['TB3PTSE'],
    alevel_aab_share: ['PTAAB_2FAC'],
    alevel_retained_share: ['PT_Retained_ALEV_Ret'],
    alevel_value_added: ['VA_INS_ALEV'],
    applied_students: ['TALLPUP_AGEN'],
    applied_points: ['TALLPPE_AGEN'],
    tlevel_students: ['TALLPUP_TLEV'],
    tlevel_points: ['TALLPPE_TLEV'],
  },
  texts: {
    alevel_grade: ['TALLPPEGRD_ALEV_1618'],
    applied_grade: ['TALLPPEGRD_AGEN'],
    tlevel_grade: ['TALLPPEGRD_TLEV'],
  },
  withFormerYears: [
    ...(['alevel_students', 'alevel_points', 'alevel_grade', 'alevel_retained_share', 'alevel_value_added'] as const),
    ...(['applied_students', 'applied_points', 'applied_grade'] as const),
    ...(['tlevel_students', 'tlevel_points', 'tlevel_grade'] as const),
  ],
  keeps: ({ choice }) => choice !== NO_ENTRIES,
  further: ({ band }, period) => bandOf('alevel_value_added_band', band, period),
})

/** Shares of A-level students who take mathematics and the sciences. */
export const ks5Sciences = numbersTable({
  ...common,
  name: 'ks5 maths and science',
  columns: { urn: URN, students: ['All_A_levels_students'] },
  required: ['urn', 'students', 'alevel_maths_share', 'alevel_physics_share'],
  numbers: {
    alevel_maths_share: ['A_level_maths_percent_all'],
    alevel_further_maths_share: ['A_level_further_maths_percent_all'],
    alevel_biology_share: ['A_level_biological_sciences_percent_all'],
    alevel_chemistry_share: ['A_level_chemistry_percent_all'],
    alevel_physics_share: ['A_level_physics_percent_all'],
    alevel_computing_share: ['A_level_computer_sciences_percent_all'],
  },
  // A share of no students at all is not a share.
  keeps: (_, { students }) => Number(students) > 0,
})

/** Courses that a school teaches, by the name of a qualification in the tables. */
const TAUGHT: readonly (readonly [RegExp, FactId])[] = [
  [/^GCE A level/i, 'alevels'],
  [/^GCE AS level/i, 'as_levels'],
  [/extended project/i, 'extended_project'],
  [/core maths/i, 'core_maths'],
  [/^(international baccalaureate|IBO )/i, 'international_baccalaureate'],
]
const COHORTS: Readonly<Record<string, FactId>> = { 'applied general': 'applied_general', 'tech level': 'tech_levels' }

/** Qualifications that a sixth form teaches: one row for each school and qualification. */
export const ks5Qualifications = numbersTable({
  ...common,
  name: 'ks5 value added by qualification',
  columns: {
    urn: URN,
    qualification: ['Qualification Type'],
    cohort: ['Cohort'],
    valueAdded: ['Qualification Value Added Score'],
  },
  required: ['urn', 'qualification', 'cohort', 'valueAdded'],
  numbers: {},
  further: ({ qualification, cohort, valueAdded }, period) => [
    ...courseFacts(qualification, cohort, period),
    ...(qualification === 'GCE A level'
      ? numberOf('alevel_exams_value_added', valueAdded, { period, missing: MISSING })
      : []),
  ],
})

function courseFacts(qualification: string, cohort: string, period: Period): Fact[] {
  const facts = TAUGHT.filter(([word]) => word.test(qualification)).map(([, fact]) => fact)
  const ofCohort = COHORTS[cohort.toLowerCase()]
  return [...facts, ...(ofCohort ? [ofCohort] : [])].map((fact) => hasFact(fact, true, period))
}
