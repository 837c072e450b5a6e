import { choice, choices, day, describes, flag, text } from './definers.ts'

/** The six grades of Education Scotland: 1 is weak, 6 is excellent. */
const SCOTTISH_GRADE = [1, 6] as const
const inspected = () =>
  describes('inspection', 'points', SCOTTISH_GRADE, { isOutOf: true, comparable: 'never', glance: 30 })

/** What the Italian ministry asks about each building. */
const SURROUNDINGS = [
  'undisturbed',
  'dumps',
  'polluting_industry',
  'polluted_water',
  'air_pollution',
  'noise',
  'electromagnetic',
  'cemetery',
  'no_layby',
  'unfenced',
  'heavy_traffic',
  'railway',
  'abandoned_industry',
  'decayed_area',
  'hazardous_industry',
] as const

/**
 * The needs of children in words that all countries share; `imports/facts/support-needs.ts` has those of registers. A
 * need that is not stated is not known, rather than not met.
 */
const SUPPORT_NEEDS = [
  ...(['autism', 'speech_language', 'specific_learning', 'learning', 'severe_learning'] as const),
  ...(['profound_multiple', 'behaviour_emotional', 'hearing', 'sight', 'multisensory', 'physical'] as const),
  ...(['illness', 'newcomers_language', 'other'] as const),
] as const

/** `selection` is by ability, `bands` a spread over all levels of it. */
const ADMISSION_CRITERIA = [
  ...(['faith', 'siblings', 'bands', 'selection'] as const),
  ...(['distance', 'catchment', 'lottery'] as const),
] as const

/** What a school is, offers and costs. */
export const SCHOOL_FACTS = {
  inspection_leadership: inspected(),
  inspection_learning: inspected(),
  inspection_wellbeing: inspected(),
  inspection_attainment: inspected(),
  /** Indicators of the framework that ended in 2016. */
  inspection_performance: inspected(),
  inspection_experiences: inspected(),
  inspection_learning_needs: inspected(),
  inspection_curriculum: inspected(),
  inspection_self_evaluation: inspected(),
  inspection_report: text('inspection'),

  stages: text('courses', { glance: 20 }),
  nursery_classes: flag('courses'),
  elementary_classes: flag('courses'),
  sixth_form: flag('courses', { glance: 25 }),
  first_languages: text('courses', { glance: 45 }),
  later_languages: text('courses'),
  bilingual_programme: text('courses', { glance: 50 }),
  excellence_programme: flag('courses'),
  european_section: flag('courses'),
  international_section: flag('courses', { glance: 35 }),
  arts_section: flag('courses'),
  cinema_section: flag('courses'),
  theatre_section: flag('courses'),
  sport_section: flag('courses'),
  general_track: flag('courses'),
  technological_track: flag('courses'),
  professional_track: flag('courses'),
  /** Lycée agricole, lycée militaire, and the label lycée des métiers. */
  agricultural_school: flag('courses'),
  military_school: flag('courses'),
  trades_label: flag('courses'),
  post_bac: flag('courses'),
  apprenticeships: flag('courses'),
  further_education: flag('courses'),
  inclusion_unit: flag('courses'),
  adapted_education: flag('courses'),
  support_needs: choices('courses', SUPPORT_NEEDS),
  support_units: text('courses'),
  welsh_medium: choice('courses', ['welsh', 'bilingual', 'english_significant_welsh', 'english'], { glance: 50 }),
  gaelic_medium: flag('courses', { glance: 50 }),
  studies: text('courses'),
  profile: text('courses'),

  /** Pupils of a primary school of Italy in the week of forty hours. */
  full_time_share: describes('day', 'percent', [0, 100], { decimals: 0, categories: ['primary'] }),
  all_day_form: choice('day', ['bound', 'partly_bound', 'open', 'offered', 'none'], { glance: 70 }),
  canteen: flag('day', { glance: 45 }),
  boarding_offered: flag('day', { glance: 40 }),
  clubs: text('day'),

  admission_policy: choice('admission', ['selective', 'not_selective', 'by_area', 'own_decision'], { glance: 55 }),
  admission_places: describes('admission', 'places', [0, 3000], { comparable: 'never' }),
  admission_first_preferences: describes('admission', 'pupils', [0, 10_000], { comparable: 'never' }),
  admission_offers: describes('admission', 'places', [0, 5000], { comparable: 'never' }),
  /** Of the newest year with both figures, as the search works it out where no table states it. */
  applications_per_place: describes('admission', 'points', [0, 200], { decimals: 1 }),
  /** Likewise whether there was room for everybody. */
  admission_demand: choices('admission', ['places_left', 'oversubscribed']),
  admission_last_distance: describes('admission', 'km', [0, 100], { decimals: 2, comparable: 'never', glance: 50 }),
  /** How the distances are measured. */
  admission_distance_method: choice('admission', ['straight_line', 'walking']),
  /** What decides who is offered a place, in the order of the publisher. */
  admission_criteria: choices('admission', ADMISSION_CRITERIA),

  step_free: choice('building', ['yes', 'partly', 'no'], { glance: 20 }),
  school_bus: flag('building', { glance: 30 }),
  public_transport: flag('building'),
  accessible_transport: flag('building'),
  bicycle_lane: flag('building'),
  surroundings: choices('building', SURROUNDINGS),

  textbook_cost: describes('money', 'EUR', [0, 2000], { decimals: 0, glance: 35 }),
  budget_per_pupil: describes('money', 'GBP', [500, 100_000], { comparable: 'never' }),
  fees_from: describes('money', 'EUR', [0, 100_000], { comparable: 'never', glance: 60 }),
  fees_to: describes('money', 'EUR', [0, 100_000], { comparable: 'never' }),
  fees_included: text('money'),

  official_name: text('school'),
  contract: choice('school', ['public', 'contract', 'no_contract', 'concertado', 'private'], { glance: 50 }),
  trust: text('school'),
  operator: text('school'),
  institute_name: text('school'),
  /** The school of which this one is a section or annex (its official code), and which of the two it is. */
  parent_school: text('school'),
  parent_relation: choice('school', ['section', 'annex']),
  /** A school shared by villages (RPI): all classes are in one place or spread over several. */
  village_grouping: choice('school', ['one_place', 'several_places']),
  ministry: text('school'),
  career_guide_page: text('school'),
  authority: text('school'),
  district: text('school'),
  faith_named: text('school', { glance: 15 }),
  opened: day('school'),
  closed: day('school'),
  official_code: text('school'),
}
