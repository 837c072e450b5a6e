import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { Category } from '#db/vocabulary.ts'
import { findFactValues } from './find-fact-values.server.ts'
import { formatFactValue, formatPeriod } from './format-fact.ts'
import { appliesTo, FACT_IDS, FACTS, type FactId } from './vocabulary/facts.ts'

type School = { id: string; category: Category }

/** Numbers that a list of schools may show beside each other: none that has to be explained or is sensitive. */
const TELLING = FACT_IDS.filter((id) => {
  const fact = FACTS[id]
  return (
    fact.kind === 'number' && fact.glance > 0 && fact.comparable !== 'never' && !fact.isSensitive && !fact.hasWarning
  )
}).sort((one, other) => FACTS[other].glance - FACTS[one].glance)

/**
 * Finds the most informative fact about the kind of some schools, among those known for at least half of them, and
 * returns it by school in the reader's language with its period: `Kinder 412 (2024/25)`. Schools without it are left
 * out.
 */
export async function findTellingFact(schools: readonly School[], locale: Locale): Promise<Map<string, string>> {
  const ids = schools.map(({ id }) => id)
  const values = await findFactValues(ids, { only: TELLING, newest: true })
  const newestOf = (school: string, id: FactId) =>
    values
      .get(school)
      ?.get(id)
      ?.find(({ number }) => number !== null)
  const told = TELLING.find((id) => {
    const known = schools.filter((school) => appliesTo(id, school.category) && newestOf(school.id, id))
    return known.length > 0 && known.length * 2 >= schools.length
  })
  if (!told) return new Map()
  const label = translator(locale)(`fact.${told}`)
  return new Map(
    ids.flatMap((id) => {
      const value = newestOf(id, told)
      return value ? [[id, `${label} ${formatFactValue(locale, told, value)} (${formatPeriod(locale, value)})`]] : []
    }),
  )
}
