import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { db } from '#db/client.ts'
import type { Category } from '#db/vocabulary.ts'
import type { FactValue } from './find-facts.server.ts'
import { formatFactValue, formatPeriod } from './format-fact.ts'
import { FACT_IDS, FACTS, type FactId } from './vocabulary/facts.ts'

type School = { id: string; category: Category }

/** Numbers that a list of schools may show beside each other: none that has to be explained or is sensitive. */
const TELLING = FACT_IDS.filter((id) => {
  const fact = FACTS[id]
  return (
    fact.kind === 'number' && fact.glance > 0 && fact.comparable !== 'never' && !fact.isSensitive && !fact.hasWarning
  )
}).sort((one, other) => FACTS[other].glance - FACTS[one].glance)

/**
 * Finds the fact that tells most about the kind of some schools among those known of at least half of them, and returns
 * it by school in the reader's language with its period: `Kinder 412 (2024/25)`. Schools without it are left out.
 */
export async function findTellingFact(schools: readonly School[], locale: Locale): Promise<Map<string, string>> {
  if (schools.length === 0) return new Map()
  const values = await newestValues(schools.map(({ id }) => id))
  const told = TELLING.find((id) => {
    const known = schools.filter((school) => appliesTo(id, school) && values.has(keyOf(school.id, id)))
    return known.length * 2 >= schools.length
  })
  if (!told) return new Map()
  const label = translator(locale)(`fact.${told}`)
  return new Map(
    schools.flatMap(({ id }) => {
      const value = values.get(keyOf(id, told))
      return value ? [[id, `${label} ${formatFactValue(locale, told, value)} (${formatPeriod(locale, value)})`]] : []
    }),
  )
}

const keyOf = (school: string, fact: string) => `${school} ${fact}`
const appliesTo = (id: FactId, { category }: School) => FACTS[id].categories?.includes(category) ?? true

/** Returns the newest numbers by school and fact; those without a value are left out. */
async function newestValues(ids: string[]): Promise<Map<string, FactValue>> {
  const rows = await db()
    .selectFrom('school_facts')
    .distinctOn(['key', 'fact'])
    .select(['key', 'fact', 'period', 'period_start as start', 'dated_by', 'number', 'choice', 'missing', 'source'])
    .where('key', 'in', ids)
    .where('fact', 'in', TELLING)
    .orderBy('key')
    .orderBy('fact')
    .orderBy('period_start', 'desc')
    .execute()
  return new Map(
    rows
      .filter(({ number }) => number !== null)
      .map(({ key, fact, dated_by, ...value }) => [
        keyOf(key, fact),
        { ...value, isImportDay: dated_by === 'import' } as FactValue,
      ]),
  )
}
