import { alternatesOf } from '#app/i18n/alternates.ts'
import { type Locale, localePath } from '#app/i18n/locales.ts'

/** The most entries and uncompressed bytes of a file, by https://www.sitemaps.org/protocol.html. */
export const MAX_ENTRIES = 50_000
export const MAX_BYTES = 50 * 1024 * 1024

/** A page in the languages in which search engines may list it. */
export type SitemapPage = {
  /** Path without language, with its parts encoded. */
  path: string
  languages: readonly Locale[]
  changedAt?: Date | undefined
}

export const URLSET_START = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`
export const URLSET_END = '</urlset>\n'

/**
 * Returns the entries of a page, one for each language; each names all of them, as
 * https://developers.google.com/search/docs/specialty/international/localized-versions requires.
 */
export function sitemapEntries({ path, languages, changedAt }: SitemapPage, origin: string): string[] {
  const addressOf = (language: Locale) => escapeXml(origin + localePath(language, path))
  const versions = alternatesOf(languages).map(
    ([hrefLang, language]) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${addressOf(language)}"/>`,
  )
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return languages.map((language) => `<url><loc>${addressOf(language)}</loc>${changed}${versions.join('')}</url>\n`)
}

/** A file of the index, and the last change of a page in it. */
export type SitemapFile = { name: string; changedAt: Date | undefined }

/** Returns the index of all files. */
export function sitemapIndex(files: readonly SitemapFile[], origin: string): string {
  const entries = files.map(({ name, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${name}`)}</loc>${changed}</sitemap>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</sitemapindex>
`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)
