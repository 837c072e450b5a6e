import { shownContext } from '#app/core/page-cache/shown.ts'
import { listCountries } from '#app/features/places/find-place-page.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/places.ts'

/** Lists the countries, from which every region and town can be reached. */
export async function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  context.get(shownContext)({ schools: 'all' })
  return { countries: await listCountries(localeOf(pathname)) }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const title = `${t('places.title')} · Aulario`
  return pageMeta({ location, matches, title, description: t('places.overview.description') })
}

export default function Places({ loaderData }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <div className="page section-space">
      <h1>{t('places.title')}</h1>
      <p className="mt-2 max-w-2xl text-ink-soft text-lg">{t('places.overview')}</p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {loaderData.countries.map(({ label, path, count = 0 }) => (
          <li key={path} className="sheet relative p-4.5">
            <h2 className="text-xl">
              <Link to={path} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
                {label}
              </Link>
            </h2>
            <p className="text-ink-soft">{t('results.count', { count })}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
