import { formatInstant } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import type { ListedSchedule } from '../list-schedules.server.ts'

const COLUMNS = ['register', 'rhythm', 'state', 'checked', 'changed', 'next'] as const

/** Scheduled imports in rows, on narrow screens as cards. */
export function ScheduleTable({ schedules }: { schedules: ListedSchedule[] }) {
  const t = useTranslation()
  const locale = useLocale()
  const instant = (at: Date | null) => (at ? formatInstant(locale, new Date(at).toISOString()) : t('schedules.never'))
  return (
    <Table label={t('schedules.title')} columns={COLUMNS.map((column) => t(`schedules.${column}`))} cards>
      {schedules.map((schedule) => (
        <Row key={schedule.id}>
          <RowHead className="min-w-56 font-normal">
            <Link to={`/admin/import-schedules/${schedule.id}`} className="inline-flex min-h-6 items-center">
              {schedule.dataset}
            </Link>
            <span className="block text-ink-soft">{schedule.source}</span>
          </RowHead>
          <Cell label={t('schedules.rhythm')} className="whitespace-nowrap">
            {t(`schedules.rhythm.${schedule.rhythm}`)}
          </Cell>
          <Cell label={t('schedules.state')}>
            <ScheduleBadge schedule={schedule} />
          </Cell>
          <Cell label={t('schedules.checked')} className="whitespace-nowrap tabular-nums">
            {instant(schedule.checkedAt)}
          </Cell>
          <Cell label={t('schedules.changed')} className="whitespace-nowrap tabular-nums">
            {instant(schedule.changedAt)}
          </Cell>
          <Cell label={t('schedules.next')} className="whitespace-nowrap tabular-nums">
            {schedule.paused ? '–' : instant(schedule.nextAt)}
          </Cell>
        </Row>
      ))}
    </Table>
  )
}

/** The state of a scheduled import in a word. */
export function ScheduleBadge({ schedule: { paused, problem } }: { schedule: ListedSchedule }) {
  const t = useTranslation()
  return (
    <span className="flex flex-wrap gap-1">
      {problem && <Badge variant="notice">{t(`schedules.problem.${problem.kind}`)}</Badge>}
      {paused && <Badge variant="edge">{t('schedules.paused')}</Badge>}
      {!problem && !paused && <Badge variant="success">{t('schedules.fine')}</Badge>}
    </span>
  )
}
