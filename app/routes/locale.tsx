import { Outlet, redirect } from 'react-router'
import { DEFAULT_LOCALE, isLocale, pathWithoutLocale } from '#app/i18n/locales.ts'
import type { Route } from './+types/locale.ts'
import { refusalOf } from './root-data.server.ts'

/**
 * Refuses a first part of the path that is not a language; German has only one address, the one without a prefix. As
 * middleware it also applies to downloads and other responses that are not pages.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ params: { locale }, request, context }) => {
    if (locale === DEFAULT_LOCALE) {
      const { pathname, search } = new URL(request.url)
      const path = pathWithoutLocale(pathname)
      // A prefix written with escapes, such as /%64e, is not a valid address here and would redirect to itself.
      if (path === pathname) throw await refusalOf({ request, context }, 404)
      throw redirect(path + search, 301)
    }
    if (locale !== undefined && !isLocale(locale)) throw await refusalOf({ request, context }, 404)
  },
]

/** Without a loader, navigations between pages would bypass the middleware. */
export const loader = () => null

/** The language never changes within a document. */
export const shouldRevalidate = () => false

export default function LocaleLayout() {
  return <Outlet />
}
