import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf } from '#app/core/forms/submit.server.ts'
import { keepData } from '#app/core/page-cache/kept-data.server.ts'
import { shownContext } from '#app/core/page-cache/shown.ts'
import { choosePathOf } from '#app/features/choosing/choose-path-of-search.server.ts'
import { noteShown } from '#app/features/insights/counting/count-shown.server.ts'
import { findListLink } from '#app/features/open-days/list-areas.server.ts'
import { locateVisitor } from '#app/features/search/places/locate-visitor.server.ts'
import { ResultList } from '#app/features/search/results/components/result-list.tsx'
import { withoutUnknownFilters } from '#app/features/search/results/known-filters.server.ts'
import { searchSchools } from '#app/features/search/results/search-schools.server.ts'
import {
  countFilters,
  OF_TEXT,
  pagesOf,
  readSearchAddress,
  resultsPath,
  type SearchAddress,
} from '#app/features/search/search-address.ts'
import { SearchForm } from '#app/features/search/suggest/search-form.tsx'
import { noteZeroResult } from '#app/features/search/zero-results/note-zero-result.server.ts'
import { type Locale, localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { currentSession } from '../../session.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/results.ts'
import {
  ActiveFilters,
  AskForPlace,
  FilterPanel,
  Interpretation,
  ListNotes,
  NoResults,
  ResultsFoot,
  type ResultsProps,
  Title,
} from './results-parts.tsx'
import printStyles from './results-print.css?url'

/** Rarely requested first. The server waits for it, and a navigation keeps the old page until it has loaded. */
const MapView = lazyPart(async () => (await import('./map-view.tsx')).MapView)

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const locale = localeOf(url.pathname)
  const known = withoutUnknownFilters(url.searchParams)
  if (known) throw redirect(localePath(locale, known.size > 0 ? `/results?${known}` : '/results'))
  const address = readSearchAddress(url.searchParams)
  const { value: list, shown } = await readList(address, locale)
  const { results } = list
  const pages = pagesOf(results.total)
  if (address.page > pages) throw redirect(localePath(locale, resultsPath(address, { page: pages })))
  // With filters nothing is a miss, since they may be why nothing was found. Schools without a word or type of the text
  // do not answer it, so it is a miss all the same.
  const isAnswered = results.total > 0 && !results.isBesideText
  const isMiss =
    !isAnswered && !results.wantsPosition && address.text !== '' && countFilters(address) === 0 && !address.box
  const miss = { text: address.text, language: locale, isRelaxed: results.total > 0 }
  if (isMiss) void noteZeroResult(miss, context.get(visitorContext).address)
  const ids = results.schools.map((school) => school.id)
  noteShown(ids, { request, visitor: context.get(visitorContext), session: await currentSession({ context }) })
  // Searches without an answer are counted each time, so each one is asked for again here.
  if (!isMiss && shown)
    context.get(shownContext)({ ...shown, count: (asking) => noteShown(ids, { ...asking, session: null }) })
  return { address, ...list }
}

/** Returns what a list shows to everybody. One without minutes that the routing engine could not say is not kept. */
const readList = (address: SearchAddress, locale: Locale) =>
  keepData(`list ${locale} ${JSON.stringify(address)}`, async () => {
    const found = await searchSchools(address, locale, true)
    const openDays = await findListLink(found.schools, locale)
    const until = [found.nextDate, openDays].flatMap((line) => line?.endsAt ?? [])
    return {
      value: { results: { ...found, openDays }, chooseAt: await choosePathOf(address, found) },
      shown: found.isWhole ? { schools: 'all', until } : undefined,
    }
  })

/** A visitor's position is sent by POST, converted to the nearest postal code, and not stored. */
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
  const text = loaderData?.results.searched
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
  const { address, results, chooseAt } = loaderData
  return (
    <>
      <div className="border-line border-b bg-sheet py-2.5">
        <div className="page">
          <SearchForm text={address.text} blankAllowed compact keep={keptFilters(address)} />
        </div>
      </div>
      <div className="page pt-3 lg:pt-4">
        {results.wantsPosition ? (
          <AskForPlace address={address} />
        ) : address.view === 'map' ? (
          <Suspense>
            <MapView address={address} results={results} />
          </Suspense>
        ) : (
          <ListView address={address} results={results} chooseAt={chooseAt} />
        )}
      </div>
    </>
  )
}

/** A new text keeps the filters, but neither the interpretation of the old text nor the page number. */
function keptFilters(address: SearchAddress): [string, string][] {
  const query = new URLSearchParams(
    resultsPath(address, { text: '', ...OF_TEXT, literal: false, box: undefined }).split('?')[1],
  )
  return [...query]
}

function ListView({ address, results, chooseAt }: ResultsProps & { chooseAt: string }) {
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
                <ListNotes results={results} choosePath={chooseAt} />
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

function Head({ address, results }: ResultsProps) {
  return (
    <>
      <Title results={results} />
      <Interpretation address={address} results={results} />
    </>
  )
}
