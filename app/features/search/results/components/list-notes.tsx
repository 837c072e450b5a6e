import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { SearchResults } from '../search-schools.server.ts'
import { CoverageNotice } from './coverage-notice.tsx'

/** The notes above a list: how complete the directory is for the place, and what applies to all rows. */
export function ListNotes({ results }: { results: SearchResults }) {
  return (
    <>
      <CoverageNotice text={results.coverage} />
      <RowsNote results={results} />
    </>
  )
}

/**
 * What the order compares, and what each row would otherwise repeat: where its words come from, and that most schools
 * have no review; with a link to how the list is sorted.
 */
function RowsNote({ results: { schools, orderNote } }: { results: SearchResults }) {
  const t = useTranslation()
  const isOfficial = schools.some(({ register }) => register.sentence !== null || register.facts.length > 0)
  const unreviewed = schools.filter(({ ratingCount }) => ratingCount === 0).length
  const notes = [
    ...(orderNote ? [orderNote] : []),
    ...(isOfficial ? [t('results.official')] : []),
    ...(unreviewed > 1 && unreviewed * 2 > schools.length ? [t('results.fewReviews')] : []),
  ]
  return (
    <p className="mb-2 text-ink-soft text-xs">
      {notes.join(' ')} <Link to="/ordering">{t('results.ordering')}</Link>
    </p>
  )
}
