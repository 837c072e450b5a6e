import { FactSources } from '#app/features/facts/components/fact-sources.tsx'
import { ResultList } from '#app/features/search/results/components/result-list.tsx'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import { Section } from '#app/ui/section.tsx'
import { pagePath } from '../place-path.ts'
import type { SupportPage } from '../support/find-support-page.server.ts'
import { Chips, Counted } from './place-header.tsx'

/** The schools of a country or region with provision for a need. */
export function SupportView({ support }: { support: SupportPage }) {
  const t = useTranslation()
  const { crumbs, path, heading, intro, asOf, needs } = support
  return (
    <>
      <div className="border-line border-b bg-sheet py-6 md:py-9">
        <div className="page">
          <Breadcrumb label={t('places.breadcrumb')} crumbs={crumbs} current={path} className="text-ink-soft" />
          <h1 className="mt-4">{heading}</h1>
          <p className="mt-2 max-w-2xl text-ink-soft text-lg">{[intro, asOf].filter(Boolean).join(' ')}</p>
          <p className="mt-2 max-w-2xl text-ink-soft">{t('needs.unstated')}</p>
          <Chips label={t('needs.needs')} links={needs} />
        </div>
      </div>
      <div className="page mt-8 grid items-start gap-x-8 gap-y-5 lg:grid-cols-[1fr_21rem]">
        <Schools support={support} />
        <Aside support={support} />
      </div>
    </>
  )
}

function Schools({ support: { schools, shared, publishers, page, pages, path } }: { support: SupportPage }) {
  const t = useTranslation()
  return (
    <section aria-labelledby="schools" className="min-w-0">
      <h2 id="schools" className="mb-4 text-xl">
        {t('needs.list')}
      </h2>
      {shared && <p className="mb-2 text-ink-soft text-xs">{shared}</p>}
      <ResultList results={{ schools, sponsored: [] }} byDistance={false} />
      <div className="mt-4">
        <FactSources sources={publishers} />
      </div>
      {pages > 1 && <PageLinks page={page} pages={pages} pathOf={(number) => pagePath(path, number)} />}
    </section>
  )
}

function Aside({ support: { area, results, below } }: { support: SupportPage }) {
  const t = useTranslation()
  return (
    <div className="grid min-w-0 gap-5">
      {results && (
        <p>
          <Link to={results} className="inline-flex min-h-6 items-center gap-2">
            <Icon name="search" size={17} />
            {t('places.all')}
          </Link>
        </p>
      )}
      {below.length > 0 && (
        <Section id="regions" title={t(area === 'country' ? 'places.regions' : 'needs.regions')}>
          <ul>
            {below.map((link) => (
              <li key={link.path}>
                <Link to={link.path} className="inline-flex min-h-8 items-center">
                  <Counted link={link} />
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}
