import { CompactRow, isCompact } from '#app/features/schools/components/compact-row.tsx'
import { SchoolBadges } from '#app/features/schools/components/school-badges.tsx'
import { SchoolRow } from '#app/features/schools/components/school-row.tsx'
import { formatDistance } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classes } from '#app/ui/classes.ts'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { KeptItem } from '#app/ui/lists/kept-item.tsx'
import type { FoundSchool, SearchResults } from '../search-schools.server.ts'

/**
 * Loaded on demand, because few rows have sites. The server waits for it, and a navigation keeps the old page until it
 * is loaded.
 */
const SchoolSites = lazyPart(
  async () => (await import('#app/features/school-profile/components/school-sites.tsx')).SchoolSites,
)

type Props = {
  results: Pick<SearchResults, 'schools' | 'sponsored'> & { abroadFrom?: number | undefined }
  /** Whether they are sorted by distance. */
  byDistance: boolean
  /** Whether all rows are compact, because the list is beside a map. */
  compact?: boolean
  /** The school that is marked on the map, and a callback for when another one is. */
  marked?: string | null
  onMark?: (id: string | null) => void
}

/** Neighbours share one sheet, which begins and ends where cards come between them. */
const COMPACT = [
  '@container break-inside-avoid border-line border-x border-t bg-sheet',
  'first:rounded-t-card [:not([data-row=compact])+&]:rounded-t-card',
  'last:rounded-b-card last:border-b [&:has(+:not([data-row=compact]))]:rounded-b-card [&:has(+:not([data-row=compact]))]:border-b',
].join(' ')

/**
 * Schools of one page, with at most two paid places above them that are marked as such, and a line before those of
 * other countries.
 */
export function ResultList({ results, byDistance, compact = false, marked = null, onMark }: Props) {
  const isAbove = ({ id }: FoundSchool) => results.sponsored.some((sponsored) => sponsored.id === id)
  const item = (school: FoundSchool, isCompact: boolean) => (
    <Item
      key={school.sponsored ? `sponsored-${school.id}` : school.id}
      school={school}
      byDistance={byDistance}
      compact={isCompact}
      marked={marked === school.id}
      onMark={onMark}
    />
  )
  return (
    <ul className="flex flex-col [&>li+li]:mt-3.5 [&>[data-row=compact]+[data-row=compact]]:mt-0">
      {results.sponsored.map((school) => item(school, compact))}
      {results.schools.flatMap((school, index) => [
        index === results.abroadFrom && <Abroad key="abroad" />,
        isAbove(school) ? <PlaceOf key={school.id} school={school} /> : item(school, compact || isCompact(school)),
      ])}
    </ul>
  )
}

type ItemProps = {
  school: FoundSchool
  byDistance: boolean
  compact: boolean
  marked: boolean
  onMark: Props['onMark']
}

function Item({ school, byDistance, compact, marked, onMark }: ItemProps) {
  const { id, sites } = school
  const Content = compact ? CompactItem : RowItem
  return (
    <KeptItem
      // Sites are loaded on demand.
      of={sites ? undefined : { school, byDistance, compact }}
      data-row={compact ? 'compact' : undefined}
      className={
        compact
          ? classes(COMPACT, marked && '-outline-offset-2 outline-2 outline-board')
          : classes('@container rounded-card', marked && 'outline-2 outline-board')
      }
      {...(onMark && {
        onPointerEnter: () => onMark(id),
        onPointerLeave: () => onMark(null),
        onFocus: () => onMark(id),
      })}
    >
      <Content school={school} byDistance={byDistance} />
    </KeptItem>
  )
}

type ContentProps = Pick<ItemProps, 'school' | 'byDistance'>

function RowItem({ school, byDistance }: ContentProps) {
  const t = useTranslation()
  return (
    <>
      <SchoolRow
        school={school}
        badge={school.sponsored && <Badge variant="edge">{t('results.sponsored')}</Badge>}
        note={distanceOf(school)}
        byDistance={byDistance}
      />
      {school.sites && (
        <div className="mx-3 rounded-b-card border border-line border-t-0 bg-sheet px-4">
          <SchoolSites sites={school.sites} />
        </div>
      )}
    </>
  )
}

function CompactItem({ school, byDistance }: ContentProps) {
  return (
    <>
      <CompactRow
        school={school}
        badge={hasBadge(school) && <Badges school={school} />}
        note={distanceOf(school)}
        byDistance={byDistance}
      />
      {school.sites && (
        <div className="px-4 pl-17.5">
          <SchoolSites sites={school.sites} />
        </div>
      )}
    </>
  )
}

function Abroad() {
  const t = useTranslation()
  return (
    <li>
      <h2>{t('results.abroad')}</h2>
    </li>
  )
}

/** The position in the order of a school that is also shown above the list, in one line. */
function PlaceOf({ school }: { school: FoundSchool }) {
  const t = useTranslation()
  return (
    <li className="px-4 text-ink-soft text-sm">
      <Link to={`/schools/${school.id}`} className="font-semibold">
        {school.name}
      </Link>{' '}
      · {t('results.sponsoredAbove')}
    </li>
  )
}

const hasBadge = ({ premium, sample, sponsored }: FoundSchool) => premium || sample || sponsored

function Badges({ school }: { school: FoundSchool }) {
  const t = useTranslation()
  return (
    <>
      <SchoolBadges school={school} />
      {school.sponsored && <Badge variant="edge">{t('results.sponsored')}</Badge>}
    </>
  )
}

const distanceOf = (school: FoundSchool) =>
  school.distanceKm !== null && <Distance school={school} km={school.distanceKm} />

function Distance({ school, km }: { school: FoundSchool; km: number }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <>
      <strong className="font-semibold text-ink">
        {school.area ? t('results.inArea', { area: school.area }) : formatDistance(locale, km, school.country)}
      </strong>
      {school.way && ` · ${school.way}`}
    </>
  )
}
