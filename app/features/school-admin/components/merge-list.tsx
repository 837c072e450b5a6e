import { formatDay, formatInstant } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ViewedSchool } from '../view-school.server.ts'
import { ActionForm } from './action-form.tsx'

type Merge = ViewedSchool['merges'][number]

/** Merges in which a school took part. The last one in force can be undone for a while. */
export function MergeList({ merges }: { merges: Merge[] }) {
  const t = useTranslation()
  const locale = useLocale()
  const undoable = merges.find(({ undoneAt }) => undoneAt === null)
  return (
    <>
      <ol className="grid gap-4">
        {merges.map((merge) => (
          <li key={merge.id} className="wrap-anywhere border-line border-s-2 ps-4">
            <Link to={`/admin/schools/${merge.mergedId}`}>{`${merge.merged} (${merge.mergedId})`}</Link>
            <Icon name="arrow-right" size={16} className="mx-1 inline" />
            <Link to={`/admin/schools/${merge.survivorId}`}>{`${merge.survivor} (${merge.survivorId})`}</Link>
            <span className="block text-ink-soft text-sm">
              {formatInstant(locale, merge.mergedAt.toISOString())}:{' '}
              {merge.rule ? t(`schoolAdmin.rule.${merge.rule}`) : merge.reason}
            </span>
            {merge.undoneAt && (
              <span className="block text-ink-soft text-sm">
                {t('schoolAdmin.undone', { time: formatInstant(locale, merge.undoneAt.toISOString()) })}{' '}
                {merge.undoReason}
              </span>
            )}
          </li>
        ))}
      </ol>
      {undoable?.undoUntil && (
        <div className="mt-6">
          <h3 className="mb-2 text-lg">
            {t('schoolAdmin.undo.title', { name: `${undoable.merged} (${undoable.mergedId})` })}
          </h3>
          <p className="mb-4 text-ink-soft">
            {t('schoolAdmin.undo.text', { day: formatDay(locale, undoable.undoUntil) })}
          </p>
          <ActionForm
            intent="undo-merge"
            variant="danger"
            hidden={{ mergeId: undoable.id }}
            submit={t('schoolAdmin.undo')}
          />
        </div>
      )}
    </>
  )
}
