import type { FactValues } from '#app/features/facts/find-fact-values.server.ts'
import { listPublishers } from '#app/features/schools/sources/find-sources.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { SchoolProfile } from './find-school.server.ts'
import { type Means, presentSupport, type SaidOfSupport, SUPPORT_FACTS } from './present-support.ts'

/**
 * Finds what the register, the school and its reviews say about support; null where the register states none.
 *
 * @param values of its facts
 * @param means of the criteria of its reviews
 */
export async function findSupport(
  school: SchoolProfile,
  values: FactValues,
  means: Means,
  locale: Locale,
): Promise<SaidOfSupport | null> {
  const own = values.get(school.id)
  const sources = SUPPORT_FACTS.flatMap((fact) => own?.get(fact)?.at(-1)?.source ?? [])
  if (sources.length === 0) return null
  const publishers = await listPublishers([...new Set(sources)])
  return presentSupport(school, { values, publishers, means }, locale)
}
