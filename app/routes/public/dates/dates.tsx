import { shownContext } from '#app/core/page-cache/shown.ts'
import { areaPath } from '#app/features/admission-dates/areas/area-pages.ts'
import { Areas, ChildLink } from '#app/features/admission-dates/components/area-view.tsx'
import { listAreaLinks } from '#app/features/admission-dates/shown/list-area-links.server.ts'
import { MOVING_PATH } from '#app/features/moving/places.ts'
import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/dates.ts'

/** Lists the countries and areas whose dates are known, or at least who publishes them. */
export async function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  context.get(shownContext)({ schools: 'all' })
  const locale = localeOf(pathname)
  const countries = await listAreaLinks(locale)
  return {
    countries: countries.map(({ country, areas }) => ({
      ...{ country, areas, path: areaPath(country), label: countryName(locale, country) },
    })),
  }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const title = `${t('admissionDates.title')} · Aulario`
  return pageMeta({ location, matches, title, description: t('admissionDates.overview') })
}

export default function Dates({ loaderData: { countries } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <div className="page section-space">
      <h1>{t('admissionDates.title')}</h1>
      <p className="mt-2 max-w-2xl text-ink-soft text-lg">{t('admissionDates.overview')}</p>
      <ChildLink />
      <p className="no-print -ml-2.5">
        <Link to={MOVING_PATH} className={button('plain')}>
          {t('admissionDates.moving')}
        </Link>
      </p>
      <div className="mt-6 grid gap-5">
        {countries.length === 0 && <p className="sheet p-5">{t('admissionDates.none')}</p>}
        {countries.map(({ country, path, label, areas }) =>
          areas.length > 0 ? (
            <Areas key={path} id={country} title={label} areas={[{ path, label }, ...areas]} />
          ) : (
            <p key={path} className="sheet p-5">
              <Link to={path}>{label}</Link>
            </p>
          ),
        )}
      </div>
    </div>
  )
}
