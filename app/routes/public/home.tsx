import { shownContext } from '#app/core/page-cache/shown.ts'
import { findSentences, withRegisterSummary } from '#app/features/facts/cards/find-card-facts.server.ts'
import { listFeaturedSchools } from '#app/features/places/list-featured-schools.server.ts'
import { countryPath } from '#app/features/places/place-path.ts'
import { SchoolCard } from '#app/features/schools/components/school-card.tsx'
import { countSchools } from '#app/features/search/results/count-schools.server.ts'
import { HomeSearch } from '#app/features/search/suggest/home-search.tsx'
import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { type Locale, localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { pageMeta } from '#app/routes/shell/page-meta.ts'
import { button } from '#app/ui/button.ts'
import { chip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import type { Route } from './+types/home.ts'

/** Searches in the words of a language's main country; each finds schools of the first start. */
const EXAMPLES: Record<Locale, readonly string[]> = {
  de: ['Gymnasium Köln', '50825', 'Gesamtschule Köln'],
  en: ['Primary school Winchester', 'SO22', 'Infant school Basingstoke'],
  fr: ['Collège Créteil', '94000', 'Maternelle Vincennes'],
  es: ['Instituto Sevilla', '41010', 'Colegio Dos Hermanas'],
  it: ['Liceo Napoli', '80126', 'Scuola primaria Pozzuoli'],
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const [featured, counts] = await Promise.all([listFeaturedSchools(locale), countSchools()])
  context.get(shownContext)({ schools: 'all' })
  return { featured: await withRegisterSummary(featured, locale, findSentences), counts }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  return pageMeta({ location, matches, title: t('home.title'), description: t('home.description') })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { featured, counts } = loaderData
  return (
    <>
      <Hero total={counts.registered} />
      {featured.length > 0 && <Featured schools={featured} />}
      <Steps />
      <Countries counts={counts.byCountry} />
      <SchoolBand />
    </>
  )
}

function Hero({ total }: { total: number }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <section className="overflow-x-clip border-line border-b pt-8 md:pt-14">
      <div className="page grid items-end gap-12 md:grid-cols-[1.15fr_.85fr]">
        <div className="pb-10">
          <p className="mb-5 text-ink-soft">
            <strong className="font-semibold text-ink">Aulario</strong> · {t('home.slogan')}
          </p>
          <h1 className="ruled">{t('home.headline')}</h1>
          <p className="mt-4 max-w-md text-ink-soft text-lg">
            {total > 0 ? t('home.intro', { count: total }) : t('home.introEmpty')}
          </p>
          <HomeSearch />
          <div className="mt-5 flex flex-wrap items-center gap-2.5 text-sm">
            <span className="text-ink-soft">{t('home.examples')}</span>
            {EXAMPLES[locale].map((text) => (
              <Link
                key={text}
                to={`/results?q=${encodeURIComponent(text)}`}
                className={`${chip('choice')} min-h-9 px-3`}
              >
                {text}
              </Link>
            ))}
          </div>
          <p className="mt-4">
            <Link to="/choose" className="inline-flex min-h-6 items-center font-semibold">
              {t('nav.choose')}
            </Link>
          </p>
        </div>
        <div className="street hidden md:block">
          <img src="/drawings/street.svg" alt="" width="760" height="224" />
        </div>
      </div>
    </section>
  )
}

function Featured({ schools }: { schools: Route.ComponentProps['loaderData']['featured'] }) {
  const t = useTranslation()
  return (
    <section className="page section-space" aria-labelledby="featured">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
        <h2 id="featured">{t('home.featured')}</h2>
        <Link to="/results">{t('home.all')}</Link>
      </div>
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {schools.map((school) => (
          <SchoolCard key={school.id} school={school} />
        ))}
      </div>
    </section>
  )
}

function Steps() {
  const t = useTranslation()
  return (
    <section className="page section-space" aria-labelledby="steps">
      <h2 id="steps" className="mb-6">
        {t('home.steps')}
      </h2>
      <ol className="grid gap-6 md:grid-cols-3">
        {(['search', 'compare', 'rate'] as const).map((step, index) => (
          <li key={step} className="border-board border-t-2 pt-4">
            <span aria-hidden="true" className="block font-[620] font-head text-[2.5rem] text-board leading-none">
              {index + 1}
            </span>
            <h3 className="mt-2">{t(`home.step.${step}`)}</h3>
            <p className="mt-1 text-ink-soft">{t(`home.step.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The types of school of each country in that country's own terms. */
const TYPES: Record<CountryCode, { text: string; language: string }> = {
  DE: { text: 'Gymnasium, Gesamtschule\u00A0…', language: 'de' },
  FR: { text: 'École, collège, lycée', language: 'fr' },
  ES: { text: 'Colegio, instituto', language: 'es' },
  IT: { text: 'Scuola, liceo, istituto', language: 'it' },
  GB: { text: 'Primary, secondary', language: 'en' },
}

function Countries({ counts }: { counts: Record<CountryCode, number> }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <section className="page section-space" aria-labelledby="countries">
      <h2 id="countries" className="mb-6">
        {t('home.countries')}
      </h2>
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-5">
        {COUNTRIES.map((country) => (
          <li key={country} className="sheet relative flex flex-col gap-2 p-4.5">
            <h3 className="font-read font-semibold text-md tracking-normal">
              <Link
                to={counts[country] > 0 ? countryPath(country) : `/results?country=${country}`}
                className="text-ink no-underline after:absolute after:inset-0 hover:underline"
              >
                {countryName(locale, country)}
              </Link>
            </h3>
            <p lang={TYPES[country].language} className="text-ink-soft text-sm">
              {TYPES[country].text}
            </p>
            <p className="mt-auto inline-flex items-center gap-1 text-board text-sm">
              {t('results.count', { count: counts[country] })}
              <Icon name="arrow-right" size={16} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SchoolBand() {
  const t = useTranslation()
  return (
    <section className="page section-space" aria-labelledby="band">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-band p-6 text-white">
        <div>
          <h2 id="band">{t('home.band')}</h2>
          <p className="mt-1 max-w-lg">{t('home.band.text')}</p>
        </div>
        <Link to="/for-schools" className={`${button('white')} w-full md:w-auto md:min-w-70`}>
          {t('home.band.link')}
        </Link>
      </div>
    </section>
  )
}
