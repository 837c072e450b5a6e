import type { Insertable } from 'kysely'
import type { SchoolsTable } from '#db/schema.ts'

export type Section =
  | 'summary'
  | 'description'
  | 'educational-model'
  | 'diversity-attention'
  | 'educational-phases'
  | 'languages'
  | 'academic-results'
  | 'extracurricular-activities'
  | 'services'
  | 'facilities'
  | 'educational-technologies'
  | 'awards'

/** Texts that a school writes about itself in one language. */
export type SchoolTexts = { summary: string } & Partial<Record<Section, string>>

/** A drawing in `public/samples/<folder>/`, 1200 × 800, with its title and description in every language. */
export type SampleImage = { file: string; words: Record<Language, { title: string; alt: string }> }

type Language = 'de' | 'en' | 'fr' | 'es' | 'it'

/** One invented school with everything that visitors see of it. */
export type SampleSchool = {
  /** Folder beside this file (data) and in `public/samples` (drawings). */
  folder: string
  /** The row of the table `schools`, as a register would supply it. */
  facts: Omit<Insertable<SchoolsTable>, 'source' | 'source_date' | 'position_precision'>
  /** Instant since which the school has had premium, or null on the free plan. */
  premiumSince: string | null
  /** Instant at which the school last edited its texts and drawings. */
  textsUpdated: string
  /** By language, the school's own language first. */
  texts: Partial<Record<Language, SchoolTexts>>
  images: SampleImage[]
}
