import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { SearchResults } from '../search-schools.server.ts'

/** Id of what applies to the whole list, which stands below it. */
export const LIST_NOTES_ID = 'list-notes'

/** The page with the open days of the region in which all schools of the list are; null if there are none. */
export type OpenDaysLine = { openDays: { path: string; text: string } | null }

type Props = { results: SearchResults & OpenDaysLine; choosePath?: string }

/**
 * The notes above a list: how complete the directory is for the place, the next date of admission, the open days of the
 * region, what an order compares, and what all rows would otherwise repeat; with the way to the choosing helper.
 *
 * @param props.choosePath the helper with the place and the types of this search
 */
export function ListNotes({ results, choosePath }: Props) {
  const { coverage, nextDate, openDays, wayNote, orderNote, shared } = results
  const t = useTranslation()
  const links = [...(nextDate?.links ?? []), ...(openDays ? [openDays] : [])]
  return (
    <>
      <CoverageNotice text={coverage} />
      {links.length > 0 && (
        <p className="mb-1.5 flex flex-wrap gap-x-4 text-sm">
          {links.map(({ path, text }) => (
            <Link key={path} to={path} className="inline-flex min-h-6 items-center">
              {text}
            </Link>
          ))}
        </p>
      )}
      <p className="mb-1.5 text-ink-soft text-xs">
        {[wayNote, orderNote, shared].filter(Boolean).join(' ')}{' '}
        <a href={`#${LIST_NOTES_ID}`} className="no-print whitespace-nowrap">
          {t('results.notes')}
        </a>
        {choosePath && (
          <>
            {' · '}
            <Link to={choosePath} className="no-print whitespace-nowrap">
              {t('nav.choose')}
            </Link>
          </>
        )}
      </p>
    </>
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
