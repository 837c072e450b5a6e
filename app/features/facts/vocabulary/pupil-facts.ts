import { choice, describes, measures, text } from './definers.ts'

const SHARE = [0, 100] as const

/** Facts about the pupils of a school and their number. */
export const PUPIL_FACTS = {
  pupils: describes('pupils', 'pupils', [0, 20_000], { glance: 90 }),
  girls: describes('pupils', 'pupils', [0, 20_000]),
  boys: describes('pupils', 'pupils', [0, 20_000]),
  girls_share: describes('pupils', 'percent', SHARE, { decimals: 0 }),
  capacity: describes('pupils', 'places', [1, 20_000]),
  classes: describes('pupils', 'classes', [1, 500], { glance: 30 }),
  class_size: measures('pupils', 'less', 'pupils_per_class', [1, 60], { decimals: 1, glance: 85 }),
  teachers: describes('pupils', 'teachers', [0, 2000]),
  pupils_per_teacher: measures('pupils', 'less', 'pupils', [1, 100], { decimals: 1, glance: 60 }),
  /** Pupils by stage, for schools that combine several. */
  pupils_nursery: describes('pupils', 'pupils', [0, 2000]),
  pupils_elementary: describes('pupils', 'pupils', [0, 3000]),
  pupils_lower_secondary: describes('pupils', 'pupils', [0, 5000]),
  pupils_inclusion_unit: describes('pupils', 'pupils', [0, 1000]),
  pupils_adapted_education: describes('pupils', 'pupils', [0, 1000]),
  pupils_by_year_group: text('pupils'),
  boarders: describes('pupils', 'pupils', [0, 5000]),
  attendance: measures('pupils', 'more', 'percent', [50, 100], { decimals: 1, glance: 55 }),
  absence: measures('pupils', 'less', 'percent', SHARE, { decimals: 1, glance: 55 }),
  unauthorised_absence: measures('pupils', 'less', 'percent', SHARE, { decimals: 1 }),
  persistent_absence: measures('pupils', 'less', 'percent', SHARE, { decimals: 1 }),
  support_share: describes('pupils', 'percent', SHARE, { decimals: 1 }),
  support_plan_share: describes('pupils', 'percent', SHARE, { decimals: 1 }),
  free_meals_share: describes('pupils', 'percent', SHARE, { decimals: 1, hasWarning: true }),
  free_meals_ever_share: describes('pupils', 'percent', SHARE, { decimals: 1, hasWarning: true }),
  /** Mean over three years (Wales). */
  free_meals_3_year_share: describes('pupils', 'percent', SHARE, { decimals: 1, hasWarning: true }),
  /** From P6 onwards (Scotland): the meals of younger children are free for everyone. */
  free_meals_registered_share: describes('pupils', 'percent', SHARE, { decimals: 1, hasWarning: true }),
  deprived_areas_share: describes('pupils', 'percent', SHARE, { decimals: 1, hasWarning: true }),
  /** Indice de position sociale of the DEPP; it describes families. */
  social_position: describes('pupils', 'points', [30, 200], { decimals: 1, hasWarning: true, glance: 40 }),
  /** The same index for pupils of the general and technological track, and for those of the professional track. */
  social_position_general: describes('pupils', 'points', [30, 200], { decimals: 1, hasWarning: true }),
  social_position_professional: describes('pupils', 'points', [30, 200], { decimals: 1, hasWarning: true }),
  social_position_pupils: describes('pupils', 'pupils', [0, 20_000], { comparable: 'never' }),
  social_position_spread: describes('pupils', 'points', [0, 80], { decimals: 1, hasWarning: true }),
  /** Sozialindex of Nordrhein-Westfalen: 1 to 9, where 9 means most hardship. */
  social_index_nrw: describes('pupils', 'points', [1, 9], {
    isOutOf: true,
    hasWarning: true,
    comparable: 'region',
    glance: 40,
  }),
  /** KESS-Sozialindex of Hamburg: 1 to 6, where 1 means most hardship. */
  social_index_hamburg: describes('pupils', 'points', [1, 6], {
    isOutOf: true,
    hasWarning: true,
    comparable: 'region',
    glance: 40,
  }),
  /** Éducation prioritaire of the French ministry: more resources for schools whose families have the least. */
  priority_education: choice('pupils', ['rep', 'rep_plus', 'none'], { hasWarning: true }),
  other_language_share: describes('pupils', 'percent', SHARE, { decimals: 1, isSensitive: true, comparable: 'never' }),
  /** Pupils without Italian citizenship. */
  foreign_pupils_share: describes('pupils', 'percent', SHARE, { decimals: 1, isSensitive: true, comparable: 'never' }),
  newcomers_share: describes('pupils', 'percent', SHARE, { decimals: 1, isSensitive: true, comparable: 'never' }),
  catholic_share: describes('pupils', 'percent', SHARE, { decimals: 1, isSensitive: true, comparable: 'never' }),
  protestant_share: describes('pupils', 'percent', SHARE, { decimals: 1, isSensitive: true, comparable: 'never' }),
  religion_lessons_share: describes('pupils', 'percent', SHARE, {
    decimals: 1,
    isSensitive: true,
    comparable: 'never',
  }),
}
