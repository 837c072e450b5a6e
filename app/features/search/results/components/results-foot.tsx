import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import { pagesOf, resultsPath, type SearchAddress } from '../../search-address.ts'
import type { SearchResults } from '../search-schools.server.ts'
import { LIST_NOTES_ID } from './list-notes.tsx'

/** The other pages of the list, what can be done with the whole list, and where its data come from. */
export function ResultsFoot({ address, results }: { address: SearchAddress; results: SearchResults }) {
  return (
    <>
      <Notes results={results} />
      <PageLinks page={address.page} pages={pagesOf(results.total)} pathOf={(page) => resultsPath(address, { page })} />
      <Keep address={address} />
      <Attributions results={results} />
    </>
  )
}

/** What applies to the whole list: what a distance means, and how the list is ordered. */
function Notes({ results: { place, near } }: { results: SearchResults }) {
  const t = useTranslation()
  return (
    <p id={LIST_NOTES_ID} className="mt-3 scroll-mt-20 text-ink-soft text-xs">
      {(place || near) && t('results.distanceNote')} <Link to="/ordering">{t('results.ordering')}</Link>
    </p>
  )
}

/** The attributions required by the licences of the registers. */
function Attributions({ results }: { results: SearchResults }) {
  const t = useTranslation()
  const lines = new Set(results.schools.flatMap((school) => school.attribution ?? []))
  if (lines.size === 0) return null
  return (
    <p className="mt-2 text-ink-soft text-xs">
      {t('facts.source')} {[...lines].join(' · ')}
    </p>
  )
}

/** Actions on the whole list: saving the search, or downloading the list. */
function Keep({ address }: { address: SearchAddress }) {
  const t = useTranslation()
  const locale = useLocale()
  const query = resultsPath(address, { favourites: [] }).split('?')[1] ?? ''
  return (
    <p className="no-print mt-6 text-ink-soft text-sm">
      <Link to={`/account/searches?save=${encodeURIComponent(query)}`} className="tap mr-6">
        {t('results.save')}
      </Link>
      {t('results.download')}{' '}
      {(['csv', 'json'] as const).map((format) => (
        <a
          key={format}
          href={localePath(locale, `/results.${format}?${query}`)}
          download
          className="tap mr-3 uppercase"
        >
          {format}
        </a>
      ))}
    </p>
  )
}
