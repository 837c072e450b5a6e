import { formatInstant } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { ListedRun } from '../runs/list-runs.server.ts'
import { RunBadge } from './run-badge.tsx'

const COLUMNS = ['when', 'kind', 'source', 'files', 'state', 'result', 'who'] as const

/** Runs in rows; on narrow screens the table scrolls inside itself. */
export function RunTable({ runs }: { runs: ListedRun[] }) {
  const t = useTranslation()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section aria-label={t('desk.nav.imports')} tabIndex={0} className="sheet overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead className="bg-sunken">
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="whitespace-nowrap px-3 py-2">
                {t(`imports.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <Row key={run.id} run={run} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ run }: { run: ListedRun }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="whitespace-nowrap px-3 py-2 font-normal tabular-nums">
        <Link to={`/admin/imports/${run.id}`} className="inline-flex min-h-6 items-center">
          {formatInstant(locale, new Date(run.startedAt).toISOString())}
        </Link>
      </th>
      <td className="whitespace-nowrap px-3 py-2">{t(`imports.kind.${run.kind}`)}</td>
      <td className="whitespace-nowrap px-3 py-2">{run.source}</td>
      <td className="wrap-anywhere min-w-56 px-3 py-2">{run.files.join(', ')}</td>
      <td className="px-3 py-2">
        <RunBadge state={run.state} isUndone={run.isUndone} />
      </td>
      <td className="min-w-56 px-3 py-2 tabular-nums">
        {run.state === 'finished' && t('imports.summary', run.counts)}
      </td>
      <td className="px-3 py-2">{run.startedBy ?? t('imports.command')}</td>
    </tr>
  )
}
