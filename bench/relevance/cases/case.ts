import type { CountryCode } from '#db/vocabulary.ts'
import type { SchoolDocument } from '#search-engine/index.ts'
import type { Random } from '../../directory/random.ts'
import type { Directory } from '../directory.ts'

/** Whether a school is one that the person means, judged by its plain data. */
export type Fits = (school: SchoolDocument) => boolean

/** A text that a person might type, and what they mean by it. */
export type Case = {
  text: string
  /** `one` school, which must be among the first five, or `most` of them. */
  wants: 'one' | 'most'
  fits: Fits
  /** If it is vague what fits, as around a place, the schools that must be found; by default those that fit. */
  surely?: Fits
  /** The meaning of the text, for the list of misses. */
  meant: string
  /** Where the visitor is, in degrees. */
  near?: { lat: number; lng: number }
}

/** Creates one case for a country, or none if the random choice yields nothing sensible. */
export type MakeCase = (directory: Directory, country: CountryCode, random: Random) => Case | undefined
