import type { Area } from './areas.ts'
import type { Locale } from './locales.ts'
import { addCatalogue, type Catalogue } from './translate.ts'

type Texts = Record<string, Partial<Catalogue>>
/** The texts that every page needs, and the loaders of the other areas. */
type Site = { site: Partial<Catalogue>; areas: Record<Exclude<Area, 'site'>, () => Promise<Texts>> }

const SITES = import.meta.glob<Site>('./loaders/*.ts')

/** Loads the texts of some areas in one language; before a page is drawn, the areas that it needs. */
export async function loadCatalogue(areas: Area[], locale: Locale): Promise<void> {
  await Promise.all(areas.map((area) => loadArea(area, locale)))
}

/** Loads the texts of an area once; pages are sent without the texts of other areas. */
export async function loadArea(area: Area, locale: Locale): Promise<void> {
  const { site, areas } = await SITES[`./loaders/${locale}.ts`]!()
  addCatalogue(locale, area === 'site' ? site : ((await areas[area]())[area] ?? {}))
}
