import { Outlet } from 'react-router'
import { loadArea } from '#app/i18n/load-catalogue.client.ts'
import { localeOf } from '#app/i18n/locales.ts'
import type { Route } from './+types/pages-layout.ts'

export const loader = () => null

/** Fetches the texts before the page is drawn; searching and reading come without them. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await loadArea('pages', localeOf(new URL(request.url).pathname))
  return null
}

export default function PagesLayout() {
  return <Outlet />
}
