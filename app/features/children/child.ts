import { type AreaNation, NATIONS } from '#app/features/admission-dates/admission-row.ts'
import { areasOf } from '#app/features/admission-dates/areas/areas-of.ts'
import type { CountryCode } from '#db/vocabulary.ts'

/** Maximum number of children on a device, and in an account. */
export const MAX_CHILDREN = 6
/** What a child is called on the device; it never leaves it. */
export const MAX_LABEL_LENGTH = 30
/** Longest town or postal code that is looked up. */
export const MAX_PLACE_LENGTH = 100
/** Older children have no dates of admission. */
export const MAX_AGE = 20
/** Days before a date on which a mail reminds of it. */
export const LEAD_DAYS = [14, 3] as const
export type LeadDays = (typeof LEAD_DAYS)[number]
/** Day of the text to which families agree before their children are stored; it changes with the text. */
export const CONSENT_VERSION = '2026-11-30'
/** Months after the last reminder, or else after the last change, for which a child is stored in an account. */
export const CHILD_MONTHS = 24
/** Months for which an ended consent can be proved: as long as somebody can complain (Art. 7(1) GDPR). */
export const CONSENT_MONTHS = 36

/** England is the nation of areas without one. */
const OTHER_NATIONS = NATIONS.filter((nation): nation is Exclude<AreaNation, 'ENG'> => nation !== 'ENG')

/** Days after a date for which it is recorded that a mail reminded of it. */
export const REMINDER_DAYS = 30

/** A child as far as its dates depend on it. */
export type Child = {
  /** Month of birth, YYYY-MM. */
  born: string
  country: CountryCode
  /** Region as the directory has it, in the United Kingdom with the nation before it: `ENG/Surrey`. */
  area: string
}

/** Returns what an area is called: without its nation. */
export const nameOfArea = (area: string): string => area.slice(area.indexOf('/') + 1)

/** Returns the names of the areas whose rows concern a child. */
export function areasOfChild({ country, area }: Pick<Child, 'country' | 'area'>): string[] {
  if (country !== 'GB') return areasOf({ country, region: area })
  const [nation = '', region = ''] = area.split('/')
  return areasOf({ country, region, nation: OTHER_NATIONS.find((each) => each === nation) })
}

/** Returns the years of birth that can be chosen, the latest first. @param today YYYY-MM-DD */
export function birthYears(today: string): number[] {
  const year = Number(today.slice(0, 4))
  return Array.from({ length: MAX_AGE + 1 }, (_, age) => year - age)
}

/** Months as forms send them: `01` to `12`. */
export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** Whether somebody may be born in a month (YYYY-MM) that is neither in the future nor too long ago. */
export function isBirthMonth(month: string, today: string): boolean {
  const [year = '', number = ''] = month.split('-')
  return birthYears(today).includes(Number(year)) && MONTHS.includes(number) && month <= today.slice(0, 7)
}
