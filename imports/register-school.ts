import {
  type Audience,
  type Category,
  type CountryCode,
  type Faith,
  type Feature,
  type Gender,
  OFFERS,
  type Offer,
} from '#db/vocabulary.ts'
import type { CatchmentRow } from './catchments/catchment.ts'
import type { Fact } from './facts/fact.ts'

/** WGS84 degrees; `town` and `postal_code` mean the centre of that area instead of the building. */
export type Position = { lat: number; lng: number; precision: 'exact' | 'postal_code' | 'town' }

/** Lowest and highest age of pupils in whole years. */
export type Ages = { from: number; to: number }

/** A register's cleaned facts about one school: a row of `schools` without source and state of the import. */
export type RegisterSchool = { [One in Offer]?: boolean | null } & {
  /** `<country>-<official code>`, for Germany with the state between them. */
  id: string
  name: string
  category: Category
  /** The register's own word for the type. */
  localType: string
  ownership: 'public' | 'private' | null
  street: string
  postalCode: string
  city: string
  region: string
  country: CountryCode
  position: Position | null
  phone: string
  email: string
  website: string
  features: Feature[]
  /** ISO 639-1 codes of the foreign languages taught. */
  languages: string[]
  pupils: number | null
  /** Facts that only some registers have; null if the register has it for other schools. */
  faith?: Faith | null
  gender?: Gender | null
  ages?: Ages | null
  /** Code of the institution of which the school is a site; its own code if it is the head. */
  institute?: string | null
  /** Missing means children. */
  audience?: Audience
  status: 'active' | 'closed'
  /** Date of these facts (YYYY-MM-DD), if the row itself names it. */
  date?: string | undefined
}

/** Fields that some editions of a register leave out; a file that lacks one leaves the known value untouched. */
export const OPTIONAL_FIELDS = [
  'position',
  'phone',
  'email',
  'website',
  'features',
  'languages',
  'pupils',
  'faith',
  'gender',
  ...OFFERS,
  'ages',
  'institute',
] as const
export type OptionalField = (typeof OPTIONAL_FIELDS)[number]

/** Why a row does not become a school. */
export const REJECTION_REASONS = {
  empty_row: 'The row is empty.',
  wrong_cell_count: 'The row has more or fewer cells than the header.',
  no_code: 'The row has no official code.',
  bad_code: 'The official code does not have the form that this register uses.',
  no_name: 'The row names no school.',
  repeated_code: 'An earlier row of the same import has the same official code.',
  not_a_school: 'An authority, head institute, seminar, office, residence or centre for teachers.',
  adults_only: 'Evening or adult education.',
  prison_or_hospital: 'A unit in a prison or a hospital.',
  abroad: 'Outside the country of the register.',
  not_open: 'Proposed only: it is not certain that it will open.',
  no_longer_open: 'The register keeps it as closed.',
  a_total: 'A total of a region or country, not a school.',
  out_of_range: 'A value that cannot be true.',
  bad_outline: 'The outline of the area cannot be read.',
  no_street: 'Neither a street nor the whole commune.',
  other_area: 'Outside the area that the source covers.',
} as const
export type RejectionReason = keyof typeof REJECTION_REASONS

/** Who attends a school that some sources reject, by the reason. */
const AUDIENCES: Partial<Record<RejectionReason, Audience>> = {
  adults_only: 'adults',
  prison_or_hospital: 'prison_or_hospital',
}

/** Returns whom a school is for, given the reason why it is not for all children; children if there is none. */
export const audienceOf = (reason: RejectionReason | undefined): Audience => (reason && AUDIENCES[reason]) ?? 'children'

/** Whether a row does not become a school; rows of schools that are not for children do. */
export const isRejected = (reason: RejectionReason | undefined): reason is RejectionReason =>
  reason !== undefined && AUDIENCES[reason] === undefined

/** What a register says of a school but cannot be used as it is, by the sentence of the report. */
export const SCHOOL_MARKS = {
  phone_unread: 'telephone numbers could not be read',
  point_swapped: 'points had latitude and longitude swapped and were put right',
  point_dropped: 'points lie far from their postal code and town and were left out',
} as const
export type SchoolMark = keyof typeof SCHOOL_MARKS

/** How many schools of a run have each mark. */
export type MarkCounts = Partial<Record<SchoolMark, number>>

/** A row that does not become a school. */
export type Rejection = { reason: RejectionReason; code: string; detail: string }

/**
 * Facts in a row of a statistic. `key`: country and official code of the school, like the id it gets at its first
 * import.
 */
export type FactRow = { key: string; facts: readonly Fact[] }

/**
 * The result of reading a row: a school with its official code and further facts, facts about a school that a register
 * lists, or why it is neither.
 */
export type ParsedRow =
  | { code: string; school: RegisterSchool; facts?: readonly Fact[]; marks?: readonly SchoolMark[] }
  | FactRow
  | CatchmentRow
  | Rejection

export function reject(reason: RejectionReason, code: string, detail = ''): Rejection {
  return { reason, code, detail }
}
