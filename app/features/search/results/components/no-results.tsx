import { Link } from '#app/i18n/link.tsx'
import type { Translate } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Limit } from '#search-engine/index.ts'
import { resultsPath, type SearchAddress } from '../../search-address.ts'
import type { SearchResults } from '../search-schools.server.ts'

const MAX_HINTS = 3

/** What to do when nothing was found: which limits to drop, and how many schools there would then be. */
export function NoResults({ address, results }: { address: SearchAddress; results: SearchResults }) {
  const t = useTranslation()
  const hints = results.dropHints.slice(0, MAX_HINTS).flatMap((hint) => hintWords(hint, address, results, t) ?? [])
  return (
    <EmptyState drawing="empty-results" title={<h1>{titleOf(address, results, t)}</h1>}>
      {hints.length === 0 && (
        <>
          <p>{t('results.noneHint')}</p>
          <p>
            <Link to="/data-sources#coverage">{t('results.coverage')}</Link>
          </p>
        </>
      )}
      {hints.map(({ filter, total, unknown, to }) => (
        <p key={filter} className="flex flex-col items-center gap-2">
          <span>
            {t('results.drop', { filter, count: total })}
            {unknown !== undefined && ` ${t('results.drop.unknown', { count: unknown })}`}
          </span>
          <Link to={to} className={button('quiet')}>
            {t('results.drop.remove', { filter })}
          </Link>
        </p>
      ))}
      <Link to="/results">{t('home.all')}</Link>
    </EmptyState>
  )
}

function titleOf({ text, radius }: SearchAddress, { near, place }: SearchResults, t: Translate): string {
  if (!text) return t('results.none')
  // Beside a place in the text, that of the filter limits only with a radius.
  const isLimited = near !== undefined && (radius !== undefined || !place)
  return isLimited ? t('results.noneForNear', { text, place: near.name }) : t('results.noneFor', { text })
}

/** Returns the limits of a hint in words, and the address without them; undefined when one cannot be put into words. */
function hintWords(
  hint: SearchResults['dropHints'][number],
  address: SearchAddress,
  results: SearchResults,
  t: Translate,
) {
  const first = dropped(hint, address, results, t)
  const second = hint.and && first && dropped(hint.and, { ...address, ...first.changes }, results, t)
  const steps = hint.and ? [first, second] : [first]
  if (!steps.every((step) => step !== undefined)) return undefined
  const changes = Object.assign({}, ...steps.map((step) => step.changes)) as Partial<SearchAddress>
  return {
    filter: steps.map(({ label }) => label).join(' + '),
    total: hint.total,
    unknown: hint.unknown,
    to: resultsPath(address, changes),
  }
}

/** The minutes on the way to school. */
type WayLimit = { filter: 'way'; value?: undefined; without?: undefined }

type Dropped = { label: string; changes: Partial<SearchAddress> }

/** Returns a limit in words, and what changes without it. */
function dropped(
  limit: Limit | WayLimit,
  address: SearchAddress,
  results: SearchResults,
  t: Translate,
): Dropped | undefined {
  const setAs = (key: string, changes: Partial<SearchAddress>) => {
    const filter = results.setFilters.find((each) => each.key === key)
    return filter && { label: filter.label, changes }
  }
  const { filter, value = '', without } = limit
  switch (filter) {
    case 'types':
      return { label: t('filter.type'), changes: { types: [] } }
    case 'countries':
      return { label: t('filter.country'), changes: { countries: [] } }
    case 'ownership':
      return { label: t('filter.ownership'), changes: { ownership: undefined } }
    case 'features':
      return setAs(value, { features: address.features.filter((feature) => feature !== value) })
    case 'facts': {
      const { further } = address
      return setAs(`fact${value}`, {
        further: { ...further, fact: (further.fact ?? []).filter((one) => one !== value) },
      })
    }
    case 'minimumRating':
      return setAs('rating', { rating: undefined })
    case 'radius':
      return setAs('radius', { radius: undefined })
    case 'box':
      return setAs('box', { box: undefined })
    case 'near':
      return setAs('near', { near: undefined, radius: undefined })
    case 'word':
    case 'place':
      return without === undefined ? undefined : { label: value, changes: { text: without } }
    default: {
      const further = results.further.find(({ name }) => name === filter)
      return further && { label: further.legend, changes: { further: { ...address.further, [further.name]: [] } } }
    }
  }
}
