import type { Area } from '#app/i18n/areas.ts'
import { pathWithoutLocale } from '#app/i18n/locales.ts'
import type { PageTexts } from './page-texts.ts'

/** Written by the build, see `vite.config.ts`: the texts of public pages. */
declare const PAGE_TEXTS: PageTexts

/**
 * Returns the areas of texts that the page at an address needs. Navigation calls this before the module of the page is
 * loaded. The list for pages behind a session is loaded only when one of them is visited.
 */
export async function areasOfPage(pathname: string): Promise<Area[]> {
  const isBehindSession = /^\/(?:account|admin|dashboard)\b/i.test(pathWithoutLocale(pathname))
  return areasIn(pathname, isBehindSession ? (await import('./session-texts.client.ts')).sessionTexts : PAGE_TEXTS)
}

/** @param texts as `pageTexts` returns them */
export function areasIn(pathname: string, texts: PageTexts): Area[] {
  const areas = ['site']
  let node: PageTexts | undefined = texts
  for (const part of `${pathWithoutLocale(pathname).toLowerCase()}/`.slice(1).split('/')) {
    if (typeof node !== 'object') break
    node = Object.hasOwn(node, part) ? node[part] : part && node[':']
    const found = typeof node === 'object' ? node['*'] : node
    if (typeof found === 'string' && found) areas.push(...found.split(' '))
  }
  return areas as Area[]
}
