import type { CountryCode } from '#db/vocabulary.ts'

/** Types of school with dates of their own, in the order in which rows keep them. */
export const STAGES = ['nursery', 'primary', 'secondary', 'high_school', 'vocational', 'special_needs'] as const
export type Stage = (typeof STAGES)[number]

/**
 * What happens: a period in which families register, the last day for it, that for late ones, the day on which places
 * are told, the last day to accept, that to appeal, the enrolment after the place, a test, and the school year itself.
 */
export const ADMISSION_EVENTS = [
  'registration',
  'deadline',
  'late_deadline',
  'offers',
  'reply',
  'appeal',
  'enrolment',
  'test',
  'school_start',
  'school_end',
  'holidays',
] as const
export type AdmissionEvent = (typeof ADMISSION_EVENTS)[number]

/** Events of the school year, which concern every pupil. */
const YEAR_EVENTS: readonly AdmissionEvent[] = ['school_start', 'school_end', 'holidays']
/** Whether an event is about the school year and not about admission. */
export const isYearEvent = (event: AdmissionEvent): boolean => YEAR_EVENTS.includes(event)

/** What families bring along. */
export const BRING_CODES = [
  'birth_certificate',
  'identity',
  'proof_of_address',
  'school_report',
  'recommendation',
  'registration_form',
  'measles_proof',
  'vaccination_record',
  'tax_code',
  'family_book',
  'medical_report',
  'custody_papers',
] as const
export type BringCode = (typeof BRING_CODES)[number]

export const SECTORS = ['', 'public', 'private'] as const
export type Sector = (typeof SECTORS)[number]

/** Nations of the United Kingdom as areas of rows. */
export const NATIONS = ['ENG', 'WLS', 'SCT', 'NIR'] as const
export type AreaNation = (typeof NATIONS)[number]

/** What a line of a file says; days are YYYY-MM-DD, unknown ones empty. */
export type RowContent = {
  country: CountryCode
  /** Empty for the whole country. */
  area: string
  /** Empty for all. */
  stages: Stage[]
  schoolForm: string
  sector: Sector
  event: AdmissionEvent
  name: string
  /** Recurring rule in place of days. */
  rule: string
  from: string
  to: string
  /** Of entry, or of the holidays: `2027/28`; empty for every year. */
  schoolYear: string
  turns: string
  bring: BringCode[]
  source: string
  publisher: string
  licence: string
  /** Day of the text that was read; empty if it states none. */
  readOn: string
  validUntil: string
  cite: string
  note: string
}

/** A row of the calendar. Rows of the team win over those of files with the same key. */
export type AdmissionRow = RowContent & { id: string; origin: 'file' | 'team' }

/** A day or period that is known. */
export type AdmissionDate = Pick<
  RowContent,
  'country' | 'area' | 'stages' | 'schoolForm' | 'sector' | 'event' | 'name' | 'from' | 'to' | 'schoolYear' | 'bring'
> & {
  /** The same for a day of a year whenever it is resolved. */
  id: string
  source: { address: string; publisher: string; readOn: string; cite: string }
  isRule: boolean
}

type Keyed = Pick<RowContent, 'country' | 'area' | 'stages' | 'schoolForm' | 'sector' | 'event' | 'name' | 'schoolYear'>

/** Returns what a row is about, in every year: two with the same subject and school year say the same thing. */
export const subjectOf = ({ country, area, stages, schoolForm, sector, event, name }: Keyed): string =>
  JSON.stringify([country, area, stages, schoolForm, sector, event, name])

/** Returns the key of a row, which is unique in a file and in the rows of the team. */
export const keyOf = (row: Keyed): string => `${subjectOf(row)} ${row.schoolYear}`

/** Whether a row only says who publishes the days. */
export const isEmptyRow = ({ rule, from }: Pick<RowContent, 'rule' | 'from'>): boolean => rule === '' && from === ''
