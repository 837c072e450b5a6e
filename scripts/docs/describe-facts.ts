import { FACT_SECTIONS, type FactDefinition } from '#app/features/facts/vocabulary/fact-definition.ts'
import { FACT_IDS, FACTS, type FactId } from '#app/features/facts/vocabulary/facts.ts'
import { en } from '#app/i18n/all/en.ts'

const HEAD = '| id | fact | kind | of |\n|---|---|---|---|'

/** Returns tables of all facts by section: id, name, what values it has, and to which kinds of school it applies. */
export const listFacts = (): string =>
  FACT_SECTIONS.map((section) => {
    const ids = FACT_IDS.filter((id) => FACTS[id].section === section)
    return `## ${en[`factSection.${section}`]}\n\n${HEAD}\n${ids.map(rowOf).join('\n')}`
  }).join('\n\n')

const rowOf = (id: FactId): string =>
  `| \`${id}\` | ${en[`fact.${id}`]} | ${kindOf(FACTS[id])} | ${FACTS[id].categories?.join(', ') ?? 'all'} |`

function kindOf(definition: FactDefinition): string {
  if (definition.kind === 'number') {
    const [least, most] = definition.range
    return `number, ${least} to ${most}${definition.unit ? `, ${definition.unit}` : ''}`
  }
  return 'choices' in definition ? `choice: ${definition.choices.join(', ')}` : definition.kind
}
