import { Link } from '#app/i18n/link.tsx'
import type { Translate } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { DropHint } from '../../engine/index.ts'
import { resultsPath, type SearchAddress } from '../../search-address.ts'
import type { SearchResults } from '../../search-schools.server.ts'

const HINTS_AT_MOST = 3

/** What to do when nothing was found: which limit to drop, and how many schools there would be then. */
export function NoResults({ address, results }: { address: SearchAddress; results: SearchResults }) {
  const t = useTranslation()
  const hints = results.dropHints.slice(0, HINTS_AT_MOST).flatMap((hint) => wayOut(hint, address, results, t) ?? [])
  return (
    <EmptyState
      drawing="empty-results"
      title={<h1>{address.text ? t('results.noneFor', { text: address.text }) : t('results.none')}</h1>}
    >
      {hints.length === 0 && <p>{t('results.noneHint')}</p>}
      {hints.map((hint) => (
        <p key={hint.filter} className="flex flex-col items-center gap-2">
          {t('results.drop', { filter: hint.filter, count: hint.total })}
          <Link to={hint.to} className={button('quiet')}>
            {t('results.drop.remove', { filter: hint.filter })}
          </Link>
        </p>
      ))}
      <Link to="/results">{t('home.all')}</Link>
    </EmptyState>
  )
}

/** A limit in words, and the address without it. */
function wayOut(hint: DropHint, address: SearchAddress, results: SearchResults, t: Translate) {
  const found = (words: string, changes: Partial<SearchAddress>) => ({
    filter: words,
    total: hint.total,
    to: resultsPath(address, changes),
  })
  const setAs = (key: string) => results.setFilters.find((filter) => filter.key === key)
  switch (hint.filter) {
    case 'types':
      return found(t('filter.type'), { types: [] })
    case 'countries':
      return found(t('filter.country'), { countries: [] })
    case 'ownership':
      return found(t('filter.ownership'), { ownership: undefined })
    case 'word':
      return hint.value === undefined ? undefined : found(hint.value, { text: withoutWord(address.text, hint.value) })
    case 'place': {
      const chip = results.chips.find((part) => part.kind === 'place' || part.kind === 'postal_code')
      const near = setAs('near')
      return chip ? found(chip.text, { text: chip.without }) : near && found(near.words, near.without)
    }
    default: {
      const further = results.further.find(({ name }) => name === hint.filter)
      if (further) return found(further.legend, { further: { ...address.further, [further.name]: [] } })
      const key =
        hint.filter === 'features' ? (hint.value ?? '') : hint.filter === 'minimumRating' ? 'rating' : hint.filter
      const filter = setAs(key)
      return filter && found(filter.words, filter.without)
    }
  }
}

const withoutWord = (text: string, word: string): string =>
  text
    .split(/\s+/)
    .filter((each) => each.toLocaleLowerCase() !== word.toLocaleLowerCase())
    .join(' ')
