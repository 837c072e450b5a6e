import { choice, day, describes, flag, text } from './definers.ts'

const UPPER = { categories: ['secondary', 'high_school', 'vocational'] } as const
const taught = () => flag('courses', UPPER)
const places = () => describes('courses', 'places', [0, 1000], { comparable: 'never' })

/** Ofsted's five-point scale for the areas of a report card, since November 2025. It gives no overall grade. */
const GRADES = [
  ...(['exceptional', 'strong_standard', 'expected_standard'] as const),
  ...(['needs_attention', 'urgent_improvement'] as const),
] as const

const area = () => choice('inspection', GRADES, { isScale: true })

/** Facts about a school that only the registers of England, Wales and Northern Ireland publish. */
export const BRITISH_SCHOOL_FACTS = {
  last_inspection: day('inspection'),
  inspectorate: text('inspection'),

  /** The areas of a report card of Ofsted under its own names. */
  report_card_safeguarding: choice('inspection', ['met', 'not_met']),
  report_card_inclusion: area(),
  report_card_curriculum: area(),
  report_card_achievement: area(),
  report_card_attendance: area(),
  report_card_development: area(),
  report_card_early_years: area(),
  report_card_post_16: area(),
  report_card_leadership: area(),
  /** Day on which the report of the inspection of its period was published. */
  inspection_published: day('inspection'),

  /** Pupils who learn Gaelic as a subject or are taught in it (Scotland). */
  gaelic_pupils: describes('courses', 'pupils', [0, 5000], { comparable: 'never' }),
  alevels: taught(),
  as_levels: taught(),
  extended_project: taught(),
  core_maths: taught(),
  international_baccalaureate: taught(),
  applied_general: taught(),
  tech_levels: taught(),

  resourced_provision: choice('courses', ['resourced_provision', 'sen_unit', 'both'], { glance: 30 }),
  resourced_places: places(),
  sen_unit_places: places(),
  /** Marks an independent special school that families may ask to have named in an education, health and care plan. */
  section_41: flag('courses'),

  admission_applications: describes('admission', 'pupils', [0, 10_000], { comparable: 'never' }),

  setting: choice('building', ['urban', 'rural']),

  /** Codes, in the register, of the schools that this one replaced and of those that replaced it. */
  predecessors: text('school'),
  successors: text('school'),
  federation: text('school'),
  diocese: text('school'),
  religious_ethos: text('school'),
  governance: choice('school', ['community', 'voluntary_aided', 'voluntary_controlled', 'foundation']),
  management_ni: choice(
    'school',
    ['controlled', 'catholic_maintained', 'integrated', 'voluntary', 'other_maintained', 'other'],
    { glance: 40 },
  ),
}
