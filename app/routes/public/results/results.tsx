import { Suspense, useState } from 'react'
import { data, redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf } from '#app/core/forms/submit.server.ts'
import { shownContext } from '#app/core/kept-pages/shown.ts'
import { noteShown } from '#app/features/insights/count-shown.server.ts'
import { loadResultsMap } from '#app/features/search/components/map/load-results-map.ts'
import { ResultList } from '#app/features/search/components/results/result-list.tsx'
import { useSearchAddress } from '#app/features/search/components/results/use-search-address.ts'
import { SearchForm } from '#app/features/search/components/search-form.tsx'
import { locateVisitor } from '#app/features/search/places/locate-visitor.server.ts'
import { type SearchResults, searchSchools } from '#app/features/search/results/search-schools.server.ts'
import {
  countFilters,
  pagesOf,
  readSearchAddress,
  resultsPath,
  type SearchAddress,
} from '#app/features/search/search-address.ts'
import { noteZeroResult } from '#app/features/search/zero-results/count-zero-result.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { hydrateOnInteraction } from '#app/ui/hooks/hydrate-on-interaction.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { currentSession } from '../../session.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { useFavouriteIds } from '../../shell/use-favourites.ts'
import type { Route } from './+types/results.ts'
import printStyles from './results-print.css?url'

const ResultsMap = lazyPart(loadResultsMap)
const Interpretation = hydrateOnInteraction(
  async () => (await import('#app/features/search/components/results/interpretation.tsx')).Interpretation,
)
const ResultsBar = hydrateOnInteraction(
  async () => (await import('#app/features/search/components/results/results-bar.tsx')).ResultsBar,
)
const ListNotes = hydrateOnInteraction(
  async () => (await import('#app/features/search/components/results/list-notes.tsx')).ListNotes,
)
const ResultsFoot = hydrateOnInteraction(
  async () => (await import('#app/features/search/components/results/results-foot.tsx')).ResultsFoot,
)
const ActiveFilters = hydrateOnInteraction(
  async () => (await import('#app/features/search/components/results/active-filters.tsx')).ActiveFilters,
)
const FilterPanel = hydrateOnInteraction(
  async () => (await import('#app/features/search/components/results/filter-panel.tsx')).FilterPanel,
)
/** Rarely needed. The server waits for it, and a navigation keeps the old page until it is loaded. */
const NoResults = lazyPart(
  async () => (await import('#app/features/search/components/results/no-results.tsx')).NoResults,
)

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const address = readSearchAddress(url.searchParams)
  const locale = localeOf(url.pathname)
  const results = await searchSchools(address, locale, true)
  const pages = pagesOf(results.total)
  if (address.page > pages) throw redirect(localePath(locale, resultsPath(address, { page: pages })))
  // With filters, it may be the filters that leave no results.
  // Schools near what was meant are no answer to the text: the team learns of it all the same. Those in a street are.
  const isAnswered = results.total > 0 && (!results.relaxation || results.relaxation.step === 'street')
  const isMiss = !isAnswered && address.text !== '' && countFilters(address) === 0 && !address.box
  const miss = { text: address.text, language: locale, isRelaxed: results.total > 0 }
  if (isMiss) noteZeroResult(miss, context.get(visitorContext).address)
  const ids = results.schools.map((school) => school.id)
  noteShown(ids, { request, visitor: context.get(visitorContext), session: await currentSession({ context }) })
  // Searches without an answer are counted each time, so each comes here.
  if (!isMiss) {
    context.get(shownContext)({ schools: 'all', count: (asking) => noteShown(ids, { ...asking, session: null }) })
  }
  return { address, results }
}

/** A visitor's position comes by POST, is turned into the nearest postal code, and is stored nowhere. */
export async function action({ request }: Route.ActionArgs) {
  const url = new URL(request.url)
  const form = await formOf(request)
  const near = await locateVisitor(Number(form.get('lat') || Number.NaN), Number(form.get('lng') || Number.NaN))
  if (!near) return data({ unlocated: true }, { status: 400 })
  const address = readSearchAddress(url.searchParams)
  throw redirect(localePath(localeOf(url.pathname), resultsPath(address, { near, sort: 'distance' })))
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: printStyles, media: 'print' }]

