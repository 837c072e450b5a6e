import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { SearchResults } from '../search-schools.server.ts'

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

/** Says above a list what the directory currently knows about a place, if that is less than families expect. */
function CoverageNotice({ text }: { text: string | null }) {
  const t = useTranslation()
  if (text === null) return null
  return (
    <p role="note" className="mb-4 flex items-start gap-2 rounded-control bg-sunken px-4 py-2.5 text-ink-soft text-sm">
      <Icon name="info" size={18} className="mt-0.5 flex-none" />
      <span>
        {text} <Link to="/data-sources#coverage">{t('results.coverage')}</Link>
      </span>
    </p>
  )
}
