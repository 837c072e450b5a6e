import type { ComponentProps, ReactNode } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/use-translation.ts'

/** Returns the HTML of children, which depends on `of` and the language alone; undefined if it cannot be kept. */
export type KeepHtml = (children: ReactNode, locale: Locale, of: string) => string | undefined

let keepHtml: KeepHtml | undefined

/** Has the server keep the HTML of items from now on. */
export function keepItemsWith(keep: KeepHtml): void {
  keepHtml = keep
}

/**
 * A list item of which the server keeps the HTML inside: most lists share their items with others, and rendering them
 * is more than a fourth of what React does for a list. The browser renders the children themselves.
 *
 * @param props.of all data on which the children depend, besides the language; undefined if they depend on more. They
 *   may use no ids of React, whose order depends on the page.
 */
export function KeptItem({ of, children, ...attributes }: ComponentProps<'li'> & { of: object | undefined }) {
  const locale = useLocale()
  const html = import.meta.env.SSR && of && keepHtml?.(children, locale, JSON.stringify(of))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has written and escaped it
  return html ? <li {...attributes} dangerouslySetInnerHTML={{ __html: html }} /> : <li {...attributes}>{children}</li>
}
