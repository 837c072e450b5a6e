import fs from 'node:fs'
import { createRequire } from 'node:module'
import type { Locale } from '#app/i18n/locales.ts'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { STAGES, type Stage } from './stage.ts'

type Gender = 'm' | 'f' | 'n'

/** What a school is called in a language, as `colegio` `de primaria`: Romance adjectives stand between the two. */
export type Designation = { noun: string; gender: Gender; complement: string }

const require = createRequire(import.meta.url)
const TABLE = '#app/features/schools/stages/designations.tsv'
const [[, , ...languages] = [], ...rows] = fs
  .readFileSync(require.resolve(TABLE), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))

/** Reads `colegio (m) de primaria`; English nouns have no gender. */
function read(cell: string): Designation {
  const at = cell.search(/ \([mfn]\)/)
  if (at === -1) return { noun: cell, gender: 'n', complement: '' }
  return { noun: cell.slice(0, at), gender: cell.charAt(at + 2) as Gender, complement: cell.slice(at + 5) }
}

const keyOf = (country: string, stage: string, locale: string) => `${country} ${stage} ${locale}`

/** Rows without a country are for all; those of a country come later and win. */
const DESIGNATIONS: ReadonlyMap<string, Designation> = new Map(
  rows.flatMap(([country = '', stage = '', ...cells]) =>
    (country ? [country] : COUNTRIES).flatMap((one) =>
      cells.map((cell, at) => [keyOf(one, stage, languages[at] ?? ''), read(cell)] as const),
    ),
  ),
)

/** Returns what a school of a country is called in a language, from the table beside this file. */
export function designationOf(country: CountryCode, stage: Stage, locale: Locale): Designation {
  const found = DESIGNATIONS.get(keyOf(country, stage, locale))
  if (!found) throw new Error(`designations.tsv does not say what ${stage} in ${country} is in ${locale}`)
  return found
}

/** Stages that each country can have: British ones have names in no other. */
export const stagesOf = (country: CountryCode): Stage[] =>
  STAGES.filter((stage) => DESIGNATIONS.has(keyOf(country, stage, 'de')))

/** Returns what a school is called as a label: `Colegio de primaria`. */
export function designationLabel(country: CountryCode, stage: Stage, locale: Locale): string {
  const { noun, complement } = designationOf(country, stage, locale)
  const words = [noun, complement].filter(Boolean).join(' ')
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
}
