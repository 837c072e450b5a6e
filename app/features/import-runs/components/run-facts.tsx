import { formatDay, formatInstant, formatNumber } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FactList } from '#app/ui/lists/fact-list.tsx'
import type { RunCounts as Counts } from '../runs/list-runs.server.ts'
import type { ViewedRun } from '../runs/view-run.server.ts'
import { RelatedRuns } from './run-progress.tsx'

/** How a run was ordered, by whom and when. */
export function RunFacts({ run }: { run: ViewedRun }) {
  const t = useTranslation()
  const locale = useLocale()
  const instant = (at: Date) => formatInstant(locale, new Date(at).toISOString())
  const facts = [
    [t('imports.files'), run.files.join(', ')],
    [t('imports.when'), instant(run.startedAt)],
    [t('imports.who'), run.startedBy ?? t('imports.command')],
    [t('imports.ended'), run.endedAt && instant(run.endedAt)],
    [t('imports.day'), run.day && formatDay(locale, run.day)],
    [t('imports.complete'), run.complete && t('imports.complete.yes')],
    [t('imports.related'), run.related.length > 0 && <RelatedRuns key="related" related={run.related} />],
  ] as const
  return <FactList facts={facts} />
}

const COUNTS = ['read', 'added', 'changed', 'unchanged', 'closed', 'rejected'] as const
const FACT_COUNTS = ['facts', 'factsChanged', 'factsWaiting'] as const
const CATCHMENT_COUNTS = ['catchments', 'catchmentsChanged', 'catchmentsRemoved'] as const
const UNDO_COUNTS = ['added', 'changed', 'closed', 'rejected'] as const

/** What a run did or would do, in numbers. For an undo, the rejected ones are those that it left unchanged. */
export function RunCounts({ run }: { run: ViewedRun }) {
  const t = useTranslation()
  const locale = useLocale()
  const isUndo = run.kind === 'undo'
  const { facts, catchments } = run.counts
  const further = [...(facts > 0 ? FACT_COUNTS : []), ...(catchments > 0 ? CATCHMENT_COUNTS : [])]
  const names = isUndo ? UNDO_COUNTS : [...COUNTS, ...further]
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      {names.map((name) => (
        <div key={name} className="rounded-control bg-sunken px-3 py-2">
          <dt className="text-ink-soft text-sm">
            {t(isUndo && name === 'rejected' ? 'imports.count.left' : `imports.count.${name}`)}
          </dt>
          <dd className="font-semibold text-lg tabular-nums">{formatNumber(locale, run.counts[name])}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How many schools of the files may be in the directory twice. */
export function AlikeNote({ counts }: { counts: Counts }) {
  const t = useTranslation()
  const { alikeInFiles, alikeElsewhere } = counts
  if (alikeInFiles + alikeElsewhere === 0) return null
  return (
    <p>
      {alikeInFiles > 0 && t('imports.alike.files', { count: alikeInFiles })}{' '}
      {alikeElsewhere > 0 && t('imports.alike.elsewhere', { count: alikeElsewhere })}
    </p>
  )
}
