import { formatInstant } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import type { ListedRun } from '../runs/list-runs.server.ts'
import { RunBadge } from './run-badge.tsx'

const COLUMNS = ['when', 'kind', 'source', 'files', 'state', 'result', 'who'] as const

/** Runs in rows, on narrow screens as cards. */
export function RunTable({ runs }: { runs: ListedRun[] }) {
  const t = useTranslation()
  return (
    <Table label={t('adminNav.imports')} columns={COLUMNS.map((column) => t(`imports.${column}`))} cards>
      {runs.map((run) => (
        <RunRow key={run.id} run={run} />
      ))}
    </Table>
  )
}

function RunRow({ run }: { run: ListedRun }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <Row>
      <RowHead className="whitespace-nowrap font-normal tabular-nums">
        <Link to={`/admin/imports/${run.id}`} className="inline-flex min-h-6 items-center">
          {formatInstant(locale, new Date(run.startedAt).toISOString())}
        </Link>
      </RowHead>
      <Cell label={t('imports.kind')} className="whitespace-nowrap">
        {t(`imports.kind.${run.kind}`)}
      </Cell>
      <Cell label={t('imports.source')} className="whitespace-nowrap">
        {run.source}
      </Cell>
      <Cell label={t('imports.files')} className="wrap-anywhere min-w-40">
        {run.files.map(nameOf).join(', ')}
      </Cell>
      <Cell label={t('imports.state')}>
        <RunBadge state={run.state} isUndone={run.isUndone} />
      </Cell>
      <Cell label={t('imports.result')} className="min-w-44 tabular-nums">
        {run.state === 'finished' && t('imports.summary', run.counts)}
      </Cell>
      <Cell label={t('imports.who')} className="min-w-32">
        {run.startedBy ?? t('imports.command')}
      </Cell>
    </Row>
  )
}

/** The name of a file without its folders; the page of the run has the whole path. */
const nameOf = (file: string): string => (file.startsWith('/') ? (file.split('/').at(-1) ?? file) : file)
