import type { Area } from '#app/i18n/areas.ts'
import { pathWithoutLocale } from '#app/i18n/locales.ts'
import type { PageTexts } from './page-texts.ts'

/** Written by the build, see `vite.config.ts`. */
declare const PAGE_TEXTS: PageTexts

/**
 * Returns the areas of texts that the page at an address needs. Navigation asks before the module of the page is
 * loaded.
 */
export function areasOfPage(pathname: string, texts: PageTexts = PAGE_TEXTS): Area[] {
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
