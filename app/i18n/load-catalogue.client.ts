import { type Area, areasOf } from './areas.ts'
import { type Locale, localeOf } from './locales.ts'
import { addCatalogue, type Catalogue } from './translate.ts'

type Texts = Record<string, Partial<Catalogue>>
/** The texts that every page needs, and the loaders of the other areas. */
type Site = { site: Partial<Catalogue>; areas: Record<Exclude<Area, 'site'>, () => Promise<Texts>> }

const SITES = import.meta.glob<Site>('./site/*.ts')

/** Fetches the texts that a page needs before it is drawn, in its one language. */
export async function loadCatalogue(pathname: string): Promise<void> {
  await Promise.all(areasOf(pathname).map((area) => loadArea(area, localeOf(pathname))))
}

/** Fetches the texts of an area, once; pages come without the texts of other areas. */
export async function loadArea(area: Area, locale: Locale): Promise<void> {
  const { site, areas } = await SITES[`./site/${locale}.ts`]!()
  addCatalogue(locale, area === 'site' ? site : ((await areas[area]())[area] ?? {}))
}
