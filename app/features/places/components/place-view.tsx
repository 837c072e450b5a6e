import { ResultList } from '#app/features/search/results/components/result-list.tsx'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import { Section } from '#app/ui/section.tsx'
import type { PlacePage } from '../find-place-page.server.ts'
import type { PlaceLink } from '../place-links.ts'
import { pagePath } from '../place-path.ts'
import { PlaceCharts } from './place-charts.tsx'
import { Chips, Counted, PlaceHeader } from './place-header.tsx'
import { PlaceMap } from './place-map.tsx'
import { PlaceEvents, PlaceReviews } from './place-news.tsx'

/** The page with the open days of the region; null if there are none. */
type OpenDays = { path: string; text: string } | null

/** The page of a country, a region, a town or a type of school in a town. */
export function PlaceView({ place, openDays }: { place: PlacePage; openDays: OpenDays }) {
  return (
    <>
      <PlaceHeader place={place} />
      <div className="page mt-8 grid gap-8">
        <PlaceCharts charts={place.charts} />
        <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[1fr_21rem] lg:grid-rows-[auto_1fr]">
          {place.picture && place.map && (
            <div className="lg:col-start-2">
              <PlaceMap picture={place.picture} to={place.map} />
            </div>
          )}
          <List place={place} />
          <Aside place={place} openDays={openDays} />
        </div>
      </div>
    </>
  )
}

function List({ place }: { place: PlacePage }) {
  const t = useTranslation()
  const { kind, below, large, others, reviews } = place
  return (
    <div className="grid min-w-0 gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
      {kind === 'town' ? (
        <Schools place={place} />
      ) : (
        <Section id="parts" title={t(kind === 'region' ? 'places.towns' : 'places.regions')}>
          <PlaceLinks links={below} columns />
        </Section>
      )}
      <PlacePages place={place} />
      <PlaceReviews reviews={reviews} />
      {others.length > 0 && (
        <Section id="others" title={t('places.others')}>
          <PlaceLinks links={others} columns />
        </Section>
      )}
      {large.length > 0 && (
        <Section id="large" title={t('places.large')}>
          <PlaceLinks links={large} columns />
        </Section>
      )}
    </div>
  )
}

function Aside({ place, openDays }: { place: PlacePage; openDays: OpenDays }) {
  const t = useTranslation()
  const { kind, dates, filters, needs, results, map, picture, below, events, system } = place
  return (
    <div className="grid min-w-0 gap-5 lg:col-start-2">
      {results && map && (
        <Section id="narrow" title={t('places.filters')}>
          <Chips label={t('places.filters')} links={filters} />
          <p className="mt-4 grid gap-2">
            <Link to={results} className="inline-flex min-h-6 items-center gap-2">
              <Icon name="search" size={17} />
              {t('places.all')}
            </Link>
            {!picture && (
              <Link to={map} className="inline-flex min-h-6 items-center gap-2">
                <Icon name="map" size={17} />
                {t('places.map')}
              </Link>
            )}
          </p>
        </Section>
      )}
      {needs.length > 0 && (
        <Section id="support" title={t('needs.needs')}>
          <Chips label={t('needs.needs')} links={needs} />
          <p className="mt-3 text-ink-soft text-sm">{t('needs.unstated')}</p>
        </Section>
      )}
      <PlaceEvents events={events} />
      {openDays && (
        <p>
          <Link to={openDays.path} className="inline-flex min-h-8 items-center gap-2">
            <Icon name="calendar-days" size={17} className="flex-none" />
            {openDays.text}
          </Link>
        </p>
      )}
      {kind === 'town' && below.length > 0 && (
        <Section id="near" title={t('places.near')}>
          <PlaceLinks links={below} />
        </Section>
      )}
      <Section id="system" title={t('places.system')}>
        <p className="text-ink-soft text-sm">{system}</p>
        {dates && (
          <p className="mt-3">
            <Link to={dates.path} className="inline-flex min-h-6 items-center gap-2">
              <Icon name="calendar-days" size={17} />
              {dates.label}
            </Link>
          </p>
        )}
      </Section>
    </div>
  )
}

function Schools({ place: { schools, shared, sources } }: { place: PlacePage }) {
  const t = useTranslation()
  return (
    <section aria-labelledby="schools">
      <h2 id="schools" className="text-xl">
        {t('places.list')}
      </h2>
      <p className="mb-4 text-ink-soft text-sm">{t('results.distanceNote')}</p>
      {shared && <p className="mb-2 text-ink-soft text-xs">{shared}</p>}
      <ResultList results={{ schools, sponsored: [] }} byDistance />
      {sources.length > 0 && (
        <p className="mt-4 text-ink-soft text-xs">
          {t('facts.source')} {sources.join(' · ')}
        </p>
      )}
    </section>
  )
}

/** More pages than are always visible. */
const MAX_VISIBLE_PAGES = 5

/** Links to the pages of the list, so that each is one step from every other. */
function PlacePages({ place: { path, page, pages } }: { place: PlacePage }) {
  const t = useTranslation()
  if (pages < 2) return null
  return (
    <div>
      <PageLinks page={page} pages={pages} pathOf={(number) => pagePath(path, number)} />
      {pages >= MAX_VISIBLE_PAGES && (
        <details className="no-print mt-3 text-center">
          <summary className="inline-flex min-h-8 items-center">{t('places.pages', { count: pages })}</summary>
          <ul className="flex flex-wrap justify-center tabular-nums">
            {Array.from({ length: pages }, (_, at) => at + 1).map((number) => (
              <li key={number}>
                <Link
                  to={pagePath(path, number)}
                  aria-label={t('pages.page', { number })}
                  className="inline-flex min-h-9 min-w-9 items-center justify-center"
                >
                  {number}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** Links to places in order, including the further pages of those that have several. */
function PlaceLinks({ links, columns = false }: { links: readonly PlaceLink[]; columns?: boolean }) {
  return (
    <ul className={columns ? 'gap-x-8 sm:columns-2 xl:columns-3' : ''}>
      {links.map((link) => (
        <li key={link.path} className="break-inside-avoid">
          <Link to={link.path} className="inline-flex min-h-8 items-center">
            <Counted link={link} />
          </Link>
          <FurtherPages link={link} />
        </li>
      ))}
    </ul>
  )
}

function FurtherPages({ link: { label, path, pages = 1 } }: { link: PlaceLink }) {
  const t = useTranslation()
  if (pages < 2) return null
  return (
    <ul className="flex flex-wrap text-sm tabular-nums">
      {Array.from({ length: pages - 1 }, (_, at) => at + 2).map((number) => (
        <li key={number}>
          <Link
            to={pagePath(path, number)}
            aria-label={t('places.pageOf', { place: label, number })}
            className="inline-flex min-h-8 min-w-8 items-center"
          >
            {number}
          </Link>
        </li>
      ))}
    </ul>
  )
}
