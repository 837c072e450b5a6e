import { data, Outlet, redirect } from 'react-router'
import { DEFAULT_LOCALE, isLocale, pathWithoutLocale } from '#app/i18n/locales.ts'
import type { Route } from './+types/locale.ts'

/** Refuses first parts that are no language; German has one address only, the one without prefix. */
export function loader({ params, request }: Route.LoaderArgs) {
  const { locale } = params
  if (locale === DEFAULT_LOCALE) {
    const url = new URL(request.url)
    throw redirect(pathWithoutLocale(url.pathname) + url.search, 301)
  }
  if (locale !== undefined && !isLocale(locale)) throw data(null, { status: 404 })
  return null
}

/** The language never changes while a document stands. */
export const shouldRevalidate = () => false

export default function LocaleLayout() {
  return <Outlet />
}
