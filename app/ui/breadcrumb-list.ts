import type { BreadcrumbListLeaf, WithContext } from 'schema-dts'
import { type Locale, localePath } from '#app/i18n/locales.ts'
import type { Crumb } from './breadcrumb.tsx'

/**
 * Returns a breadcrumb in the vocabulary of schema.org; none for a single step, because a list needs two.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbList(
  crumbs: readonly Crumb[],
  { origin, locale }: { origin: string; locale: Locale },
): [] | [WithContext<BreadcrumbListLeaf>] {
  if (crumbs.length < 2) return []
  const itemListElement = crumbs.map(({ name, path }, at) => ({
    '@type': 'ListItem' as const,
    position: at + 1,
    name,
    item: origin + localePath(locale, path),
  }))
  return [{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }]
}
