import { lazy } from 'react'
import { SchoolRow } from '#app/features/schools/components/school-row.tsx'
import { formatDistance } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classes } from '#app/ui/classes.ts'
import type { FoundSchool, SearchResults } from '../../results/search-schools.server.ts'

/**
 * Loaded on demand, because few rows have sites. The server waits for it, and a navigation keeps the old page until it
 * is loaded.
 */
const SchoolSites = lazy(async () => ({
  default: (await import('#app/features/school-profile/components/school-sites.tsx')).SchoolSites,
}))

type Props = {
  results: SearchResults
  /** The school that is marked on the map, and a callback for when another one is. */
  marked?: string | null
  onMark?: (id: string | null) => void
}

/** Schools of one page, with at most two paid places above them that are marked as such. */
export function ResultList({ results, marked = null, onMark }: Props) {
  const t = useTranslation()
  const row = (school: FoundSchool, sponsored: boolean) => (
    <li
      key={sponsored ? `sponsored-${school.id}` : school.id}
      onPointerEnter={onMark && (() => onMark(school.id))}
      onPointerLeave={onMark && (() => onMark(null))}
      onFocus={onMark && (() => onMark(school.id))}
      className={classes('@container rounded-card', marked === school.id && 'outline-2 outline-board')}
    >
      <SchoolRow
        school={school}
        badge={sponsored && <Badge variant="edge">{t('results.sponsored')}</Badge>}
        note={school.distanceKm !== null && <Distance school={school} km={school.distanceKm} />}
      />
      {school.sites && (
        <div className="mx-3 rounded-b-card border border-line border-t-0 bg-sheet px-4">
          <SchoolSites sites={school.sites} />
        </div>
      )}
    </li>
  )
  return (
    <ul className="flex flex-col gap-3.5">
      {results.sponsored.map((school) => row(school, true))}
      {results.schools.map((school) => row(school, false))}
    </ul>
  )
}

function Distance({ school, km }: { school: FoundSchool; km: number }) {
  const t = useTranslation()
  const locale = useLocale()
  const distance = formatDistance(locale, km)
  return (
    <strong className="font-semibold text-ink">
      {school.approximate ? t('results.approximate', { distance }) : distance}
    </strong>
  )
}
