import type { Location, MetaDescriptor } from 'react-router'
import { alternatesOf } from '#app/i18n/alternates.ts'
import { LOCALES, type Locale, localeOf, localePath, pathWithoutLocale } from '#app/i18n/locales.ts'
import type { Site } from '#app/site.server.ts'

type Page = {
  location: Location
  /** The matches that a route's `meta` gets; the root's carries the origin. */
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  title: string
  description: string
  /** The query that identifies the page, such as `?page=2`; everything else is left out of the canonical address. */
  query?: string
  /** Pages that search engines should not list, such as results. */
  noindex?: boolean
  /** Path of the picture that social networks show with a shared link, 1200 × 630 pixels. */
  picture?: string | undefined
  /** Languages in which search engines may list the page; all of them unless given. */
  languages?: readonly Locale[]
}

/** Returns what the root's data say of the site; undefined if they could not be loaded. */
export const siteOf = (matches: Page['matches']): Site | undefined =>
  (matches.find((match) => match?.id === 'root')?.loaderData as { site?: Site } | undefined)?.site

/** Title, description, canonical address, the same page in the other languages, and the preview for shared links. */
export function pageMeta(page: Page): MetaDescriptor[] {
  const { location, matches, title, description, query = '', languages = LOCALES } = page
  const origin = siteOf(matches)?.origin ?? ''
  const locale = localeOf(location.pathname)
  const path = pathWithoutLocale(location.pathname) + query
  const address = (language: typeof locale) => origin + localePath(language, path)
  const isListed = languages.includes(locale)
  const alternates = alternatesOf(isListed ? languages : []).map(([hrefLang, language]) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: address(language),
  }))
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address(locale) },
    ...alternates,
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address(locale) },
    { property: 'og:site_name', content: 'Aulario' },
    { property: 'og:type', content: 'website' },
    ...(page.picture ? pictureMeta(origin + page.picture, title) : []),
    ...LOCALES.map((language) => ({
      property: language === locale ? 'og:locale' : 'og:locale:alternate',
      content: `${language}_${language === 'en' ? 'GB' : language.toUpperCase()}`,
    })),
    ...(isListed && !page.noindex ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

const pictureMeta = (address: string, title: string): MetaDescriptor[] => [
  { property: 'og:image', content: address },
  { property: 'og:image:type', content: 'image/png' },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: title },
  { name: 'twitter:card', content: 'summary_large_image' },
]
