import type { Span } from '#app/features/schools/stages/stage.ts'
import type { Category, CountryCode, Faith, Gender } from '#db/vocabulary.ts'
import type { FactValue } from '../find-fact-values.server.ts'
import type { FactId } from '../vocabulary/facts.ts'

/** Form of all-day school; `full` if the form is unknown. */
export type AllDay = 'bound' | 'partly_bound' | 'open' | 'offered' | 'full'

/** Who runs a school and, for private ones, its relation to the state where the country defines one by law. */
export type Operator = 'public' | 'private' | 'contract' | 'no_contract' | 'concertado'

/** The official facts about a school that a card may show; null where they are unknown. */
export type CardSchool = {
  id: string
  category: Category
  localType: string
  country: CountryCode
  region: string
  /** Name of the institution of which the school is a site, as Italian registers give it. */
  institute: string | null
  operator: Operator | null
  faith: Faith | null
  gender: Gender | null
  boarding: boolean
  /** Whole years. */
  ages: Span | null
  /** ISO 639-1 codes of the foreign languages taught. */
  languages: string[]
  pupils: number | null
  /** Year of the number of pupils; null if the register names none. */
  pupilsIn: Period | null
  allDay: AllDay | null
  /** Newest examination results by fact. */
  results: Partial<Record<FactId, FactValue>>
}

type Period = Pick<FactValue, 'period' | 'start' | 'isImportDay'>
