import { TAUGHT_LANGUAGES } from '#db/vocabulary.ts'

/** What families ask first about the day at a school, in the order of forms and pages. */
export const DAY_TOPICS = [
  'hours',
  'careFrom',
  'careUntil',
  'lunch',
  'lunchCost',
  'lunchKinds',
  'holidayCare',
  'uniform',
  'phones',
  'homework',
  'homeworkMinutes',
  'languages',
] as const
export type DayTopic = (typeof DAY_TOPICS)[number]

/** Values by topic, each in its one stored form; a missing topic is not stated. */
export type Day = Partial<Record<DayTopic, string>>

/** The stored value of care that there is not, before or after school or in holidays. */
export const NONE = 'none'
/** Care in holidays whose weeks are not stated. */
export const SOME = 'yes'

/** The choices of topics with a few. */
export const DAY_CHOICES = {
  lunch: ['yes', 'no'],
  uniform: ['none', 'dress_code', 'required'],
  phones: ['banned', 'put_away', 'breaks', 'allowed'],
  homework: ['none', 'at_school', 'at_home'],
} as const
export type ChoiceTopic = keyof typeof DAY_CHOICES

/** Kinds of lunch; a school can have several. */
export const LUNCH_KINDS = ['hot', 'cold', 'vegetarian', 'vegan', 'halal', 'kosher', 'allergies'] as const

/** Weekdays by their number in the week, Monday first. */
export const WEEKDAYS = [1, 2, 3, 4, 5] as const

/** Most weeks of care in the holidays of a year. */
export const MAX_HOLIDAY_WEEKS = 14
/** Most that a meal can cost, in cents or pence. */
export const MAX_MEAL_COST = 5000
/** Most minutes of homework in a day. */
export const MAX_HOMEWORK_MINUTES = 300
/** Years of a school in which a language can start. */
export const LANGUAGE_YEARS = Array.from({ length: 13 }, (_, at) => at + 1)
/** Rows for languages in the form. */
export const LANGUAGE_ROWS = [1, 2, 3, 4, 5, 6] as const
/** Languages that the form offers. */
export const DAY_LANGUAGES = TAUGHT_LANGUAGES

/** Months after which a saying expires. */
export const SAYING_MONTHS = 18

/** Month in which a school year begins, 1 to 12: the earliest of the five countries. */
const FIRST_MONTH = 8

/** Returns the calendar year in which the school year of a day begins. */
export function schoolYearOf(day: Date): number {
  return day.getUTCMonth() + 1 >= FIRST_MONTH ? day.getUTCFullYear() : day.getUTCFullYear() - 1
}

/** Splits the stored opening hours into `HH:MM-HH:MM` from Monday to Friday, '' on days without school. */
export const daysOf = (hours: string): string[] => WEEKDAYS.map((_, at) => hours.split('|')[at] ?? '')

/** Splits stored languages into their codes, each with the year in which it starts, 0 if that is not stated. */
export const languagesOf = (value: string): { code: string; year: number }[] =>
  value.split(',').flatMap((written) => {
    const [code = '', year = ''] = written.split(':')
    return code === '' ? [] : [{ code, year: Number(year) }]
  })
