import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { StaticRouter } from 'react-router'
import { type Locale, localePath } from '#app/i18n/locales.ts'
import { renderAtOnce } from './render-html.server.tsx'

/** An item takes some 2.5 kB, so a process holds some 10 MB of them. */
const MAX_ITEMS = 4000
/** What React writes in front of HTML with pictures, and hydration does not expect inside a page. */
const PRELOAD = '<link rel="preload"'
const items = new LRUCache<string, string>({ max: MAX_ITEMS })

/**
 * Returns the HTML of children that depend on nothing but the language and data, from memory if it was rendered for the
 * same before: found by the data themselves, it cannot be older than they are.
 *
 * @param of the data
 * @returns undefined for children that wait for something, fail, or preload pictures: the page renders them itself
 */
export function keepHtml(children: ReactNode, locale: Locale, of: string): string | undefined {
  const key = hash('sha256', `${locale} ${of}`, 'base64url')
  const kept = items.get(key)
  if (kept !== undefined) return kept || undefined
  const html = renderAtOnce(<StaticRouter location={localePath(locale, '/')}>{children}</StaticRouter>)
  if (html === undefined) return undefined
  const own = html.startsWith(PRELOAD) ? '' : html
  items.set(key, own)
  return own || undefined
}
