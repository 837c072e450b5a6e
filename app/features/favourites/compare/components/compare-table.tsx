import type { ReactNode } from 'react'
import { FactSources } from '#app/features/facts/components/fact-sources.tsx'
import { FavouriteButton } from '#app/features/schools/components/favourite-button.tsx'
import { initials } from '#app/features/schools/initials.ts'
import type { OwnPoint } from '#app/features/schools/own-point/own-point.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ExerciseBook } from '#app/ui/exercise-book.tsx'
import { ScrollArea } from '#app/ui/lists/table.tsx'
import { type CompareView, comparePath } from '../../compare-address.ts'
import type { Arranged } from '../arrange.ts'
import { type CompareRow, compareRows, fullestFirst, unknownRows } from '../compare-rows.ts'
import type { ComparedSchool } from '../compare-schools.server.ts'
import type { ComparedFacts } from '../present-compared-facts.server.ts'
import { Row, UnknownKey, warningId } from './compare-cells.tsx'

type Props = {
  comparison: Pick<Arranged, 'schools' | 'from' | 'facts'>
  view: CompareView
  own: OwnPoint | null
  /** Rows above all others, and below them. */
  first?: ReactNode
  last?: ReactNode
}

/** A column for each school; names and criteria stay visible while the rest is scrolled. */
export function CompareTable({ comparison, view, own, first, last }: Props) {
  const t = useTranslation()
  const { schools, from, facts } = comparison
  const isShown = (row: CompareRow) => !view.differences || schools.length < 2 || row.differs
  const locale = useLocale()
  const measured = { from, pupils: facts.pupils, own }
  const basics = compareRows(schools, locale, measured).filter(isShown)
  const groups = facts.groups
    .map((group) => ({ ...group, rows: fullestFirst(group.rows.filter(isShown)) }))
    .filter(({ rows }) => rows.length > 0)
  if (basics.length + groups.length === 0) return <p className="mt-6">{t('compare.noDifferences')}</p>
  return (
    <>
      {schools.length > 1 && <Key rows={[...basics, ...groups.flatMap(({ rows }) => rows)]} />}
      <ScrollArea label={t('compare.table')} className="sheet mt-2 max-h-[85dvh] overflow-y-auto">
        <table className="w-full border-separate border-spacing-0 text-left text-sm">
          <thead>
            <tr>
              <th scope="col" className="sticky top-0 left-0 z-30 w-28 min-w-28 bg-sunken p-2.5 md:w-44 md:min-w-44">
                <span className="sr-only">{t('compare.criterion')}</span>
              </th>
              {schools.map((school) => (
                <SchoolHead key={school.id} school={school} schools={schools} view={view} />
              ))}
            </tr>
          </thead>
          <tbody>
            {first}
            {basics.map((row) => (
              <Row key={row.key} row={row} schools={schools} common={facts.common?.period} />
            ))}
          </tbody>
          {groups.map(({ id, title, rows }) => (
            <tbody key={id}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={schools.length + 1}
                  className="border-line border-t bg-sunken px-2.5 py-2 md:px-3.5"
                >
                  <span className="sticky left-2.5 font-head md:left-3.5">{title}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.key} row={row} schools={schools} common={facts.common?.period} />
              ))}
            </tbody>
          ))}
          {last && <tbody>{last}</tbody>}
        </table>
        <div aria-hidden="true" className="more-below no-print" />
      </ScrollArea>
      <Unknown labels={unknownRows(schools, locale, measured)} />
      <TableNotes facts={facts} isDistanceShown={from !== undefined} />
    </>
  )
}

/** What the dash of the table means, where there is one. */
const Key = ({ rows }: { rows: readonly CompareRow[] }) =>
  rows.some(({ values }) => values.includes(null)) && (
    <p className="mt-4 text-ink-soft text-sm">
      <UnknownKey />
    </p>
  )

/** Folds away what is not known about any of the schools. */
function Unknown({ labels }: { labels: string[] }) {
  const t = useTranslation()
  if (labels.length === 0) return null
  return (
    <details className="no-print mt-3 text-sm">
      <summary className="min-h-9 cursor-pointer content-center text-ink-soft">
        {t('compare.unknownRows', { count: labels.length })}
      </summary>
      <p>{labels.join(', ')}</p>
    </details>
  )
}

type HeadProps = { school: ComparedSchool; schools: readonly ComparedSchool[]; view: CompareView }

function SchoolHead({ school, schools, view }: HeadProps) {
  const t = useTranslation()
  const others = schools.filter((other) => other !== school).map((other) => other.id)
  return (
    <th scope="col" className="sticky top-0 z-20 min-w-36 bg-sunken px-2.5 py-1.5 align-top font-normal md:p-3.5">
      <div className="flex gap-3">
        <span className="hidden lg:block print:hidden">
          <ExerciseBook cover={school.category} initials={initials(school.name)} logo={school.logo} />
        </span>
        <div className="wrap-anywhere min-w-24">
          <Link
            to={`/schools/${school.id}`}
            className="line-clamp-2 font-head leading-tight font-semibold text-ink no-underline hover:underline md:line-clamp-none md:leading-normal print:line-clamp-none"
          >
            {school.name}
          </Link>
          <p className="text-ink-soft max-md:hidden">{school.city}</p>
          {school.closed && <Badge variant="notice">{t('compare.closed')}</Badge>}
          {school.sample && <Badge variant="edge">{t('school.sample')}</Badge>}
          <div className="-mb-2 -ml-3 flex items-center max-md:-mt-1.5">
            <FavouriteButton school={school} />
            <Link
              to={comparePath(others, view)}
              preventScrollReset
              aria-label={t('compare.removeSchool', { name: school.name })}
              className="no-print inline-flex min-h-6 items-center font-semibold text-xs no-underline hover:underline"
            >
              {t('compare.remove')}
            </Link>
          </div>
        </div>
      </div>
    </th>
  )
}

type NoteProps = { facts: ComparedFacts; isDistanceShown: boolean }

/** What the table's numbers do not mean, and the attributions that the licences of its sources require. */
function TableNotes({ facts: { warnings, sources, common }, isDistanceShown }: NoteProps) {
  const t = useTranslation()
  return (
    <div className="grid gap-2 text-ink-soft text-xs">
      <FactSources sources={sources} />
      {common && <p>{common.note}</p>}
      {isDistanceShown && <p>{t('compare.near.note')}</p>}
      {warnings.length > 0 && (
        <section aria-labelledby="number-notes">
          <h2 id="number-notes" className="font-semibold text-sm">
            {t('compare.warnings')}
          </h2>
          <dl className="mt-1 grid max-w-measure gap-1">
            {warnings.map(({ id, label, text }) => (
              <div key={id} id={warningId(id)} tabIndex={-1} className="scroll-mt-4">
                <dt className="inline font-semibold">{label}:</dt> <dd className="inline">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}
