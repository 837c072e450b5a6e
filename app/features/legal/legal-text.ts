import type { VersionedText } from '#app/core/terms-versions.ts'

/** The pages of law, by their address. */
export const LAW_PAGES = ['imprint', 'privacy', 'terms', 'accessibility', 'dsa', 'data-sources'] as const
export type LegalPage = (typeof LAW_PAGES)[number] & VersionedText

/** What the program knows better than a text could say it, as a table. */
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
  | 'material'

/** What is only said where it is true of this site. */
export type Condition =
  | 'stripe'
  | 'google'
  | 'mapServer'
  | 'host'
  | 'dataProtectionOfficer'
  | 'noDataProtectionOfficer'
  | 'britishRepresentative'

/**
 * A paragraph; a list; a paragraph that is shown under a condition; a table. Words may hold placeholders (`{email}`) and
 * links (`[words](/path)`).
 */
export type Block = string | { list: string[] } | { when: Condition; text: string } | { insert: Insert }

export type LawSection = { id: string; title: string; blocks: Block[] }

/** One page of law in one language. */
export type LawText = { title: string; description: string; intro: string; sections: LawSection[] }

export type Table = { label: string; head: string[]; rows: string[][] }

/** A block as it is shown: nothing to fill in and no condition left. */
export type ShownBlock = { text: string } | { list: string[] } | { table: Table }

/** A page of law as it is shown. */
export type ShownLaw = Omit<LawText, 'sections'> & {
  sections: { id: string; title: string; blocks: ShownBlock[] }[]
  /** Days of the versions, the current one first. */
  versions: readonly string[]
  /** Settings that are still placeholders. */
  placeholders: string[]
}
