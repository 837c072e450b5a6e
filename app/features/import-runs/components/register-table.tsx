import { formatAge, formatDay, formatInstant, formatNumber } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import { schoolYear } from '#lib/text/school-year.ts'
import type { ListedRegister } from '../registers/list-registers.server.ts'
import { RunBadge } from './run-badge.tsx'

const COLUMNS = ['source', 'edition', 'coverage', 'outcome', 'next'] as const

/** The registers and statistics of a country in rows, on narrow screens as cards. */
export function RegisterTable({ label, registers }: { label: string; registers: ListedRegister[] }) {
  const t = useTranslation()
  return (
    <Table label={label} columns={COLUMNS.map((column) => t(`registers.${column}`))} cards>
      {registers.map((register) => (
        <RegisterRow key={register.id} register={register} />
      ))}
    </Table>
  )
}

function RegisterRow({ register }: { register: ListedRegister }) {
  const t = useTranslation()
  const { id, dataset, isStatistic, lastRun } = register
  const locale = useLocale()
  return (
    <Row>
      <RowHead className="min-w-56 font-normal">
        <Link to={`/admin/registers/${id}`} className="inline-flex min-h-6 items-center">
          {dataset}
        </Link>
        <span className="block text-ink-soft">
          {id}
          {isStatistic && ` · ${t('registers.statistic')}`}
        </span>
      </RowHead>
      <Cell label={t('registers.edition')} className="whitespace-nowrap tabular-nums">
        <Edition register={register} />
      </Cell>
      <Cell label={t('registers.coverage')} className="tabular-nums">
        <Coverage register={register} />
      </Cell>
      <Cell label={t('registers.outcome')}>
        {lastRun ? (
          <span className="flex flex-wrap items-center gap-2">
            <RunBadge state={lastRun.state} isUndone={lastRun.isUndone} />
            <Link to={`/admin/imports/${lastRun.id}`} className="inline-flex min-h-6 items-center tabular-nums">
              {formatInstant(locale, new Date(lastRun.at).toISOString())}
            </Link>
          </span>
        ) : (
          t('schedules.never')
        )}
      </Cell>
      <Cell label={t('registers.next')} className="tabular-nums">
        <NextLook register={register} />
      </Cell>
    </Row>
  )
}

/** The edition that is loaded, and how old it is. */
export function Edition({ register: { edition, period, isOld } }: { register: ListedRegister }) {
  const t = useTranslation()
  const locale = useLocale()
  const year = period && Number(period.start.slice(0, 4))
  const named = edition
    ? formatDay(locale, edition)
    : year && (period.kind === 'year' ? String(year) : t('registers.schoolYear', { year: schoolYear(year) }))
  if (!named) return '–'
  return (
    <>
      {named}
      {edition && <span className="block text-ink-soft">{formatAge(locale, edition)}</span>}
      {isOld && <Badge variant="notice">{t('registers.old')}</Badge>}
    </>
  )
}

/** How many schools and facts of the source are in the directory. */
export function Coverage({ register: { schools, facts } }: { register: ListedRegister }) {
  const t = useTranslation()
  const locale = useLocale()
  const number = (value: number) => formatNumber(locale, value)
  return (
    <>
      {schools && (
        <span className="block">
          {t('registers.schools', { loaded: number(schools.loaded), expected: number(schools.expected) })}
        </span>
      )}
      {facts > 0 && <span className="block">{t('registers.facts', { facts: number(facts) })}</span>}
      {!schools && facts === 0 && '–'}
    </>
  )
}

function NextLook({ register: { schedule, isFindable } }: { register: ListedRegister }) {
  const t = useTranslation()
  const locale = useLocale()
  if (!isFindable) return t('registers.byHand')
  if (!schedule) return '–'
  return (
    <span className="flex flex-wrap items-center gap-2">
      {schedule.problem && <Badge variant="notice">{t(`schedules.problem.${schedule.problem}`)}</Badge>}
      <Link to={`/admin/import-schedules/${schedule.id}`} className="inline-flex min-h-6 items-center">
        {schedule.nextAt ? formatInstant(locale, new Date(schedule.nextAt).toISOString()) : t('schedules.paused')}
      </Link>
    </span>
  )
}
