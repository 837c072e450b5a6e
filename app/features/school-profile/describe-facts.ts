import type { SchoolFacts } from '#app/features/facts/find-school-facts.server.ts'
import type { FactId } from '#app/features/facts/vocabulary/facts.ts'

/** Facts that name the organisation to which a school belongs, nearest first. */
const PARENTS: readonly FactId[] = ['institute_name', 'trust', 'operator']

/**
 * Returns official facts in the vocabulary of schema.org, as the page shows them. The vocabulary has words for the
 * dates on which a school opened and closed and for the organisation above it; the few most telling facts become named
 * properties, each with its period.
 *
 * @see https://schema.org/School
 */
export function describeFacts({ glance, sections }: SchoolFacts) {
  const all = new Map(sections.flatMap(({ facts }) => facts.map((fact) => [fact.id, fact] as const)))
  const opened = all.get('opened')?.day
  const closed = all.get('closed')?.day
  const parent = PARENTS.map((id) => all.get(id)?.value).find(Boolean)
  return {
    ...(opened && { foundingDate: opened }),
    ...(closed && { dissolutionDate: closed }),
    ...(parent && { parentOrganization: { '@type': 'Organization' as const, name: parent } }),
    ...(glance.length > 0 && {
      additionalProperty: glance.map(({ id, label, value, period }) => ({
        '@type': 'PropertyValue' as const,
        propertyID: id,
        name: label,
        value,
        description: period,
      })),
    }),
  }
}
