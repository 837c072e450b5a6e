import { useTranslation } from '#app/i18n/use-translation.ts'
import type { ViewedColumns } from '../columns/view-columns.server.ts'

/** What a run says about the columns of its files; losses since the import before stand out. */
export function ColumnNotes({ columns: { lists, persons } }: { columns: ViewedColumns }) {
  const t = useTranslation()
  return (
    <section aria-labelledby="columns-title" className="grid gap-3">
      <h3 id="columns-title" className="font-semibold text-base">
        {t('imports.columns')}
      </h3>
      <dl className="grid gap-3">
        {lists.map(({ title, names, isLoss }) => (
          <div key={title}>
            <dt className={isLoss ? 'font-semibold text-danger' : 'text-ink-soft text-sm'}>{title}</dt>
            <dd className="wrap-anywhere">{names}</dd>
          </div>
        ))}
      </dl>
      {persons > 0 && <p className="text-ink-soft text-sm">{t('imports.columns.persons', { count: persons })}</p>}
    </section>
  )
}
