import { trendPath } from '#app/features/facts/trend/trend-path.ts'
import { SchoolType } from '#app/features/schools/components/school-type.tsx'
import { routeTo } from '#app/features/schools/components/ways-to-school.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { classes } from '#app/ui/classes.ts'
import { type CompareRow, knownDiffer } from '../compare-rows.ts'
import type { ComparedSchool } from '../compare-schools.server.ts'
import type { Bar } from '../place-bars.ts'

/** The header of a row stays in sight while the rest is scrolled. */
export const ROW_HEAD =
  'sticky left-0 z-10 wrap-anywhere hyphens-auto border-line border-t bg-sheet p-2.5 align-top md:p-3.5'
export const CELL = 'border-line border-t p-2.5 align-top md:p-3.5'

/** Returns the id of the note on what a row's numbers do not mean. */
export const warningId = (key: string) => `note-${key}`

type RowProps = {
  row: CompareRow
  schools: readonly ComparedSchool[]
  /** The period that is named once below the table. */
  common: string | undefined
}

/** A row of the comparison, marked where known values differ; a bar repeats what the number says. */
export function Row({ row, schools, common }: RowProps) {
  const t = useTranslation()
  const isMarked = row.differs && knownDiffer(row)
  return (
    <tr>
      <th scope="row" className={ROW_HEAD}>
        {row.label}
        {isMarked && <span className="sr-only">, {t('compare.differs')}</span>}
        {row.hasWarning && (
          <a href={`#${warningId(row.key)}`} className="no-print block font-normal text-xs">
            {t('compare.warning')}
            <span className="sr-only">: {row.label}</span>
          </a>
        )}
      </th>
      {schools.map((school, index) => (
        <td
          key={school.id}
          className={classes(CELL, 'wrap-anywhere', isMarked && row.values[index] !== null && 'bg-board-wash')}
        >
          {row.key === 'type' ? <SchoolType school={school} /> : <Value row={row} at={index} common={common} />}
          {row.key === 'address' && <WayTo school={school} />}
          <TrendOf row={row} school={school} at={index} />
        </td>
      ))}
    </tr>
  )
}

/** The way to further periods of a school's fact. */
function TrendOf({ row: { trends, label }, school, at }: { row: CompareRow; school: ComparedSchool; at: number }) {
  const t = useTranslation()
  const fact = trends?.[at]
  if (!fact) return null
  return (
    <Link
      to={trendPath(school.id, fact)}
      rel="nofollow"
      discover="none"
      className="no-print flex min-h-6 w-fit items-center text-xs"
    >
      {t('compare.trend')}
      <span className="sr-only">
        : {label}, {school.name}
      </span>
    </Link>
  )
}

function Value({ row: { values, periods, bars }, at, common }: Omit<RowProps, 'schools'> & { at: number }) {
  const [value, period, bar] = [values[at] ?? null, periods?.[at], bars?.[at]]
  if (value === null) return <UnknownValue />
  return (
    <>
      {value}
      {period && period !== common && <span className="text-ink-soft text-xs"> ({period})</span>}
      {bar && <Length bar={bar} />}
    </>
  )
}

/** The sign for what is not known, with its meaning for screen readers; `UnknownKey` explains it to all others. */
export function UnknownValue() {
  const t = useTranslation()
  return (
    <span className="text-ink-soft">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('compare.unknown')}</span>
    </span>
  )
}

/** Explains the sign for what is not known. */
export function UnknownKey() {
  const t = useTranslation()
  return <span aria-hidden="true">– {t('compare.unknown')}</span>
}

/** A link to a map with directions to a school whose exact position is known. */
function WayTo({ school }: { school: ComparedSchool }) {
  const t = useTranslation()
  if (school.lat === null || school.approximate) return null
  return (
    <a
      href={routeTo(school)}
      target="_blank"
      rel="noopener"
      className="no-print relative flex min-h-6 w-fit items-center gap-1 text-xs"
    >
      {t('compare.way')}
      <span className="sr-only">
        : {school.name}
        {t('shell.newTab')}
      </span>
    </a>
  )
}

const Length = ({ bar: { from, to } }: { bar: Bar }) => (
  <span aria-hidden="true" className="relative mt-1.5 block h-1.5 max-w-44 overflow-hidden rounded-full bg-line">
    <span className="absolute inset-y-0 rounded-full bg-board" style={{ left: `${from}%`, width: `${to - from}%` }} />
  </span>
)
