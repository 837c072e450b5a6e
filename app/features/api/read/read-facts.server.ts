import '#app/i18n/all.server.ts'
import { findFacts } from '#app/features/facts/find-facts.server.ts'
import { formatFactValue, formatPeriod } from '#app/features/facts/format-fact.ts'
import { FACTS } from '#app/features/facts/vocabulary/facts.ts'
import { findSources } from '#app/features/schools/sources/find-sources.server.ts'
import { mayPassOn } from '#app/features/schools/sources/register-source.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { Answered } from '../schemas/envelope.ts'
import type { Facts } from '../schemas/fact.schema.ts'
import { presentSource } from './present-school.ts'
import { readSchool } from './read-school.server.ts'

/**
 * Reads the official facts about a school in all periods, each value with its source; those whose licence forbids it
 * are left out.
 *
 * @throws ApiProblem not-found
 */
export async function readFacts(id: string, origin: string, locale: Locale): Promise<Answered<Facts>> {
  const { data: school } = await readSchool(id, origin, locale)
  const known = await findFacts(school)
  const found = await findSources(known.flatMap(({ history }) => history.map(({ source }) => source)))
  const open = new Map([...found].filter(([, source]) => mayPassOn(source)))
  const facts = known.map(({ id: fact, history }) => {
    const definition = FACTS[fact]
    return {
      id: fact,
      section: definition.section,
      label: translator(locale)(`fact.${fact}`),
      unit: definition.kind === 'number' ? definition.unit : null,
      values: history
        .filter(({ source }) => open.has(source))
        .map((value) => ({
          value: value.number ?? value.choice,
          text: formatFactValue(locale, fact, value),
          missing: value.missing,
          period: value.period,
          start: value.start,
          year: formatPeriod(locale, value),
          datedBy: value.isImportDay ? ('import' as const) : ('publisher' as const),
          source: value.source,
        })),
    }
  })
  return {
    sources: [...open.values()].map(presentSource),
    shown: { schools: [school.id] },
    data: { school: school.id, facts: facts.filter(({ values }) => values.length > 0) },
  }
}
