import { formatInstant } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import type { ShownCheck } from '../view-schedule.server.ts'

const COLUMNS = ['at', 'outcome', 'runs'] as const

/** The looks of a scheduled import at its addresses, each with the runs that it led to. */
export function CheckTable({ checks }: { checks: ShownCheck[] }) {
  const t = useTranslation()
  const locale = useLocale()
  if (checks.length === 0) return <p>{t('schedules.checks.none')}</p>
  return (
    <Table label={t('schedules.checks')} columns={COLUMNS.map((column) => t(`schedules.check.${column}`))}>
      {checks.map(({ id, at, outcome, detail, trial, import: imported }) => (
        <Row key={id}>
          <RowHead className="whitespace-nowrap font-normal tabular-nums">
            {formatInstant(locale, new Date(at).toISOString())}
          </RowHead>
          <Cell className="wrap-anywhere">
            {t(`schedules.check.${outcome}`)} {detail && <span lang="en">{detail}</span>}
          </Cell>
          <Cell>
            {[{ kind: 'trial', run: trial } as const, { kind: 'import', run: imported } as const].map(
              ({ kind, run }) =>
                run && (
                  <Link key={kind} to={`/admin/imports/${run.id}`} className="mr-4 inline-flex min-h-6 items-center">
                    {t(`imports.kind.${kind}`)} ({t(`imports.state.${run.state}`)})
                  </Link>
                ),
            )}
          </Cell>
        </Row>
      ))}
    </Table>
  )
}
