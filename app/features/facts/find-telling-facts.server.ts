import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { Category } from '#db/vocabulary.ts'
import { type FactValues, findFactValues } from './find-fact-values.server.ts'
import { formatFactValue, formatPeriod } from './format-fact.ts'
import { appliesTo, FACT_IDS, FACTS, type FactId } from './vocabulary/facts.ts'

type School = { id: string; category: Category }

/** Numbers that a list of schools may show side by side: none that has to be explained or is sensitive. */
const TELLING = FACT_IDS.filter((id) => {
  const fact = FACTS[id]
  return (
    fact.kind === 'number' && fact.glance > 0 && fact.comparable !== 'never' && !fact.isSensitive && !fact.hasWarning
  )
}).sort((one, other) => FACTS[other].glance - FACTS[one].glance)

/**
 * Finds, for each group of schools, the most informative fact about their kind among those that are known for at least
 * half of the group and differ in it, and returns it by school in the reader's language with its period: `Kinder 412
 * (2024/25)`. Schools without it are left out. Reads the facts of all groups at once.
 */
export async function findTellingFacts(
  groups: readonly (readonly School[])[],
  locale: Locale,
): Promise<Map<string, string>[]> {
  const ids = groups.flat().map(({ id }) => id)
  const values = await findFactValues(ids, { only: TELLING, newest: true })
  return groups.map((schools) => tellingFact(schools, values, locale))
}

function tellingFact(schools: readonly School[], values: FactValues, locale: Locale): Map<string, string> {
  const newestOf = (school: string, id: FactId) =>
    values
      .get(school)
      ?.get(id)
      ?.find(({ number }) => number !== null)
  const told = TELLING.find((id) => {
    const known = schools.filter((school) => appliesTo(id, school.category) && newestOf(school.id, id))
    const values = new Set(known.map((school) => newestOf(school.id, id)?.number))
    return known.length > 0 && known.length * 2 >= schools.length && (values.size > 1 || schools.length === 1)
  })
  if (!told) return new Map()
  const label = translator(locale)(`fact.${told}`)
  return new Map(
    schools.flatMap(({ id }) => {
      const value = newestOf(id, told)
      return value ? [[id, `${label} ${formatFactValue(locale, told, value)} (${formatPeriod(locale, value)})`]] : []
    }),
  )
}
