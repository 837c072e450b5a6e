import { data, redirect } from 'react-router'
import { shownContext } from '#app/core/page-cache/shown.ts'
import { readAsked, readTyped } from '#app/features/moving/asked.ts'
import { MoveForm } from '#app/features/moving/components/move-form.tsx'
import { offerOf } from '#app/features/moving/offer.server.ts'
import { PAIRS, pairName, pairPath } from '#app/features/moving/places.ts'
import { movingTables } from '#app/features/moving/tables/read-tables.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Section } from '#app/ui/section.tsx'
import { COUNTRIES } from '#db/vocabulary.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/moving.ts'

/** Asks where from and where to, and leads to the page of the two countries. */
export async function loader({ context, url: { pathname, searchParams } }: Route.LoaderArgs) {
  const locale = localeOf(pathname)
  const { years } = await movingTables()
  const typed = readTyped(searchParams)
  const offer = offerOf(years, locale)
  if (searchParams.size === 0) {
    context.get(shownContext)({ schools: [] })
    return { offer, typed, problems: {}, isAsked: false }
  }
  const { asked, problems } = readAsked(typed, years, undefined)
  if (asked?.row && Object.keys(problems).length === 0) {
    const query = new URLSearchParams(Object.entries(typed).filter(([, value]) => value !== ''))
    throw redirect(`${localePath(locale, pairPath(asked.from.country, asked.to.country))}?${query}`)
  }
  return data({ offer, typed, problems, isAsked: true }, { status: 400 })
}

export function meta({ location, matches, loaderData }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  return pageMeta({
    ...{ location, matches, noindex: loaderData?.isAsked ?? false },
    title: `${t('moving.title')} · Aulario`,
    description: t('moving.metaDescription'),
  })
}

export default function Moving({ loaderData: { offer, typed, problems } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <div className="page grid max-w-measure gap-6 pt-8">
      <header>
        <h1>{t('moving.title')}</h1>
        <p className="mt-3 text-ink-soft text-lg">{t('moving.intro')}</p>
      </header>
      <MoveForm offer={offer} typed={typed} problems={problems} />
      <Section id="pairs" title={t('moving.pairs')} gap={4}>
        <Pairs />
      </Section>
    </div>
  )
}

function Pairs() {
  const t = useTranslation()
  const locale = useLocale()
  return COUNTRIES.map((country) => (
    <ul key={country} className="grid gap-x-6 sm:grid-cols-2">
      {PAIRS.filter(([from]) => from === country).map(([from, to]) => (
        <li key={to}>
          <Link to={pairPath(from, to)} className="tap inline-flex min-h-8 items-center">
            {pairName(t, locale, from, to)}
          </Link>
        </li>
      ))}
    </ul>
  ))
}
