import { SchoolRow } from '#app/features/schools/components/school-row.tsx'
import { listSchools } from '#app/features/schools/list-schools.server.ts'
import { COUNTRIES, type CountryCode } from '#app/features/schools/vocabulary.ts'
import { SearchForm } from '#app/features/search/components/search-form.tsx'
import { PAGE_SIZE } from '#app/features/search/page-size.ts'
import { searchSchools } from '#app/features/search/search-schools.server.ts'
import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { pageMeta } from '#app/routes/shell/page-meta.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageLinks } from '#app/ui/page-links.tsx'
import type { Route } from './+types/results.ts'

export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, 200)
  const country = COUNTRIES.find((code) => code === url.searchParams.get('country'))
  const page = Math.min(Math.max(Math.trunc(Number(url.searchParams.get('page'))) || 1, 1), 10_000)
  const { total, ids } = await searchSchools({ text, country, page })
  return { text, country, page, total, schools: await listSchools(ids, localeOf(url.pathname)) }
}

export function meta({ location, matches, loaderData }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const title = loaderData?.text ? t('results.title', { text: loaderData.text }) : t('results.titleAll')
  return pageMeta({
    location,
    matches,
    title,
    description: t('home.description'),
    query: location.search,
    noindex: true,
  })
}

export default function Results({ loaderData }: Route.ComponentProps) {
  const { text, country, page, total, schools } = loaderData
  return (
    <>
      <div className="border-line border-b bg-sheet py-4">
        <div className="page">
          <SearchForm text={text} blankAllowed />
        </div>
      </div>
      <div className="page pt-8">
        {total === 0 ? (
          <NoResults text={text} country={country} />
        ) : (
          <>
            <ResultsHeading total={total} text={text} country={country} />
            <ul className="mt-5 flex flex-col gap-3.5">
              {schools.map((school) => (
                <li key={school.id}>
                  <SchoolRow school={school} />
                </li>
              ))}
            </ul>
            <ResultPages page={page} total={total} text={text} country={country} />
          </>
        )}
      </div>
    </>
  )
}

type Query = { text: string; country: CountryCode | undefined }

function ResultsHeading({ total, text, country }: Query & { total: number }) {
  const t = useTranslation()
  const locale = useLocale()
  const place = country ? ` · ${countryName(locale, country)}` : ''
  return (
    <h1 aria-live="polite">
      {text ? t('results.countFor', { count: total, text }) : t('results.count', { count: total })}
      {place}
    </h1>
  )
}

function ResultPages({ page, total, text, country }: Query & { page: number; total: number }) {
  const t = useTranslation()
  const locale = useLocale()
  const href = (number: number) => localePath(locale, `/results?${queryString(text, country, number)}`)
  const words = {
    label: t('pages.label'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (number: number) => t('pages.page', { number }),
  }
  return <PageLinks page={page} pages={Math.ceil(total / PAGE_SIZE)} href={href} words={words} />
}

function queryString(text: string, country: string | undefined, page: number): string {
  const query = new URLSearchParams()
  if (text) query.set('q', text)
  if (country) query.set('country', country)
  if (page > 1) query.set('page', String(page))
  return query.toString()
}

function NoResults({ text, country }: Query) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <EmptyState drawing="empty-results" title={<h1>{text ? t('results.noneFor', { text }) : t('results.none')}</h1>}>
      <p>{t('results.noneHint')}</p>
      {country && text && (
        <Link to={`/results?${queryString(text, undefined, 1)}`} className={button('quiet')}>
          {t('results.withoutCountry', { country: countryName(locale, country) })}
        </Link>
      )}
      <Link to="/results">{t('home.all')}</Link>
    </EmptyState>
  )
}
