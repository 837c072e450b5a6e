import type { FactPeriod } from '#app/features/facts/fact-edition.ts'
import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import type { Key } from '#app/i18n/translate.ts'

type DirectoryFact = 'category' | 'localType' | 'ownership' | 'features' | 'languages' | 'pupils' | 'faith'
type OwnFact = DirectoryFact | 'ageFrom' | 'ageTo' | 'city' | 'status' | 'position' | 'audience' | 'name'

/**
 * What a sentence rests on: an official fact, a column of the directory, what is known of a day at school, or what was
 * worked out for this visitor from such facts (`found.`).
 */
export type EvidenceId =
  | FactId
  | `directory.${OwnFact}`
  | `day.${'careUntil' | 'lunch'}`
  | `found.${'distance' | 'foot' | 'bicycle' | 'transit' | 'middle' | 'schools' | 'met' | 'unmet' | 'years' | 'inside'}`
  | `asked.${'wish' | 'need' | 'language' | 'entry' | 'way' | 'place'}`

/** Who says it, if no source of the directory does: the school, families, an accepted correction, or our own sum. */
export const OWN_SOURCES = ['school', 'families', 'correction', 'found'] as const
export type OwnSource = (typeof OWN_SOURCES)[number]

/** One fact that a sentence was built from; its value is null where nothing is known. */
export type Evidence = {
  fact: EvidenceId
  /** Id of the school that it is about. */
  school: string
  value: number | string | readonly string[] | null
  /** Id of a source, or one of our own. */
  source: string
  /** Null where the source names none. */
  period: FactPeriod | null
}

/** How a value is written for the reader. */
export type Shown = {
  /** Index in the evidence of the sentence. */
  of: number
  as: 'fact' | 'factName' | 'number' | 'text' | 'km' | 'languages' | 'needs' | 'wish' | 'category' | 'way'
}

type SentenceKey = Extract<Key, `chooseSay.${string}`>

/** A sentence about a school before it is put into words; all of its values are in its evidence. */
export type Sentence = { key: SentenceKey; evidence: readonly Evidence[]; values: Readonly<Record<string, Shown>> }

/** Builds a sentence. @param values names of the text's placeholders, each with the index of its evidence */
export function say(
  key: SentenceKey,
  evidence: readonly Evidence[],
  values: Readonly<Record<string, readonly [of: number, as: Shown['as']]>> = {},
): Sentence {
  const shown = Object.entries(values).map(([name, [of, as]]) => [name, { of, as }] as const)
  return { key, evidence, values: Object.fromEntries(shown) }
}
