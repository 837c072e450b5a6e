import { type Locale, localeOf, pathWithoutLocale } from './locales.ts'
import { addCatalogue, type Catalogue } from './translate.ts'

type Texts = () => Promise<Partial<Catalogue>>

/** Texts by what needs them: every page, the pages about Aulario, accounts, the shortlist. Each language is a file of its own. */
const AREAS = {
  site: import.meta.glob<Partial<Catalogue>>('./*/site.ts', { import: 'site' }),
  pages: import.meta.glob<Partial<Catalogue>>('./*/pages.ts', { import: 'pages' }),
  account: import.meta.glob<Partial<Catalogue>>('./*/account.ts', { import: 'account' }),
  compare: import.meta.glob<Partial<Catalogue>>('./*/compare.ts', { import: 'compare' }),
} satisfies Record<string, Record<string, Texts>>
export type Area = keyof typeof AREAS

const PATHS = {
  pages: /^\/(about|for-schools|ordering|premium)(\/|$)/,
  account: /^\/(auth|account|schools\/[^/]+\/review)(\/|$)/,
  compare: /^\/(compare|account\/favourites)(\/|$)/,
}

/** Fetches the texts of the one language that a document needs before it comes alive. */
export async function loadCatalogue(pathname: string): Promise<void> {
  const locale = localeOf(pathname)
  const path = pathWithoutLocale(pathname)
  const areas = (['pages', 'account', 'compare'] as const).filter((area) => PATHS[area].test(path))
  await Promise.all([loadArea('site', locale), ...areas.map((area) => loadArea(area, locale))])
}

/** Fetches the texts of an area, once: other pages come without them. */
export async function loadArea(area: Area, locale: Locale): Promise<void> {
  const texts = await AREAS[area][`./${locale}/${area}.ts`]?.()
  if (texts) addCatalogue(locale, texts)
}
