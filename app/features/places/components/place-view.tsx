import { ResultList } from '#app/features/search/components/results/result-list.tsx'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import type { PlaceLink, PlacePage } from '../find-place-page.server.ts'
import { PlaceCharts } from './place-charts.tsx'
import { Chips, Counted, PlaceHeader } from './place-header.tsx'

/** The page of a country, a region, a town or a type of school in a town. */
export function PlaceView({ place }: { place: PlacePage }) {
  const t = useTranslation()
  const { kind, below } = place
  const isTown = kind === 'town'
  return (
    <>
      <PlaceHeader place={place} />
      <div className="page mt-8 grid gap-8">
        <PlaceCharts charts={place.charts} />
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_21rem]">
          <div className="min-w-0">
            {isTown ? (
              <Schools place={place} />
            ) : (
              <Section id="parts" title={t(kind === 'region' ? 'places.towns' : 'places.regions')}>
                <PlaceLinks links={below} columns />
              </Section>
            )}
          </div>
          <div className="grid min-w-0 gap-5">
            <Section id="narrow" title={t('places.filters')}>
              <Chips label={t('places.filters')} links={place.filters} />
              <p className="mt-4 grid gap-2">
                <Link to={place.results} className="inline-flex min-h-6 items-center gap-2">
                  <Icon name="search" size={17} />
                  {t('places.all')}
                </Link>
                <Link to={place.map} className="inline-flex min-h-6 items-center gap-2">
                  <Icon name="map" size={17} />
                  {t('places.map')}
                </Link>
              </p>
            </Section>
            {isTown && below.length > 0 && (
              <Section id="near" title={t('places.near')}>
                <PlaceLinks links={below} />
              </Section>
            )}
            <Section id="system" title={t('places.system')}>
              <p className="text-ink-soft text-sm">{place.system}</p>
            </Section>
          </div>
        </div>
      </div>
    </>
  )
}

function Schools({ place: { schools, sources, results, total } }: { place: PlacePage }) {
  const t = useTranslation()
  return (
    <section aria-labelledby="schools">
      <h2 id="schools" className="text-xl">
        {t('places.list')}
      </h2>
      <p className="mb-4 text-ink-soft text-sm">{t('results.distanceNote')}</p>
      <ResultList results={{ schools, sponsored: [] }} />
      {total > schools.length && (
        <p className="mt-4">
          <Link to={results}>{t('places.all')}</Link>
        </p>
      )}
      {sources.length > 0 && (
        <p className="mt-4 text-ink-soft text-xs">
          {t('facts.source')} {sources.join(' · ')}
        </p>
      )}
    </section>
  )
}

function PlaceLinks({ links, columns = false }: { links: readonly PlaceLink[]; columns?: boolean }) {
  return (
    <ul className={columns ? 'gap-x-8 sm:columns-2 xl:columns-3' : ''}>
      {links.map((link) => (
        <li key={link.path} className="break-inside-avoid">
          <Link to={link.path} className="inline-flex min-h-8 items-center">
            <Counted link={link} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