export function meta({ location, matches, loaderData }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const text = loaderData?.address.text
  const title = text ? t('results.title', { text }) : t('results.titleAll')
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
  const { address, results } = loaderData
  return (
    <>
      <div className="border-line border-b bg-sheet py-2.5">
        <div className="page">
          <SearchForm text={address.text} blankAllowed compact keep={keptFilters(address)} />
        </div>
      </div>
      <div className="page pt-3 lg:pt-4">
        {address.view === 'map' ? (
          <MapView address={address} results={results} />
        ) : (
          <ListView address={address} results={results} />
        )}
      </div>
    </>
  )
}

type Props = { address: SearchAddress; results: SearchResults }

/** A new text keeps the filters, but neither the interpretation of the old text nor the page. */
function keptFilters(address: SearchAddress): [string, string][] {
  const query = new URLSearchParams(
    resultsPath(address, { text: '', plain: [], place: undefined, literal: false, box: undefined }).split('?')[1],
  )
  return [...query]
}

function ListView({ address, results }: Props) {
  return (
    <>
      {results.total > 0 && <Head address={address} results={results} />}
      <div className="mt-2 grid items-start gap-8 lg:grid-cols-[16rem_1fr]">
        <FilterPanel results={results} rail />
        <div className="min-w-0 lg:col-start-2">
          <ActiveFilters address={address} results={results} />
          {results.total === 0 ? (
            <>
              <Interpretation address={address} results={results} />
              <NoResults address={address} results={results} />
            </>
          ) : (
            <>
              <div className="mt-2">
                <ListNotes results={results} />
                <ResultList results={results} byDistance={address.sort === 'distance'} />
              </div>
              <ResultsFoot address={address} results={results} />
            </>
          )}
        </div>
      </div>
    </>
  )
}

/**
 * On a narrow screen the map fills what is below the search, with the schools as cards on it, and the list follows a
 * swipe below; on a wide one they are side by side.
 */
function MapView({ address, results }: Props) {
  const hydrated = useHydrated()
  const [marked, setMarked] = useState<string | null>(null)
  const [, change] = useSearchAddress()
  const readFavourites = useFavouriteIds()
  const isSponsored = ({ id }: { id: string }) => results.sponsored.some((school) => school.id === id)
  const cards = [...results.sponsored, ...results.schools.filter((school) => !isSponsored(school))]
  return (
    <>
      <Title address={address} results={results} />
      <div className="mt-2 flex flex-col gap-x-5 gap-y-3 lg:grid lg:grid-cols-[minmax(20rem,26rem)_1fr]">
        <div className="order-2 lg:order-0 lg:col-span-2">
          <Interpretation address={address} results={results} />
          <ActiveFilters address={address} results={results} />
        </div>
        <div id="list" className="order-3 lg:order-0 lg:max-h-[82dvh] lg:overflow-y-auto lg:p-0.5">
          {results.total === 0 ? (
            <NoResults address={address} results={results} />
          ) : (
            <>
              <ListNotes results={results} />
              <ResultList
                results={results}
                byDistance={address.sort === 'distance'}
                compact
                marked={marked}
                onMark={setMarked}
              />
              <ResultsFoot address={address} results={results} />
            </>
          )}
        </div>
        <div className="order-1 -mx-4 md:-mx-6 min-h-[calc(100svh-15rem)] overflow-hidden lg:sticky lg:top-4 lg:order-0 lg:mx-0 lg:h-[82dvh] lg:min-h-0 lg:rounded-card lg:shadow-card">
          {hydrated && (
            <Suspense>
              <ResultsMap
                address={address}
                schools={cards}
                marked={marked}
                onMark={setMarked}
                onSearchHere={(box) => change({ box })}
                readFavourites={readFavourites}
                onFavourites={(favourites, at) => change({ favourites, at })}
              />
            </Suspense>
          )}
        </div>
      </div>
      <FilterPanel results={results} rail={false} />
    </>
  )
}

function Head({ address, results }: Props) {
  return (
    <>
      <Title address={address} results={results} />
      <Interpretation address={address} results={results} />
    </>
  )
}

function Title({ address, results }: Props) {
  const t = useTranslation()
  const { total, relaxation } = results
  // In a street nothing of the text is left out.
  const text = relaxation && relaxation.step !== 'street' ? relaxation.text : address.text
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h1 aria-live="polite" className="text-[1.375rem] leading-tight md:text-2xl">
        {text ? t('results.countFor', { count: total, text }) : t('results.count', { count: total })}
      </h1>
      <ResultsBar results={results} />
    </div>
  )
}
