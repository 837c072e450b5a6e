import { SECTIONS } from '#app/features/school-profile/sections.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'

/** What a school shows about itself, piece by piece. */
export const ITEM_KINDS = ['image', 'video', 'text', 'event'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** Texts besides the ten sections of the educational profile. */
const SHORT_TEXTS = ['summary', 'description'] as const
const TEXTS: readonly string[] = [...SHORT_TEXTS, ...SECTIONS]

/** One piece: a photo, video or event by its id, a text by its section and language. */
export type ItemRef =
  | { kind: 'image' | 'video' | 'event'; id: string }
  | { kind: 'text'; section: string; language: Locale }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Parses a piece as named in addresses and tables: `image.<id>`, `text.<section>.<language>`; else undefined. */
export function readItem(written: string): ItemRef | undefined {
  const [kind, key = '', language] = written.split('.')
  if (kind === 'text') {
    const found = LOCALES.find((locale) => locale === language)
    return found && TEXTS.includes(key) ? { kind, section: key, language: found } : undefined
  }
  if (kind !== 'image' && kind !== 'video' && kind !== 'event') return undefined
  return UUID.test(key) && language === undefined ? { kind, id: key } : undefined
}

/** The rules for what schools show, in the order in which people choose from them. */
export const ITEM_RULES = ['people', 'rights', 'misleading', 'insult', 'advertising', 'illegal'] as const
export type ItemRule = (typeof ITEM_RULES)[number]
/** Those from which visitors choose; breaches of the law have a form of their own. */
export const BROKEN_ITEM_RULES = ITEM_RULES.filter((rule) => rule !== 'illegal')

/** Months within which a school may appeal. */
export const ITEM_APPEAL_MONTHS = 6
export const MAX_ITEM_TITLE = 200
export const MAX_ITEM_TEXT = 5000
