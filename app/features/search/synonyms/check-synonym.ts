import type { FailureCode } from '#app/core/failure.ts'
import { type SearchEngine, textQuery } from '#search-engine/index.ts'
import { fold, words } from '#search-engine/language/fold.ts'
import { isStopWord } from '#search-engine/language/names/stop-words.ts'
import type { TeamSynonym } from '#search-engine/language/team-synonyms.ts'
import { MAX_SYNONYM_LENGTH, MAX_SYNONYM_WORDS, type SynonymDraft } from './synonym.ts'

/** What is wrong with a draft, and the field that shows it. */
export type SynonymProblem = { field: 'typed' | 'meaning' | 'region'; code: FailureCode }

/** Returns a draft in its stored form: the typed words folded as the search engine folds them. */
export const synonymOf = ({ language, typed, meaning, country, region }: SynonymDraft): TeamSynonym => ({
  language,
  typed: fold(typed),
  meaning: meaning.replace(/\s+/g, ' ').trim(),
  country: country || null,
  region: region.trim() || null,
})

/**
 * Returns why a synonym is refused: it has no words or too many, the typed words are the name of a school or a town,
 * the meaning finds nothing, or the region is not in the country. Undefined if it is accepted.
 */
export function checkSynonym(engine: SearchEngine, draft: SynonymDraft): SynonymProblem | undefined {
  const { typed, meaning, country, region } = synonymOf(draft)
  if (!isPhrase(typed)) return { field: 'typed', code: 'synonym_words' }
  if (!isPhrase(meaning)) return { field: 'meaning', code: 'synonym_words' }
  if (fold(meaning) === typed) return { field: 'meaning', code: 'synonym_same' }
  if (engine.isNameOfSchool(typed) || engine.gazetteer.towns(typed).length > 0)
    return { field: 'typed', code: 'synonym_name' }
  const isRegion = Iterator.from(engine.gazetteer.allTowns).some(
    (town) => town.country === country && fold(town.region) === fold(region ?? ''),
  )
  if (region && !isRegion) return { field: 'region', code: 'synonym_region' }
  if (!findsSchools(engine, meaning, country)) return { field: 'meaning', code: 'synonym_meaning' }
  return undefined
}

function isPhrase(text: string): boolean {
  const list = words(text)
  const isLong = text.length > MAX_SYNONYM_LENGTH || list.length > MAX_SYNONYM_WORDS
  return list.length > 0 && !isLong && !list.every(isStopWord)
}

function findsSchools(engine: SearchEngine, text: string, country: TeamSynonym['country']): boolean {
  const countries = country ? [country] : []
  return engine.search(textQuery(text, { countries, pageSize: 1, literal: true })).total > 0
}
