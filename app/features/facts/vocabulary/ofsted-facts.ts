import { choice, day } from './definers.ts'

/** Ofsted's five-point scale for the areas of a report card, since November 2025. It gives no overall grade. */
const GRADES = [
  ...(['exceptional', 'strong_standard', 'expected_standard'] as const),
  ...(['needs_attention', 'urgent_improvement'] as const),
] as const

const area = () => choice('inspection', GRADES)

/** The areas of a report card of Ofsted under its own names, and when its inspections were published. */
export const OFSTED_FACTS = {
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
}
