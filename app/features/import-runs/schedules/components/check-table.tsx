import { DataTable } from '#app/features/admin/components/data-table.tsx'
import { formatInstant } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { ShownCheck } from '../view-schedule.server.ts'
import { Detail } from './detail.tsx'

const COLUMNS = ['at', 'outcome', 'runs'] as const

/** The checks of a scheduled import, each with the runs that followed. */
export function CheckTable({ checks }: { checks: ShownCheck[] }) {
  const t = useTranslation()
  const locale = useLocale()
  if (checks.length === 0) return <p>{t('schedules.checks.none')}</p>
  return (
    <DataTable
      label={t('schedules.checks')}
      columns={COLUMNS.map((column) => t(`schedules.check.${column}`))}
      rows={checks.map((check) => ({
        key: String(check.id),
        cells: [
          formatInstant(locale, new Date(check.at).toISOString()),
          <span key="outcome" className="wrap-anywhere">
            {t(`schedules.check.${check.outcome}`)} {check.detail && <Detail detail={check.detail} />}
          </span>,
          <CheckRuns key="runs" check={check} />,
        ],
      }))}
    />
  )
}

function CheckRuns({ check: { trial, import: imported } }: { check: ShownCheck }) {
  const t = useTranslation()
  const runs = [{ kind: 'trial', run: trial } as const, { kind: 'import', run: imported } as const]
  return runs.map(
    ({ kind, run }) =>
      run && (
        <Link key={kind} to={`/admin/imports/${run.id}`} className="mr-4 inline-flex min-h-6 items-center">
          {t(`imports.kind.${kind}`)} ({t(`imports.state.${run.state}`)})
        </Link>
      ),
  )
}
