import { redirect } from 'react-router'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import type { Route } from './+types/contact.ts'

/** The contact section is on the about page. */
export function loader({ request }: Route.LoaderArgs) {
  throw redirect(localePath(localeOf(new URL(request.url).pathname), '/about#contact'), 301)
}
