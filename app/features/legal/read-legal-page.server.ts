import { LAW_VERSIONS } from '#app/core/terms-versions.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { announcedChanges } from './changes/announced-changes.server.ts'
import { lawConditions, legalFacts } from './facts.server.ts'
import { fill } from './fill.ts'
import type { Block, Condition, LegalPage, ShownBlock, ShownLaw } from './legal-text.ts'
import { operatorPlaceholders } from './operator.server.ts'
import { LAW_TEXTS } from './pages/legal-texts.server.ts'
import { TABLES } from './tables/tables.server.ts'

type Shown = { locale: Locale; facts: Record<string, string>; holds: Record<Condition, boolean> }

/** Reads a legal page in a language, as it currently applies to this site. */
export async function readLawPage(page: LegalPage, locale: Locale): Promise<ShownLaw> {
  const { title, description, intro, sections } = LAW_TEXTS[page][locale]
  const facts = legalFacts(locale)
  const shown = { locale, facts, holds: lawConditions() }
  return {
    title,
    description,
    intro: fill(intro, facts),
    sections: await Promise.all(
      sections.map(async ({ id, title, blocks }) => ({
        id,
        title,
        blocks: (await Promise.all(blocks.map((block) => show(block, shown)))).flat(),
      })),
    ),
    versions: LAW_VERSIONS[page],
    announced: page === 'terms' ? await announcedChanges(locale) : [],
    placeholders: operatorPlaceholders(),
  }
}

/** @returns nothing if the block's condition does not hold */
async function show(block: Block, { locale, facts, holds }: Shown): Promise<ShownBlock[]> {
  if (typeof block === 'string') return [{ text: fill(block, facts) }]
  if ('list' in block) return [{ list: block.list.map((item) => fill(item, facts)) }]
  if ('when' in block) return holds[block.when] ? [{ text: fill(block.text, facts) }] : []
  const shown = await TABLES[block.insert](locale)
  return ['head' in shown ? { table: shown } : shown]
}
