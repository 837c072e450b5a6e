import { createHash } from 'node:crypto'
import type { VersionedText } from '#app/core/terms-versions.ts'
import { de } from '#app/i18n/all/de.ts'
import { en } from '#app/i18n/all/en.ts'
import { es } from '#app/i18n/all/es.ts'
import { fr } from '#app/i18n/all/fr.ts'
import { it } from '#app/i18n/all/it.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { COOKIES, STORED } from '../device-storage/device-storage.ts'
import { AUTHORITIES, COORDINATORS, ENFORCEMENT } from '../operator/bodies.ts'
import type { Block, Insert, LegalPage } from '../pages/legal-text.ts'
import { LAW_TEXTS } from '../pages/legal-texts.server.ts'
import { RETENTION } from '../retention/retention.server.ts'
import type { TableTexts } from '../tables/texts/table-texts.ts'
import { TABLE_TEXTS } from '../tables/texts.ts'

const CATALOGUES = { de, en, fr, es, it }

/** Pages whose texts are in the catalogues, with the prefixes of their keys. */
const PREFIXES: Record<Exclude<VersionedText, LegalPage>, string> = {
  'review-rules': 'reviewRules.',
  'how-reviews-work': 'howReviews.',
  ordering: 'ordering.',
}

/** What each table contains besides live figures: its texts in a language, and data that are the same in all. */
const TABLE_PARTS: Record<Insert, { texts: (keyof TableTexts)[]; data?: unknown }> = {
  operator: { texts: ['operator'] },
  cookies: { texts: ['cookies'], data: COOKIES },
  storage: { texts: ['stored', 'life'], data: STORED },
  retention: { texts: ['retention'], data: Object.entries(RETENTION).map(([id, { period }]) => [id, period]) },
  authorities: { texts: [], data: AUTHORITIES },
  coordinators: { texts: [], data: COORDINATORS },
  enforcement: { texts: [], data: ENFORCEMENT },
  figures: { texts: ['reason', 'figures', 'none'] },
  registers: { texts: ['register'] },
  coverage: { texts: ['coverage'] },
  material: { texts: ['material'] },
}

/** @returns a short mark for the texts of each versioned page in all languages, which changes when any of them does */
export function fingerprintTexts(): Record<VersionedText, string> {
  const pages = Object.keys(LAW_TEXTS) as LegalPage[]
  const listed = Object.entries(PREFIXES).map(([page, prefix]) => [page, mark(catalogueTexts(prefix))])
  return Object.fromEntries([...pages.map((page) => [page, mark(pageTexts(page))]), ...listed])
}

const mark = (texts: unknown) => createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)

const pageTexts = (page: LegalPage) =>
  LOCALES.map((locale) => {
    const text = LAW_TEXTS[page][locale]
    const inserts = text.sections.flatMap(({ blocks }) => blocks.flatMap(insertOf))
    const tables = inserts.map((insert) => {
      const { texts, data } = TABLE_PARTS[insert]
      const { heads, ...others } = TABLE_TEXTS[locale]
      return [
        Object.entries(heads).find(([name]) => name === insert),
        texts.map((key) => ({ heads, ...others })[key]),
        data,
      ]
    })
    return [locale, text, tables]
  })

const insertOf = (block: Block): Insert[] => (typeof block !== 'string' && 'insert' in block ? [block.insert] : [])

const catalogueTexts = (prefix: string) =>
  LOCALES.map((locale) => Object.entries(CATALOGUES[locale]).filter(([key]) => key.startsWith(prefix)))
