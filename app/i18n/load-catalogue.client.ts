import type { Locale } from './locales.ts'
import { addCatalogue, type Catalogue } from './translate.ts'

const loaders: Record<Locale, () => Promise<Catalogue>> = {
  de: async () => (await import('./de/index.ts')).de,
  en: async () => (await import('./en/index.ts')).en,
  fr: async () => (await import('./fr/index.ts')).fr,
  es: async () => (await import('./es/index.ts')).es,
  it: async () => (await import('./it/index.ts')).it,
}

/** Fetches the one language that the page needs. */
export async function loadCatalogue(locale: Locale): Promise<void> {
  addCatalogue(locale, await loaders[locale]())
}
