import { LawPage as Law } from '#app/features/law/components/law-page.tsx'
import { LAW_PAGES } from '#app/features/law/law-text.ts'
import { readLawPage } from '#app/features/law/read-law-page.server.ts'
import { localeOf, pathWithoutLocale } from '#app/i18n/locales.ts'
import { pageMeta } from '#app/routes/shell/page-meta.ts'
import type { Route } from './+types/law.ts'

/** All pages of law; which one it is stands in the address. */
export async function loader({ url: { pathname } }: Route.LoaderArgs) {
  const path = pathWithoutLocale(pathname).replace(/\/$/, '')
  const page = LAW_PAGES.find((name) => path === `/${name}`)
  if (!page) throw new Response(null, { status: 404 })
  return await readLawPage(page, localeOf(pathname))
}

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=300' })

export function meta({ location, matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description } = loaderData
  return pageMeta({ location, matches, title: `${title} · Aulario`, description })
}

export default function LawPage({ loaderData }: Route.ComponentProps) {
  return <Law law={loaderData} />
}
