import type { Category } from '#db/vocabulary.ts'
import type { Random } from '../random.ts'

/** A type of school of a country. */
export type Kind = {
  weight: number
  category: Category
  /** The register's term. */
  localType: string
  /** Its forms in names, the usual one first. */
  written: string[]
  /** Share of private schools. */
  privately: number
}

/**
 * How a country names its schools. Patterns have placeholders: `{kind}` and `{kind-lower}`, `{person}`, `{saint}`,
 * `{spot}` (by the park), `{head}` (first part of a compound), `{town}`, `{of-town}` (de Lyon, d'Orléans),
 * `{initial-person}` (A. Manzoni), `{quarter}`: a made-up part of the town that hardly any other school is named after.
 */
export type Naming = {
  kinds: readonly Kind[]
  patterns: readonly [weight: number, pattern: string][]
  privatePatterns: readonly [weight: number, pattern: string][]
  people: readonly string[]
  saints: readonly string[]
  spots: readonly string[]
  streets: readonly string[]
  heads: readonly string[]
  quarter: (random: Random) => string
  /** Places the house number. */
  address: (street: string, number: number) => string
}

/** Returns the entries of a list written as `a | b | c`. */
export function list(text: string): string[] {
  return text.split('|').map((entry) => entry.trim().replace(/\s+/g, ' '))
}
