import { LegalPage as Law } from '#app/features/legal/components/legal-page.tsx'
import { LAW_PAGES } from '#app/features/legal/pages/legal-text.ts'
import { readLegalPage } from '#app/features/legal/read-legal-page.server.ts'
import { localeOf, pathWithoutLocale } from '#app/i18n/locales.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/legal.ts'

/** Shows all legal pages; the address names the page. */
export async function loader({ url: { pathname } }: Route.LoaderArgs) {
  const path = pathWithoutLocale(pathname).replace(/\/$/, '')
  const page = LAW_PAGES.find((name) => path === `/${name}`)
  if (!page) throw new Response(null, { status: 404 })
  return await readLegalPage(page, localeOf(pathname))
}

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=300' })

export function meta({ location, matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description } = loaderData
  return pageMeta({ location, matches, title: `${title} · Aulario`, description })
}

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  return <Law law={loaderData} />
}
