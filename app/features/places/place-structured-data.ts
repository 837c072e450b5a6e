import type { ItemListLeaf, WithContext } from 'schema-dts'
import { type Locale, localePath } from '#app/i18n/locales.ts'
import { breadcrumbList } from '#app/ui/breadcrumb-list.ts'
import type { PlacePage } from './find-place-page.server.ts'

type Described = Pick<PlacePage, 'kind' | 'heading' | 'crumbs' | 'below'> & {
  schools: readonly Pick<PlacePage['schools'][number], 'id' | 'name'>[]
}

/**
 * Returns the data of a place in the vocabulary of schema.org: its list of schools or places, and the surrounding
 * places; nothing that visitors do not see on the page.
 *
 * @returns one object for each script of type `application/ld+json`
 */
export function placeStructuredData(
  { kind, heading, crumbs, schools, below }: Described,
  { origin, locale }: { origin: string; locale: Locale },
): [WithContext<ItemListLeaf>, ...ReturnType<typeof breadcrumbList>] {
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
  return [list, ...breadcrumbList(crumbs, { origin, locale })]
}
