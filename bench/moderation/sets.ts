import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { ReviewLanguage } from '#app/features/screening/finding.ts'
import type { LabelledSentence } from './sentences/kinds.ts'

export const LANGUAGES: ReviewLanguage[] = ['de', 'en', 'fr', 'es', 'it']

/** Rules may be changed according to `tuning`; `measuring` and `fresh` are only counted. */
export const SETS = ['tuning', 'measuring', 'fresh'] as const

export type SetName = (typeof SETS)[number]

export type LabelledSet = { set: SetName; language: ReviewLanguage; sentences: LabelledSentence[] }

const FOLDER = new URL('./sentences/', import.meta.url)
const FILE = /^(?<fresh>fresh-)?(?<language>de|en|fr|es|it)(?<part>-[a-z\d-]+)?\.ts$/

/** Returns the half to which a sentence belongs, by a hash of its text, so that nobody chooses. */
export const halfOf = (text: string): 'tuning' | 'measuring' =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % 2 ? 'tuning' : 'measuring'

async function read(file: string): Promise<LabelledSet[]> {
  if (file === 'kinds.ts') return []
  const { fresh, language } = FILE.exec(file)?.groups ?? {}
  if (!language) throw new Error(`sentences/${file}: the name tells no language, as in fresh-de.ts`)
  const { sentences }: { sentences: LabelledSentence[] } = await import(new URL(file, FOLDER).href)
  const setOf = ({ text }: LabelledSentence): SetName => (fresh ? 'fresh' : halfOf(text))
  return SETS.map((set) => ({
    set,
    language: language as ReviewLanguage,
    sentences: sentences.filter((sentence) => setOf(sentence) === set),
  }))
}

/**
 * Returns all labelled sentences by set and language; a language without any in a set is left out.
 *
 * @throws Error on a file whose name contains no language
 */
export async function readSets(): Promise<LabelledSet[]> {
  const parts = (await Promise.all(readdirSync(FOLDER).map(read))).flat()
  return SETS.flatMap((set) =>
    LANGUAGES.map((language) => {
      const own = parts.filter((part) => part.set === set && part.language === language)
      return { set, language, sentences: own.flatMap(({ sentences }) => sentences) }
    }),
  ).filter(({ sentences }) => sentences.length > 0)
}
