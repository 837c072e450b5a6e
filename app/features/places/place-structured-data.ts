import type { BreadcrumbListLeaf, ItemListLeaf, WithContext } from 'schema-dts'
import { type Locale, localePath } from '#app/i18n/locales.ts'
import type { PlacePage } from './find-place-page.server.ts'

/**
 * Returns the data of a place in the vocabulary of schema.org: its list of schools or places, and the places around it;
 * nothing that visitors do not see on the page.
 *
 * @returns one object for each script of type `application/ld+json`
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function placeStructuredData(
  { kind, heading, crumbs, schools, below }: PlacePage,
  { origin, locale }: { origin: string; locale: Locale },
): [WithContext<ItemListLeaf>, ...WithContext<BreadcrumbListLeaf>[]] {
  const addressOf = (path: string) => origin + localePath(locale, path)
  const listed =
    kind === 'town'
      ? schools.map(({ id, name }) => ({ name, path: `/schools/${encodeURIComponent(id)}` }))
      : below.map(({ label, path }) => ({ name: label, path }))
  const list = {
    '@context': 'https://schema.org' as const,
    '@type': 'ItemList' as const,
    name: heading,
    numberOfItems: listed.length,
    itemListElement: listed.map(({ name, path }, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name,
      url: addressOf(path),
    })),
  }
  // A breadcrumb list needs two steps.
  if (crumbs.length < 2) return [list]
  const steps = crumbs.map(({ name, path }, at) => ({
    '@type': 'ListItem' as const,
    position: at + 1,
    name,
    item: addressOf(path),
  }))
  return [list, { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: steps }]
}
