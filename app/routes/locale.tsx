import { data, Outlet, redirect } from 'react-router'
import { DEFAULT_LOCALE, isLocale, pathWithoutLocale } from '#app/i18n/locales.ts'
import type { Route } from './+types/locale.ts'

/**
 * Refuses first parts that are no language; German has one address only, the one without prefix. As middleware it also
 * holds for what is no page, such as a download.
 */
export const middleware: Route.MiddlewareFunction[] = [
  ({ params: { locale }, request }) => {
    if (locale === DEFAULT_LOCALE) {
      const { pathname, search } = new URL(request.url)
      const path = pathWithoutLocale(pathname)
      // Written with escapes, such as /%64e, the prefix is no address of ours and would lead to itself.
      if (path === pathname) throw data(null, { status: 404 })
      throw redirect(path + search, 301)
    }
    if (locale !== undefined && !isLocale(locale)) throw data(null, { status: 404 })
  },
]

/** Without one, moving between pages would not come by the middleware. */
export const loader = () => null

/** The language never changes while a document stands. */
export const shouldRevalidate = () => false

export default function LocaleLayout() {
  return <Outlet />
}
