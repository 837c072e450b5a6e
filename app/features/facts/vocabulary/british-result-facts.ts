import { choice, describes, measures, text } from './definers.ts'

const SHARE = [0, 100] as const
const UPPER = { categories: ['secondary', 'high_school', 'vocational'] } as const
const SCHOOL = { categories: ['secondary', 'high_school', 'special_needs'] } as const
const PRIMARY = { categories: ['primary'] } as const
/** Bands into which the Department for Education sorts its progress measures. */
const BANDS = ['well_above', 'above', 'average', 'below', 'well_below'] as const

const ks2Share = () => measures('results', 'more', 'percent', SHARE, PRIMARY)
const destination = () => describes('results', 'percent', SHARE, SCHOOL)
const points = () => measures('results', 'more', 'points', [0, 60], { decimals: 1, ...UPPER })
const students = () => describes('results', 'pupils', [0, 15_000], { comparable: 'never', ...UPPER })
const entered = () => describes('results', 'percent', SHARE, { decimals: 1, ...UPPER })
const welshPoints = () => measures('results', 'more', 'points', [0, 70], { decimals: 1, ...UPPER })

/** Facts measured only by the performance tables of England and My Local School of Wales. */
export const BRITISH_RESULT_FACTS = {
  ks2_reading_expected: ks2Share(),
  ks2_writing_expected: ks2Share(),
  ks2_maths_expected: ks2Share(),
  ks2_grammar_expected: ks2Share(),
  ks2_science_expected: ks2Share(),
  ks2_expected_disadvantaged: ks2Share(),

  progress_8_lower: describes('results', 'points', [-8, 8], { decimals: 2, comparable: 'never', ...SCHOOL }),
  progress_8_upper: describes('results', 'points', [-8, 8], { decimals: 2, comparable: 'never', ...SCHOOL }),
  progress_8_band: choice('results', BANDS, { isScale: true, ...SCHOOL }),
  basics_4_share: measures('results', 'more', 'percent', SHARE, SCHOOL),
  /**
   * Mean scaled score in the key stage 2 tests of the pupils who now take GCSEs: it describes the intake, not the
   * school.
   */
  gcse_prior_score: describes('results', 'points', [50, 130], { decimals: 1, hasWarning: true, ...SCHOOL }),
  gcse_prior_low_share: describes('results', 'percent', SHARE, { hasWarning: true, ...SCHOOL }),
  gcse_prior_high_share: describes('results', 'percent', SHARE, { hasWarning: true, ...SCHOOL }),
  gcse_disadvantaged_share: describes('results', 'percent', SHARE, { hasWarning: true, ...SCHOOL }),
  destinations_sixth_form_share: destination(),
  destinations_sixth_form_college_share: destination(),
  destinations_further_education_share: destination(),
  destinations_employment_share: destination(),

  sixth_form_students: students(),
  alevel_best_3_points: points(),
  alevel_value_added_band: choice('results', BANDS, { isScale: true, ...UPPER }),
  /** Value added of GCE A-level examinations alone; `alevel_value_added` is that of the students who take them. */
  alevel_exams_value_added: measures('results', 'more', 'points', [-5, 5], { decimals: 2, ...UPPER }),
  alevel_further_maths_share: entered(),
  alevel_biology_share: entered(),
  alevel_chemistry_share: entered(),
  alevel_physics_share: entered(),
  alevel_computing_share: entered(),
  applied_points: points(),
  applied_grade: text('results', UPPER),
  applied_students: students(),
  tlevel_points: points(),
  tlevel_grade: text('results', UPPER),
  tlevel_students: students(),

  wales_literacy_points: welshPoints(),
  wales_numeracy_points: welshPoints(),
  wales_science_points: welshPoints(),
  wales_baccalaureate_points: welshPoints(),
}
