import type { BringCode, Stage as DatesStage } from '#app/features/admission-dates/admission-row.ts'
import type { Stage } from '#app/features/schools/stages/stage.ts'
import type { CountryCode } from '#db/vocabulary.ts'

/** Readers who must agree on a row before it counts as checked. */
export const READERS = 2

/** A text that was read, or an office that publishes what no row says. */
export type Source = {
  id: string
  url: string
  title: string
  publisher: string
  licence: string
  /** Day of the copy that was read, or the newest that it names, YYYY-MM-DD; empty if it states none. */
  readOn: string
  cite: string
  note: string
}

/** A kind of school in the words of its country, and what it is called in the table of designations. */
export type Kind = { stage: Stage; word: string }

/** A class of an area: who is in it by birthday, and where it is taught. */
export type YearRow = {
  country: CountryCode
  /** Land or nation; empty for the whole country. */
  area: string
  /** Number of the class in the count of its country, or of its area. */
  class: number
  /** As the country says it: `6e`, `Klasse 6`, `Year 7`. */
  name: string
  stages: DatesStage[]
  /** Ages that pupils reach in the class. */
  ageFrom: number
  ageTo: number
  /** Who enters it: `11@12-31@0` turns 11 by 31 December of the year in which the school year begins. */
  turns: string
  /** Empty if no text that was read says it. */
  kinds: Kind[]
  sources: string[]
  /** Who answers what the row leaves open; empty if it leaves nothing open. */
  office: string
  /** Readers whose readings agree. */
  checked: number
  note: string
}

/** What a row for newcomers is about. */
export const TOPICS = ['compulsory', 'placement', 'language', 'contact', 'papers'] as const
export type Topic = (typeof TOPICS)[number]

/** Who or what decides about the class of a child from abroad. */
export const DECIDES = ['authority', 'age_level', 'age_gap', 'age_lower', 'age_council', 'year_group'] as const
export type Decides = (typeof DECIDES)[number]

/** What an area does for children from abroad; a row without sources only says which office answers. */
export type NewcomerRow = {
  country: CountryCode
  area: string
  topic: Topic
  name: string
  ageFrom: number | null
  ageTo: number | null
  /** Longest time in a class for newcomers. */
  months: number | null
  /** Years by which a class may differ from the age. */
  gap: number | null
  decides: Decides | ''
  bring: BringCode[]
  sources: string[]
  office: string
  checked: number
  note: string
}
