import { findProfileSentence } from '#app/features/facts/cards/find-card-facts.server.ts'
import type { SchoolFacts } from '#app/features/facts/find-school-facts.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type ArrangedFacts, arrangeFacts, factIds, hasTiles } from './arrange-facts.ts'
import type { SchoolProfile } from './find-school.server.ts'

/** Arranges the official facts of a profile, with a sentence of the register where they are too few for tiles. */
export async function findArrangedFacts(
  school: SchoolProfile,
  facts: SchoolFacts,
  locale: Locale,
): Promise<ArrangedFacts> {
  const isSaid = school.register !== null && !hasTiles(facts)
  const sentence = isSaid ? await findProfileSentence(school.id, factIds(facts), locale) : null
  return arrangeFacts(school, facts, sentence, locale)
}
