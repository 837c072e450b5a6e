import { type Area, areasOf } from './areas.ts'
import { type Locale, localeOf } from './locales.ts'
import { addCatalogue, type Catalogue } from './translate.ts'

type Texts = () => Promise<Partial<Catalogue>>

/** The files of each area, by their path. */
const FILES = {
  site: import.meta.glob<Partial<Catalogue>>('./*/site.ts', { import: 'site' }),
  search: import.meta.glob<Partial<Catalogue>>('./*/search.ts', { import: 'search' }),
  profile: import.meta.glob<Partial<Catalogue>>('./*/profile.ts', { import: 'profile' }),
  pages: import.meta.glob<Partial<Catalogue>>('./*/pages.ts', { import: 'pages' }),
  account: import.meta.glob<Partial<Catalogue>>('./*/account.ts', { import: 'account' }),
  reading: import.meta.glob<Partial<Catalogue>>('./*/reading.ts', { import: 'reading' }),
  compare: import.meta.glob<Partial<Catalogue>>('./*/compare.ts', { import: 'compare' }),
  moderation: import.meta.glob<Partial<Catalogue>>('./*/moderation.ts', { import: 'moderation' }),
} satisfies Record<Area, Record<string, Texts>>

/** Fetches the texts of the one language that a document needs before it comes alive. */
export async function loadCatalogue(pathname: string): Promise<void> {
  const locale = localeOf(pathname)
  await Promise.all(areasOf(pathname).map((area) => loadArea(area, locale)))
}

/** Fetches the texts of an area, once: other pages come without them. */
export async function loadArea(area: Area, locale: Locale): Promise<void> {
  const texts = await FILES[area][`./${locale}/${area}.ts`]?.()
  if (texts) addCatalogue(locale, texts)
}
