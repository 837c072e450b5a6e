import { type Locale, localeOf, pathWithoutLocale } from './locales.ts'
import { addCatalogue, type Catalogue } from './translate.ts'

type Texts = () => Promise<Partial<Catalogue>>

const site: Record<Locale, Texts> = {
  de: async () => (await import('./de/site.ts')).site,
  en: async () => (await import('./en/site.ts')).site,
  fr: async () => (await import('./fr/site.ts')).site,
  es: async () => (await import('./es/site.ts')).site,
  it: async () => (await import('./it/site.ts')).site,
}

const account: Record<Locale, Texts> = {
  de: async () => (await import('./de/account.ts')).account,
  en: async () => (await import('./en/account.ts')).account,
  fr: async () => (await import('./fr/account.ts')).account,
  es: async () => (await import('./es/account.ts')).account,
  it: async () => (await import('./it/account.ts')).account,
}

/** Fetches the texts of the one language that a document needs before it comes alive. */
export async function loadCatalogue(pathname: string): Promise<void> {
  const locale = localeOf(pathname)
  const inAccount = /^\/(auth|account)(\/|$)/.test(pathWithoutLocale(pathname))
  await Promise.all([
    site[locale]().then((texts) => addCatalogue(locale, texts)),
    inAccount && loadAccountTexts(locale),
  ])
}

/** Fetches the texts about accounts, once: public pages come without them. */
export async function loadAccountTexts(locale: Locale): Promise<void> {
  addCatalogue(locale, await account[locale]())
}
