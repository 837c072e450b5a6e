import { FavouriteButton } from '#app/features/schools/components/favourite-button.tsx'
import { SchoolType } from '#app/features/schools/components/school-type.tsx'
import { initials } from '#app/features/schools/initials.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classes } from '#app/ui/classes.ts'
import { ExerciseBook } from '#app/ui/exercise-book.tsx'
import { ScrollArea } from '#app/ui/lists/table.tsx'
import { comparePath } from '../compare-address.ts'
import { type CompareRow, compareRows } from '../compare-rows.ts'
import type { ComparedSchool } from '../compare-schools.server.ts'

type Props = { schools: ComparedSchool[]; onlyDifferences: boolean }

/** A column for each school; names and criteria stay visible while the rest is scrolled. */
export function CompareTable({ schools, onlyDifferences }: Props) {
  const t = useTranslation()
  const rows = compareRows(schools, useLocale())
  const shown = onlyDifferences && schools.length > 1 ? rows.filter((row) => row.differs) : rows
  if (shown.length === 0) return <p className="mt-6">{t('compare.noDifferences')}</p>
  return (
    <>
      <ScrollArea label={t('compare.table')} className="sheet mt-6 max-h-[85dvh] overflow-y-auto">
        <table className="w-full border-separate border-spacing-0 text-left text-sm">
          <thead>
            <tr>
              <th scope="col" className="sticky top-0 left-0 z-30 w-28 min-w-28 bg-sunken p-2.5 md:w-44 md:min-w-44">
                <span className="sr-only">{t('compare.criterion')}</span>
              </th>
              {schools.map((school) => (
                <SchoolHead key={school.id} school={school} schools={schools} onlyDifferences={onlyDifferences} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.key} row={row} schools={schools} />
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <Attributions schools={schools} />
    </>
  )
}

function SchoolHead({ school, schools, onlyDifferences }: Props & { school: ComparedSchool }) {
  const t = useTranslation()
  const others = schools.filter((other) => other !== school).map((other) => other.id)
  return (
    <th scope="col" className="sticky top-0 z-20 min-w-36 bg-sunken p-3.5 align-top font-normal">
      <div className="flex gap-3">
        <span className="hidden lg:block print:hidden">
          <ExerciseBook cover={school.category} initials={initials(school.name)} logo={school.logo} />
        </span>
        <div className="min-w-0">
          <Link to={`/schools/${school.id}`} className="font-head font-semibold text-ink no-underline hover:underline">
            {school.name}
          </Link>
          <p className="text-ink-soft">{school.city}</p>
          {school.closed && <Badge variant="notice">{t('compare.closed')}</Badge>}
          {school.sample && <Badge variant="edge">{t('school.sample')}</Badge>}
          <p className="no-print">
            <Link
              to={comparePath(others, { differences: onlyDifferences })}
              preventScrollReset
              aria-label={t('compare.removeSchool', { name: school.name })}
              className="inline-flex min-h-6 items-center font-semibold text-xs no-underline hover:underline"
            >
              {t('compare.remove')}
            </Link>
          </p>
          <div className="-ml-3">
            <FavouriteButton school={school} />
          </div>
        </div>
      </div>
    </th>
  )
}

function Row({ row, schools }: { row: CompareRow; schools: ComparedSchool[] }) {
  const t = useTranslation()
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-10 wrap-anywhere hyphens-auto border-line border-t bg-sheet p-2.5 align-top md:p-3.5"
      >
        {row.label}
        {row.differs && <span className="sr-only">, {t('compare.differs')}</span>}
      </th>
      {schools.map((school, index) => (
        <td key={school.id} className={classes('border-line border-t p-3.5 align-top', row.differs && 'bg-board-wash')}>
          {row.key === 'type' ? (
            <SchoolType school={school} />
          ) : (
            (row.values[index] ?? <span className="text-ink-soft">{t('compare.unknown')}</span>)
          )}
        </td>
      ))}
    </tr>
  )
}

/** The attributions that the licences of the registers require. */
function Attributions({ schools }: { schools: ComparedSchool[] }) {
  const t = useTranslation()
  const lines = new Set(schools.flatMap((school) => school.attribution ?? []))
  if (lines.size === 0) return null
  return (
    <p className="mt-2 text-ink-soft text-xs">
      {t('facts.source')} {[...lines].join(' · ')}
    </p>
  )
}
