import type { VersionedText } from '#app/core/terms-versions.ts'

/** The legal pages, by their address. */
export const LAW_PAGES = ['imprint', 'privacy', 'terms', 'accessibility', 'dsa', 'data-sources'] as const
export type LegalPage = (typeof LAW_PAGES)[number] & VersionedText

/** Tables that the program generates, because it knows their contents better than a text could. */
export type Insert =
  | 'operator'
  | 'cookies'
  | 'storage'
  | 'retention'
  | 'authorities'
  | 'coordinators'
  | 'enforcement'
  | 'figures'
  | 'registers'
  | 'coverage'
  | 'material'

/** Conditions for text that is only shown where it is true of this site. */
export type Condition =
  | 'stripe'
  | 'google'
  | 'mapServer'
  | 'ways'
  | 'host'
  | 'dataProtectionOfficer'
  | 'noDataProtectionOfficer'
  | 'britishRepresentative'
  | 'unionRepresentative'
  | 'digitalServicesRepresentative'
  | 'britishOperator'
  | 'registeredForVat'
  | 'notRegisteredForVat'
  | 'responsible'
  | 'smallEnterprise'

/** A text by where the operator is: under the law of a member state, or of the United Kingdom. */
export type ByOperator = { union: string; british: string }

/**
 * A paragraph; a list; a paragraph shown under a condition; one by the operator's country, perhaps under a condition; a
 * table. Texts may hold placeholders (`{email}`) and links (`[words](/path)`).
 */
export type Block =
  | string
  | { list: string[] }
  | { when: Condition; text: string }
  | (ByOperator & { when?: Condition })
  | { insert: Insert }

/** A section, which a condition can leave out as a whole. */
type LawSection = { id: string; title: string; when?: Condition; blocks: Block[] }

/** One legal page in one language. */
export type LawText = { title: string; description: string; intro: string | ByOperator; sections: LawSection[] }

export type Table = { label: string; head: string[]; rows: string[][] }

/** An item with its properties, under the group to which it belongs; texts may hold links. */
export type Entry = { group: string; title: string; facts: (readonly [name: string, text: string])[] }

/** An area with the number of its known schools; shares are formatted. `kinds` and `missing` are sentences or empty. */
export type CoverageRow = {
  name: string
  schools: string
  located: string
  described: string
  kinds: string
  missing: string
}

/** What is known about a country: by kind of school, and by region. */
export type CountryCoverage = {
  country: string
  head: string[]
  regionsTitle: string
  regionHead: string[]
  kinds: CoverageRow[]
  regions: CoverageRow[]
}

/** A block as displayed, with placeholders filled in and conditions resolved. */
export type ShownBlock =
  | { text: string }
  | { list: string[] }
  | { table: Table }
  | { entries: Entry[] }
  | { coverage: CountryCoverage[] }

/** A legal page as displayed. */
export type ShownLaw = Pick<LawText, 'title' | 'description'> & {
  intro: string
  sections: { id: string; title: string; blocks: ShownBlock[] }[]
  /** Days of the versions, the current one first. */
  versions: readonly string[]
  /** Changes that do not apply yet: the day, YYYY-MM-DD, and what changes, in lines. */
  announced: { effectiveOn: string; text: string }[]
  /** Settings that are still placeholders. */
  placeholders: string[]
}

/** Returns the names of the placeholders in a text, each once. */
export const placeholdersIn = (text: string): string[] => [...new Set(text.match(/(?<=\{)\w+(?=\})/g))].sort()

/** Returns the words of a block: of an operator in the Union and of one in the United Kingdom, where they differ. */
export function wordsOf(block: Block): string[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list
  if ('union' in block) return [block.union, block.british]
  return 'text' in block ? [block.text] : []
}

/** Replaces `{name}` by values. @throws Error when a value is missing */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for {${name}}.`)
    return value
  })
}
