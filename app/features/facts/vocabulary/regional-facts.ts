import { describes, flag, text } from './definers.ts'

const SHARE = [0, 100] as const

/** Facts that only registers and statistics in Germany, Spain and Italy publish. */
export const REGIONAL_FACTS = {
  /** Pupils at all sites of a school that has several; `pupils` counts those of one site. */
  pupils_all_sites: describes('pupils', 'pupils', [1, 20_000], { comparable: 'never' }),
  /** Pupils of each grade: `1: 41, 2: 38`. */
  pupils_by_grade: text('pupils'),
  /** Number of parallel classes that start in grade 1 or 5 each year: `4` or `2-3`. */
  parallel_classes_1: text('pupils'),
  parallel_classes_5: text('pupils'),
  /** Mean points (0 to 15) by advanced course: `Englisch 9,9; Biologie 6,6`. */
  abitur_subjects: text('results', { categories: ['secondary', 'high_school', 'vocational'] }),
  /** Special needs for which a school is equipped. */
  support_focus: text('courses'),
  /** Leaving certificates that pupils can obtain. */
  qualifications: text('courses'),
  /** Share of pupils of each grade who attend afternoon care: `1: 91 %, 2: 80 %`. */
  afternoon_care: text('day'),
  holiday_care_share: describes('day', 'percent', SHARE, { comparable: 'region' }),
  /** Mean price of the books that a class in each grade has to buy: `1: 315 €, 2: 173 €`. */
  textbook_cost_by_grade: text('money'),
  /** Whether a nursery in Andalucía takes part in the programme that pays part of the price for children under 3. */
  aided_nursery: flag('money', { glance: 35 }),
  /** Recognition by the state in the words of the register: `staatlich anerkannte Ersatzschule`, `paritaria`. */
  legal_status: text('school'),
  /** Stages of a private school that the state funds. */
  funded_stages: text('school'),
}
