import { redirect } from 'react-router'
import { pageNumber } from '#app/core/address/parameters.ts'
import { pagePath } from '#app/features/places/place-path.ts'
import { localeOf, localePath, pathWithoutLocale } from '#app/i18n/locales.ts'

/**
 * Reads which page of a list an address asks for.
 *
 * @returns path without language, and page counted from 1
 * @throws Response a redirect from other spellings: the first page and invalid values have no page number
 */
export function askedPage({ pathname, searchParams }: URL): { path: string; page: number } {
  const path = pathWithoutLocale(pathname)
  const page = pageNumber.read(searchParams.getAll('page'))
  if (searchParams.has('page') && pagePath('', page) !== `?page=${searchParams.get('page')}`)
    throw redirect(localePath(localeOf(pathname), pagePath(path, page)), 301)
  return { path, page }
}
