import { Suspense, useState } from 'react'
import { loadResultsMap } from '#app/features/map/results-map/load-results-map.ts'
import { MapSkeleton } from '#app/features/map/results-map/map-skeleton.tsx'
import { ResultList } from '#app/features/search/results/components/result-list.tsx'
import { useSearchAddress } from '#app/features/search/results/components/use-search-address.ts'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { useFavouriteIds } from '../../shell/use-favourites.ts'
import {
  ActiveFilters,
  FilterPanel,
  Interpretation,
  ListNotes,
  NoResults,
  ResultsFoot,
  type ResultsProps,
  Title,
} from './results-parts.tsx'

const ResultsMap = lazyPart(loadResultsMap)

/**
 * On a narrow screen the map fills the space below the search, with the schools as cards on it, and a swipe up shows
 * the list; on a wide one they are side by side.
 */
export function MapView({ address, results }: ResultsProps) {
  const hydrated = useHydrated()
  const [marked, setMarked] = useState<string | null>(null)
  const [isShown, setShown] = useState(false)
  const [, change] = useSearchAddress()
  const readFavourites = useFavouriteIds()
  const isSponsored = ({ id }: { id: string }) => results.sponsored.some((school) => school.id === id)
  const cards = [...results.sponsored, ...results.schools.filter((school) => !isSponsored(school))]
  return (
    <>
      <Title results={results} />
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
        <div className="noscript:hidden relative order-1 -mx-4 md:-mx-6 min-h-[calc(100svh-15rem)] overflow-hidden lg:sticky lg:top-4 lg:order-0 lg:mx-0 lg:h-[82dvh] lg:min-h-0 lg:rounded-card lg:shadow-card">
          {!isShown && <MapSkeleton schools={cards} />}
          {hydrated && (
            <Suspense>
              <ResultsMap
                address={address}
                schools={cards}
                marked={marked}
                onMark={setMarked}
                onShown={() => setShown(true)}
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
